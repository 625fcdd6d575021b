import { type BuilderServer, builderMigrations, createDocuments } from '@portico/builder/server';
import { type ContactForm, contactFormMigrations, createContactForm } from '@portico/contact-form/server';
import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations } from '@portico/kernel/server/accounts';
import { createKits, kitsMigrations } from '@portico/kits/server';
import { createReviews, type ReviewsServer, reviewsMigrations } from '@portico/reviews/server';
import {
  createSpamProtection,
  type SpamProtection,
  spamProtectionMigrations,
} from '@portico/spam-protection/server';
import { seedPages } from '../demo/demoPages.ts';
import { seedReviews } from '../demo/demoReviews.ts';
import { contactFormJudge } from './contactFormJudge.ts';
import { changingHome, createFrontPage, type FrontPage } from './frontPage.ts';
import { kitContents } from './kitContents.ts';
import { noKitPosts } from './noKitPosts.ts';
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
  ...kitsMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly contactForm: ContactForm;
  readonly spam: SpamProtection;
  readonly reviews: ReviewsServer;
  readonly builder: BuilderServer;
  readonly frontPage: FrontPage;
}

export function createFeatures(ports: Ports, settings: Settings): Features {
  const facts = siteFacts(settings, ports.content);
  const spam = createSpamProtection(ports, {
    async turned({ source, label, verdictId }) {
      if (source === 'contact-form' && label === 'ham') await contactForm.deliver(verdictId);
    },
  });
  const contactForm = createContactForm(ports, {
    site: facts,
    judge: contactFormJudge(spam),
  });
  const reviews = createReviews(ports, { seed: (transaction) => seedReviews(transaction, ports.clock) });
  const builder = createDocuments(
    { ...ports, content: changingHome(ports.content) },
    { isReserved: isReservedSlug, seed: seedPages },
  );
  const frontPage = createFrontPage(ports.database, ports.content);
  const kits = createKits(ports, {
    contents: kitContents({
      documents: builder.documents,
      frontPage,
      content: ports.content,
      siteUrl: async () => (await facts()).url,
      ...noKitPosts,
    }),
  });
  const all = [contactForm, spam, reviews, builder.server, kits];
  return { all, contactForm, spam, reviews, builder, frontPage };
}
