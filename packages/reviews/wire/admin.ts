import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { BADGE_POSITIONS, LAYOUTS } from './public.ts';

/** The calls between the admin screens and the server. */

const oneOf = <const Value extends string>(values: readonly Value[], fallback: Value) =>
  Type.Enum([...values], { default: fallback });
const count = (fallback: number, maximum: number) => Type.Integer({ minimum: 0, maximum, default: fallback });
const flag = (fallback: boolean) => Type.Boolean({ default: fallback });
const words = (maxLength: number) => Type.String({ maxLength, default: '' });

export const ORDERS = ['newest', 'oldest', 'best', 'worst'] as const;

/** How a feed looks and behaves. Every option has a default, so that older feeds work with newer options. */
export const FeedOptions = Type.Object({
  layout: oneOf(LAYOUTS, 'list'),
  /** Cards before "more"; 0 for all. */
  pagination: count(10, 50),
  textSize: count(0, 10_000),
  /** A language tag; empty for the language of each review. */
  language: words(20),
  timeFormat: words(50),
  order: oneOf(ORDERS, 'newest'),
  minimumRating: count(1, 5),
  minimumLetters: count(0, 1_000),
  limit: count(0, 10_000),
  onlyLanguage: words(20),
  showsOriginal: flag(false),
  shortLastName: flag(false),
  showsHeader: flag(true),
  showsReviewUs: flag(true),
  showsAvatars: flag(true),
  showsPhotos: flag(true),
  showsReplies: flag(true),
  isDark: flag(false),
  hasBackground: flag(true),
  isRound: flag(false),
  hasShadow: flag(false),
  speed: Type.Integer({ minimum: 1, maximum: 3_600, default: 5 }),
  autoplay: flag(true),
  mouseStop: flag(true),
  clickStop: flag(true),
  wheelScroll: flag(false),
  hasButtons: flag(true),
  hasDots: flag(true),
  swipeStep: count(0, 50),
  swipePerButton: count(0, 50),
  swipePerDot: count(0, 50),
  breakpoints: words(200),
  openLink: flag(true),
  nofollowLink: flag(true),
  /** In px; 0 for no limit. */
  maxWidth: count(0, 4_000),
  maxHeight: count(0, 10_000),
  isCentered: flag(false),
  /** Empty for the colours of the site. */
  starColor: words(80),
  nameColor: words(80),
  textColor: words(80),
  cardColor: words(80),
  buttonColor: words(80),
  /** Further CSS variables of the widget, one per line: `--card-gap: 1rem` */
  styleVars: words(1_000),
  badge: oneOf(BADGE_POSITIONS, 'embed'),
  hasStructuredData: flag(false),
  /** Reviews that this feed does not show. */
  hidden: Type.Array(Type.Integer(), { maxItems: 1_000, default: [] }),
});
export type FeedOptions = Static<typeof FeedOptions>;

export const FeedDraft = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  places: Type.Array(Type.Integer(), { maxItems: 50 }),
  options: FeedOptions,
});
export type FeedDraft = Static<typeof FeedDraft>;

export const Feed = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  places: Type.Array(Type.Integer()),
  options: FeedOptions,
  changedAt: Type.Integer(),
  reviewCount: Type.Integer(),
});
export type Feed = Static<typeof Feed>;

export const FeedPreview = Type.Object({
  html: Type.String(),
  count: Type.Integer(),
  /** The feed’s own colours and sizes. */
  css: Type.String(),
});
export type FeedPreview = Static<typeof FeedPreview>;

export const REVIEW_STATES = ['shown', 'hidden', 'pinned'] as const;
export const PROVIDERS = ['google', 'import', 'manual'] as const;

export const AdminReview = Type.Object({
  id: Type.Integer(),
  place: Type.Integer(),
  placeName: Type.String(),
  provider: Type.String(),
  author: Type.String(),
  rating: Type.Integer(),
  text: Type.String(),
  /** Epoch milliseconds. */
  writtenAt: Type.Union([Type.Integer(), Type.Null()]),
  reply: Type.Union([Type.String(), Type.Null()]),
  isHidden: Type.Boolean(),
  isPinned: Type.Boolean(),
});
export type AdminReview = Static<typeof AdminReview>;

export const ReviewChange = Type.Object({
  isHidden: Type.Optional(Type.Boolean()),
  isPinned: Type.Optional(Type.Boolean()),
  reply: Type.Optional(Type.String({ maxLength: 50_000 })),
});
export type ReviewChange = Static<typeof ReviewChange>;

export const ManualReview = Type.Object({
  place: Type.Integer(),
  author: Type.String({ minLength: 1, maxLength: 200 }),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String({ maxLength: 50_000 }),
  /** `2026-05-31`; today when empty. */
  date: Type.String({ maxLength: 30 }),
});
export type ManualReview = Static<typeof ManualReview>;

export const Place = Type.Object({
  id: Type.Integer(),
  provider: Type.String(),
  providerPlace: Type.String(),
  language: Type.String(),
  name: Type.String(),
  rating: Type.Union([Type.Number(), Type.Null()]),
  reviewCount: Type.Integer(),
  refreshes: Type.Boolean(),
  fetchedAt: Type.Union([Type.Integer(), Type.Null()]),
  triedAt: Type.Union([Type.Integer(), Type.Null()]),
  problem: Type.Union([Type.String(), Type.Null()]),
});
export type Place = Static<typeof Place>;

const placeParts = {
  /** Google's place ID; generated for places of other providers. */
  providerPlace: words(300),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  language: words(20),
  refreshes: flag(true),
};

/** Where the reviews of a place come from stays as it is. */
export const PlaceChange = Type.Object(placeParts);
export type PlaceChange = Static<typeof PlaceChange>;

export const PlaceDraft = Type.Object({ provider: oneOf(PROVIDERS, 'manual'), ...placeParts });
export type PlaceDraft = Static<typeof PlaceDraft>;

export const ImportFile = Type.Object({
  format: oneOf(['json', 'csv'], 'json'),
  content: Type.String({ minLength: 1, maxLength: 5_000_000 }),
});

export const CollectResult = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  skipped: Type.Array(Type.String()),
});
export type CollectResult = Static<typeof CollectResult>;

export const ReviewSettings = Type.Object({
  /** The last four characters; empty if there is no key. */
  apiKeyEnd: Type.String(),
  callsPerDay: Type.Integer(),
  callsToday: Type.Integer(),
});
export type ReviewSettings = Static<typeof ReviewSettings>;

export const ReviewSettingsDraft = Type.Object({
  /** Empty leaves the key unchanged. */
  apiKey: words(300),
  callsPerDay: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

const NumberedParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

const page = Type.Object(cursorQuery);

export const feedCalls = {
  list: endpoint({ method: 'GET', path: '/review-feeds', query: page, answer: CursorPage(Feed) }),
  read: endpoint({ method: 'GET', path: '/review-feeds/:id', params: NumberedParams, answer: Feed }),
  markup: endpoint({
    ...{ method: 'GET', path: '/review-feeds/:id/markup' },
    ...{ params: NumberedParams, answer: FeedPreview },
  }),
  add: endpoint({ method: 'POST', path: '/review-feeds', body: FeedDraft, answer: Feed }),
  change: endpoint({
    ...{ method: 'PUT', path: '/review-feeds/:id' },
    ...{ params: NumberedParams, body: FeedDraft, answer: Feed },
  }),
  remove: endpoint({ method: 'DELETE', path: '/review-feeds/:id', params: NumberedParams }),
  preview: endpoint({ method: 'POST', path: '/review-feeds/preview', body: FeedDraft, answer: FeedPreview }),
};

export const placeCalls = {
  list: endpoint({ method: 'GET', path: '/review-places', query: page, answer: CursorPage(Place) }),
  read: endpoint({ method: 'GET', path: '/review-places/:id', params: NumberedParams, answer: Place }),
  add: endpoint({ method: 'POST', path: '/review-places', body: PlaceDraft, answer: Place }),
  change: endpoint({
    ...{ method: 'PUT', path: '/review-places/:id' },
    ...{ params: NumberedParams, body: PlaceChange, answer: Place },
  }),
  remove: endpoint({ method: 'DELETE', path: '/review-places/:id', params: NumberedParams }),
  refresh: endpoint({
    ...{ method: 'POST', path: '/review-places/:id/refresh' },
    ...{ params: NumberedParams, answer: CollectResult },
  }),
  import: endpoint({
    ...{ method: 'POST', path: '/review-places/:id/import' },
    ...{ params: NumberedParams, body: ImportFile, answer: CollectResult },
  }),
};

export const settingsCalls = {
  read: endpoint({ method: 'GET', path: '/review-settings', answer: ReviewSettings }),
  change: endpoint({
    ...{ method: 'PUT', path: '/review-settings' },
    ...{ body: ReviewSettingsDraft, answer: ReviewSettings },
  }),
};

const ReviewQuery = Type.Object({
  ...cursorQuery,
  search: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(Type.Enum([...REVIEW_STATES])),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
});

export const reviewCalls = {
  list: endpoint({ method: 'GET', path: '/reviews', query: ReviewQuery, answer: CursorPage(AdminReview) }),
  read: endpoint({ method: 'GET', path: '/reviews/:id', params: NumberedParams, answer: AdminReview }),
  change: endpoint({
    ...{ method: 'PATCH', path: '/reviews/:id' },
    ...{ params: NumberedParams, body: ReviewChange, answer: AdminReview },
  }),
  add: endpoint({ method: 'POST', path: '/reviews', body: ManualReview, answer: CollectResult }),
};
