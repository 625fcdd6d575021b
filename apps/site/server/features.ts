import { type ContactForm, contactFormMigrations, createContactForm } from '@portico/contact-form/server';
import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations } from '@portico/kernel/server/accounts';
import { type Settings, settingsMigrations } from './settings/settings.ts';
import { siteFacts } from './siteFacts.ts';

/** The schema of everything on this site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...accountMigrations,
  ...settingsMigrations,
  ...contactFormMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly contactForm: ContactForm;
}

export function createFeatures(ports: Ports, settings: Settings): Features {
  const contactForm = createContactForm(ports, { site: siteFacts(settings, ports.content) });
  return { all: [contactForm], contactForm };
}
