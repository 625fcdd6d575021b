import { type BlogServer, blogMigrations, createBlog } from '@portico/blog/server';
import { type BuilderServer, builderMigrations, createBuilder } from '@portico/builder/server';
import { type ContactForm, contactFormMigrations, createContactForm } from '@portico/contact-form/server';
import type { EmbedCode } from '@portico/kernel/embeds';
import {
  type FeatureServer,
  kernelMigrations,
  type Migration,
  type Ports,
  personalMails,
} from '@portico/kernel/server';
import { accountMigrations, type Users } from '@portico/kernel/server/accounts';
import { createKits, type KitsServer, kitsMigrations, LIBRARY_LIMITS } from '@portico/kits/server';
import { createReviews, type ReviewsServer, reviewsMigrations } from '@portico/reviews/server';
import { createShop, type ShopServer, shopMigrations } from '@portico/shop/server';
import {
  createSpamProtection,
  type SpamProtection,
  spamProtectionMigrations,
} from '@portico/spam-protection/server';
import { createTheme, type ThemeServer, themeMigrations } from '@portico/theme/server';
import type { FastifyInstance } from 'fastify';
import { personalDataRoutes } from './admin/personalDataRoutes.ts';
import { type Assets, NO_ASSETS } from './assets/Assets.ts';
import { COMMENT_SOURCE, commentJudge } from './commentJudge.ts';
import { contactFormJudge } from './contactFormJudge.ts';
import { designedMenus } from './designedMenus.ts';
import { maps } from './embeds/maps.tsx';
import { recentPosts } from './embeds/recentPosts.tsx';
import { videos } from './embeds/videos.tsx';
import { formPosts } from './formPosts.ts';
import { changingHome, createFrontPage, type FrontPage } from './frontPage.ts';
import { inNumberOrder } from './inNumberOrder.ts';
import { builtPosts } from './kitBuiltPosts.ts';
import { kitContents } from './kitContents.ts';
import { kitFonts } from './kitFonts.ts';
import { kitMenus } from './kitMenus.ts';
import { kitPictures } from './kitPictures.ts';
import { kitPosts, kitTaxonomies } from './kitPosts.ts';
import { createKitSheet, type KitSheet } from './kitSheet.ts';
import { lookStore } from './lookStore.ts';
import { mailRights } from './mailRights.ts';
import { mappedPaths } from './mappedPaths.ts';
import { changingMenus, menuTargets } from './menuTargets.ts';
import { ORDER_SOURCE, orderJudge } from './orderJudge.ts';
import { blogLanguages, dateFormOf, postsPath } from './pages/blog/blogOf.ts';
import { lookFor, renderArticles } from './pages/blog/furtherArticles.tsx';
import { userFields } from './pages/FormsVisit.ts';
import { isReservedSlug } from './pages/reservedSlugs.ts';
import { SITE_TAG, type SiteSettingsStore } from './settings/createSiteSettings.ts';
import { menuMigrations } from './settings/menuMigrations.ts';
import { type Settings, settingsMigrations } from './settings/settings.ts';
import { type MailFacts, siteFacts } from './siteFacts.ts';
import { templateTargets } from './templateTargets.ts';
import { themeStore } from './themeStore.ts';

/** The schema of the whole site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = inNumberOrder([
  ...kernelMigrations,
  ...accountMigrations,
  ...settingsMigrations,
  ...contactFormMigrations,
  ...spamProtectionMigrations,
  ...reviewsMigrations,
  ...blogMigrations,
  ...themeMigrations,
  ...shopMigrations,
  ...builderMigrations,
  ...kitsMigrations,
  ...menuMigrations,
]);

/** The features of this site, connected where one depends on another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly contactForm: ContactForm;
  readonly spam: SpamProtection;
  readonly reviews: ReviewsServer;
  readonly blog: BlogServer;
  readonly theme: ThemeServer;
  readonly builder: BuilderServer;
  readonly shop: ShopServer;
  readonly kits: KitsServer;
  /** Shortcodes that editors may use in texts. */
  readonly embedCodes: readonly EmbedCode[];
  readonly frontPage: FrontPage;
  readonly kitSheet: KitSheet;
  /** Whether a path directly below the root is reserved by the site. */
  isReserved(slug: string): boolean;
  /** Facts about this site for use in mails. */
  readonly facts: () => Promise<MailFacts>;
}

/** What features receive besides their ports. */
export interface FeatureParts {
  readonly settings: Settings;
  readonly site: SiteSettingsStore;
  readonly users: Users;
  /** How many kits the library keeps, if configured. */
  readonly libraryKits: number | null;
  /** The files that pages refer to. Not needed if no pages are shown. */
  readonly assets?: Assets;
  /** The first path segment of the pages next to the site, while there are any. */
  readonly annex: {
    slug(): Promise<string | null>;
    /** As of the last call. */
    lastKnown(): string | null;
  };
}

export function createFeatures(ports: Ports, parts: FeatureParts): Features {
  const { settings, site, users, libraryKits, annex, assets = NO_ASSETS } = parts;
  const isReserved = (slug: string): boolean =>
    isReservedSlug(slug, annex.lastKnown()) || slug === site.lastKnown().blog.address;
  const targets = menuTargets({
    documents: () => builder.documents,
    blog: () => blog.blog,
    products: () => shop.products,
    frontPage: () => frontPage.id(),
  });
  const theme: ThemeServer = createTheme(ports, { store: themeStore(settings), targets });
  const watched = { ...ports, content: changingMenus(ports.content, theme.menus) };
  const facts = async () => siteFacts(await site.read(), ports.publicUrl);
  const spam = createSpamProtection(ports, {
    language: () => site.lastKnown().language,
    async turned({ source, decision, verdictId }) {
      const sender = { 'contact-form': contactForm, [COMMENT_SOURCE]: blog.comments, [ORDER_SOURCE]: shop }[
        source
      ];
      await (decision === 'ham' ? sender?.deliver(verdictId) : sender?.setAside(verdictId));
    },
  });
  const blog: BlogServer = createBlog(watched, {
    languages: () => blogLanguages(site.lastKnown()),
    timeZone: () => site.lastKnown().timeZone,
    async isReserved(slug, transaction, isOwn) {
      if (isReserved(slug)) return true;
      const page = await builder.documents.within(transaction).pageAt(slug);
      // An existing post keeps its URL until a published page takes it.
      return page !== null && (page.isPublished || !isOwn);
    },
    perPage: async () => (await theme.published()).postsPerPage,
    async look(request) {
      // So that the settings are up to date when the articles are rendered.
      await site.read();
      return lookFor(theme, request);
    },
    renderArticles: renderArticles(() => dateFormOf(site.lastKnown())),
    articleTags: [theme.tag, SITE_TAG],
    site: async () => ({ ...(await facts()), language: blogLanguages(await site.read())[0] }),
    judge: commentJudge(spam),
    ...(libraryKits !== 0 && {
      designs: { keep: (designed) => kits.keepDesigns({ ...designed, menus: designedMenus(designed) }) },
    }),
    async commentNews() {
      const { mail, commentMails: when } = await site.read();
      const { mailFrom: from, url } = await facts();
      return { when, to: mail.owner, from, url };
    },
    async drawnAt(post) {
      const found = await builder.documents.ofPost(post);
      return found && `/pages/${found.document.id}/edit`;
    },
    postsPath: async () => postsPath(await site.read()),
    paths: async () =>
      mappedPaths(builder.documents, shop.products, {
        front: await frontPage.id(),
        annex: await annex.slug(),
        posts: postsPath(await site.read()),
      }),
  });
  const reviews = createReviews(ports);
  const rights = mailRights(ports.database, settings);
  const frontPage = createFrontPage(settings);
  const builder = createBuilder(
    { ...ports, content: changingHome(watched.content, frontPage) },
    {
      isReserved,
      isHiding: async (slug, transaction) => blog.isPostAt(transaction, slug),
      templateTargets: templateTargets(targets, () => blog.blog),
      looks: lookStore(settings),
      fileDrawings: blog.drawings,
      mayChangeMails: async (role) => role === 'administrator' || rights.areEditorsAllowed(),
    },
  );
  const contactForm = createContactForm(ports, {
    site: facts,
    mailRights: rights,
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
  const embedCodes = [contactForm.embedCode, reviews.embedCode, recentPosts(blog), videos, maps];
  const built = builtPosts(blog.transfer, builder.transfer);
  const kits = createKits(ports, {
    contents: kitContents({
      documents: builder.transfer,
      icons: builder.icons,
      embedCodes,
      frontPage,
      settings,
      siteUrl: async () => (await facts()).url,
      posts: kitPosts(blog.transfer, built),
      built,
      taxonomies: kitTaxonomies(blog.transfer),
      menus: kitMenus(theme.menus, () => builder.documents, blog.transfer.menuItems),
      pictures: kitPictures(blog),
      fonts: kitFonts(theme),
      ownFonts: theme.fonts,
    }),
    ...(libraryKits !== null && { libraryLimits: { ...LIBRARY_LIMITS, kits: libraryKits } }),
  });
  const shop = createShop(watched, {
    site: async () => ({ ...(await facts()), sender: (await facts()).mailFrom }),
    judge: orderJudge(spam),
  });
  return {
    facts,
    isReserved,
    all: withPersonalData(ports, [contactForm, spam, reviews, builder.server, blog, theme, kits, shop]),
    contactForm,
    spam,
    reviews,
    builder,
    blog,
    theme,
    shop,
    kits,
    frontPage,
    kitSheet: createKitSheet(settings, ports.content, {
      fonts: theme.fonts,
      built: assets,
      offerSizes: blog.offerSheetSizes,
    }),
    embedCodes,
  };
}

/** The features, plus one that collects the personal data of all of them. */
function withPersonalData({ database }: Ports, features: readonly FeatureServer[]): readonly FeatureServer[] {
  const kept = features.flatMap(({ personalData }) => personalData ?? []);
  const connect = async (app: FastifyInstance): Promise<void> =>
    personalDataRoutes(app, [...kept, personalMails(database)]);
  return [...features, { name: 'personal-data', connect }];
}
