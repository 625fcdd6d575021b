import { type ContactForm, contactFormMigrations, createContactForm } from '@portico/contact-form/server';
import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations } from '@portico/kernel/server/accounts';
import { createReviews, type ReviewsServer, reviewsMigrations } from '@portico/reviews/server';
import {
  countApproved,
  createSpamProtection,
  type SpamProtection,
  seedComments,
  spamProtectionMigrations,
} from '@portico/spam-protection/server';
import {
  type BlogServer,
  blogMigrations,
  type Customizer,
  changesetMigrations,
  createBlog,
  createCustomizer,
  createPostComments,
} from '@portico/theme/server';
import { BLOG_LANGUAGE, seedDemoPosts } from '../demo/demoPosts.ts';
import { seedReviews } from '../demo/demoReviews.ts';
import { commentsOnPosts } from './commentsOnPosts.ts';
import { contactFormJudge } from './contactFormJudge.ts';
import { type Settings, settingsMigrations } from './settings/settings.ts';
import { siteFacts } from './siteFacts.ts';
import { themeStore } from './themeStore.ts';

/** The schema of everything on this site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...accountMigrations,
  ...settingsMigrations,
  ...contactFormMigrations,
  ...spamProtectionMigrations,
  ...reviewsMigrations,
  ...blogMigrations,
  ...changesetMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly contactForm: ContactForm;
  readonly spam: SpamProtection;
  readonly reviews: ReviewsServer;
  readonly blog: BlogServer;
  readonly customizer: Customizer;
}

export function createFeatures(ports: Ports, settings: Settings): Features {
  const customizer = createCustomizer(ports, themeStore(settings));
  const postComments = createPostComments(ports.database, ports.content);
  const spam = createSpamProtection(
    { ...ports, content: commentsOnPosts(ports.content, postComments) },
    {
      commentTargets: { find: postComments.target },
      async turned({ source, label, verdictId }) {
        if (source === 'contact-form' && label === 'ham') await contactForm.deliver(verdictId);
      },
    },
  );
  const contactForm = createContactForm(ports, {
    site: siteFacts(settings, ports.content),
    judge: contactFormJudge(spam),
  });
  const reviews = createReviews(ports, { seed: (transaction) => seedReviews(transaction, ports.clock) });
  const blog = createBlog(ports, {
    language: BLOG_LANGUAGE,
    perPage: async () => (await customizer.published()).postsPerPage,
    async seed(transaction, { seedPosts }) {
      const comments = await seedDemoPosts(transaction, ports.clock, seedPosts);
      await seedComments(transaction, comments);
      for (const postId of new Set(comments.map((comment) => comment.postId)))
        await postComments.counted(transaction, postId, await countApproved(transaction, postId));
    },
  });
  const look: FeatureServer = { name: 'customizer', routes: async (app) => customizer.routes(app) };
  return {
    all: [contactForm, spam, reviews, blog, look],
    contactForm,
    spam,
    reviews,
    blog,
    customizer,
  };
}
