import { type BuilderServer, builderMigrations, createDocuments } from '@portico/builder/server';
import { type ContactForm, contactFormMigrations, createContactForm } from '@portico/contact-form/server';
import type { EmbedCode } from '@portico/kernel/embeds';
import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations, type Users } from '@portico/kernel/server/accounts';
import { createKits, kitsMigrations, LIBRARY_LIMITS } from '@portico/kits/server';
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
  createShop,
  type ShopServer,
  shopMigrations,
} from '@portico/theme/server';
import { seedPages } from '../demo/demoPages.ts';
import { BLOG_LANGUAGES, seedDemoPosts } from '../demo/demoPosts.ts';
import { demoProducts } from '../demo/demoProducts.ts';
import { seedReviews } from '../demo/demoReviews.ts';
import { commentsOnPosts } from './commentsOnPosts.ts';
import type { Configuration } from './configuration.ts';
import { contactFormJudge } from './contactFormJudge.ts';
import { recentPosts } from './embeds/recentPosts.tsx';
import { formPosts } from './formPosts.ts';
import { changingHome, createFrontPage, type FrontPage } from './frontPage.ts';
import { importedComments } from './importedComments.ts';
import { kitContents } from './kitContents.ts';
import { kitPosts, kitTaxonomies } from './kitPosts.ts';
import { createKitSheet, type KitSheet } from './kitSheet.ts';
import { mappedPaths } from './mappedPaths.ts';
import { ORDER_SOURCE, orderJudge } from './orderJudge.ts';
import { lookFor, renderArticles } from './pages/blog/furtherArticles.tsx';
import { userFields } from './pages/FormsVisit.ts';
import { isReservedSlug } from './pages/reservedSlugs.ts';
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
  ...shopMigrations,
  ...builderMigrations,
  ...kitsMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly contactForm: ContactForm;
  readonly spam: SpamProtection;
  readonly reviews: ReviewsServer;
  readonly blog: BlogServer;
  readonly customizer: Customizer;
  readonly builder: BuilderServer;
  readonly shop: ShopServer;
  /** What editors may put into texts by a code. */
  readonly embedCodes: readonly EmbedCode[];
  readonly frontPage: FrontPage;
  readonly kitSheet: KitSheet;
}

export function createFeatures(
  ports: Ports,
  settings: Settings,
  users: Users,
  { libraryKits }: Pick<Configuration, 'libraryKits'>,
): Features {
  const customizer = createCustomizer(ports, themeStore(settings));
  const facts = siteFacts(settings, ports);
  const blog: BlogServer = createBlog(ports, {
    languages: BLOG_LANGUAGES,
    isReserved: isReservedSlug,
    perPage: async () => (await customizer.published()).postsPerPage,
    look: (request) => lookFor(customizer, request),
    renderArticles,
    articleTags: [customizer.tag],
    site: async () => ({ ...(await facts()), language: BLOG_LANGUAGES[0] }),
    importedComments: importedComments(ports.content, () => blog),
    paths: async () => mappedPaths(builder.documents, shop.products, await frontPage.id()),
    async seed(transaction, { comments, seedPosts }) {
      const said = await seedDemoPosts(transaction, ports.clock, seedPosts);
      await seedComments(transaction, said);
      for (const postId of new Set(said.map((comment) => comment.postId)))
        await comments.counted(transaction, postId, await countApproved(transaction, postId));
    },
  });
  const spam = createSpamProtection(
    { ...ports, content: commentsOnPosts(ports.content, blog.comments) },
    {
      commentTargets: blog.comments,
      otherCalls: (call) => builder.answerShared(call),
      async turned({ source, label, verdictId }) {
        const sender = source === ORDER_SOURCE ? shop : source === 'contact-form' ? contactForm : null;
        await (label === 'ham' ? sender?.deliver(verdictId) : sender?.setAside(verdictId));
      },
    },
  );
  const reviews = createReviews(ports, { seed: (transaction) => seedReviews(transaction, ports.clock) });
  const builder = createDocuments(
    { ...ports, content: changingHome(ports.content) },
    { isReserved: isReservedSlug, seed: seedPages },
  );
  const frontPage = createFrontPage(ports.database, ports.content);
  const contactForm = createContactForm(ports, {
    site: facts,
    judge: contactFormJudge(spam),
    findPost: formPosts({
      ports,
      blog: blog.blog,
      documents: builder.documents,
      frontPage,
      users,
      site: facts,
    }),
    async findUser(id) {
      const user = await users.find(id);
      return user && userFields(user);
    },
  });
  const kits = createKits(ports, {
    contents: kitContents({
      documents: builder.documents,
      frontPage,
      content: ports.content,
      siteUrl: async () => (await facts()).url,
      posts: kitPosts(blog.carriage),
      taxonomies: kitTaxonomies(blog.carriage),
    }),
    ...(libraryKits !== null && { libraryLimits: { ...LIBRARY_LIMITS, kits: libraryKits } }),
  });
  const shop = createShop(ports, { site: facts, judge: orderJudge(spam), seed: demoProducts });
  const look: FeatureServer = { name: 'customizer', routes: async (app) => customizer.routes(app) };
  return {
    all: [contactForm, spam, reviews, builder.server, blog, look, kits, shop],
    contactForm,
    spam,
    reviews,
    builder,
    blog,
    customizer,
    shop,
    frontPage,
    kitSheet: createKitSheet(settings, ports.content),
    embedCodes: [contactForm.embedCode, reviews.embedCode, recentPosts(blog)],
  };
}
