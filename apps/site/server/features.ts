import { type BuilderServer, builderMigrations, createDocuments } from '@portico/builder/server';
import { type ContactForm, contactFormMigrations, createContactForm } from '@portico/contact-form/server';
import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations } from '@portico/kernel/server/accounts';
import { createReviews, type ReviewsServer, reviewsMigrations } from '@portico/reviews/server';
import {
  createSpamProtection,
  type SpamProtection,
  spamProtectionMigrations,
} from '@portico/spam-protection/server';
import { seedPages } from '../demo/demoPages.ts';
import { seedReviews } from '../demo/demoReviews.ts';
import { contactFormJudge } from './contactFormJudge.ts';
import { isReservedSlug } from './pages/reservedSlugs.ts';
import { type Settings, settingsMigrations } from './settings/settings.ts';
import { siteFacts } from './siteFacts.ts';

/** The schema of everything on this site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...accountMigrations,
  ...settingsMigrations,
  ...contactFormMigrations,
  ...spamProtectionMigrations,
  ...reviewsMigrations,
  ...builderMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly contactForm: ContactForm;
  readonly spam: SpamProtection;
  readonly reviews: ReviewsServer;
  readonly builder: BuilderServer;
}

export function createFeatures(ports: Ports, settings: Settings): Features {
  const spam = createSpamProtection(ports, {
    async turned({ source, label, verdictId }) {
      if (source === 'contact-form' && label === 'ham') await contactForm.deliver(verdictId);
    },
  });
  const contactForm = createContactForm(ports, {
    site: siteFacts(settings, ports.content),
    judge: contactFormJudge(spam),
  });
  const reviews = createReviews(ports, { seed: (transaction) => seedReviews(transaction, ports.clock) });
  const builder = createDocuments(ports, { isReserved: isReservedSlug, seed: seedPages });
  return { all: [contactForm, spam, reviews, builder.server], contactForm, spam, reviews, builder };
}
