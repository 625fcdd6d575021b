import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import type { BuilderElement } from './public.ts';

const Name = Type.String({ maxLength: 100 });
/** The most pictures a widget can ask about. */
export const MOST_PICTURES = 200;
/** Longer shortcodes are shown as written. */
export const LONGEST_CODE = 2_000;
/** The highest offset of a post list. */
export const LAST_OFFSET = 1_000;
/** The most posts a list shows at once. */
export const MOST_POSTS = 200;
/** The most posts, terms or authors a list can name. */
export const MOST_NAMED = 20;
const Words = Type.Array(Name, { maxItems: MOST_NAMED });
/** The largest integer that databases store (32-bit). */
export const LARGEST_NUMBER = 2_147_483_647;
const OneNumber = Type.Integer({ minimum: 1, maximum: LARGEST_NUMBER });
const Numbers = Type.Optional(Type.Array(OneNumber, { maxItems: MOST_NAMED }));
/** Maximum age of the posts in a list, by Elementor's names. */
export const POST_AGES = ['today', 'week', 'month', 'quarter', 'year'] as const;

/** What a widget requests from the rest of the site: a form, reviews, posts, or links to content. */
const SiteRequest = Type.Union([
  /** One of the site's own forms, by ID. */
  Type.Object({ kind: Type.Literal('site-form'), form: Name }),
  /** A form whose fields are defined in a widget's settings. */
  Type.Object({
    kind: Type.Literal('widget-form'),
    /** Empty if the document is not published. */
    document: Name,
    element: Name,
    settings: Type.Record(Type.String(), Type.Unknown()),
  }),
  /** A form built from nested version 4 elements: the whole element tree. */
  Type.Object({ kind: Type.Literal('atomic-form'), document: Name, element: Name, tree: Type.Unknown() }),
  Type.Object({ kind: Type.Literal('reviews'), feed: Name }),
  Type.Object({
    kind: Type.Literal('posts'),
    count: Type.Integer({ minimum: 1, maximum: MOST_POSTS }),
    offset: Type.Integer({ minimum: 0, maximum: LAST_OFFSET }),
    orderBy: Type.Enum(['date', 'title', 'author', 'modified', 'comment_count', 'rand']),
    order: Type.Enum(['asc', 'desc']),
    categories: Words,
    tags: Words,
    authors: Words,
    /** The posts of the page's own list, in its order. The other filters are then ignored. */
    given: Type.Optional(Type.Array(OneNumber, { maxItems: MOST_POSTS })),
    /** By their IDs on this site. */
    posts: Numbers,
    notPosts: Numbers,
    terms: Numbers,
    notTerms: Numbers,
    authorIds: Numbers,
    notAuthorIds: Numbers,
    /** The path of the page that contains the list; that page is left out. */
    notAt: Type.Optional(Type.String({ maxLength: 200 })),
    /** Only posts related to the post at this path. */
    relatedTo: Type.Optional(
      Type.Object({
        at: Type.String({ maxLength: 200 }),
        /** Posts must share a term with that post in each of these. */
        taxonomies: Type.Array(Type.Enum(['category', 'tag']), { maxItems: 2 }),
        bySameAuthor: Type.Boolean(),
        /** What to show if there are none: the newest, or some of these. */
        otherwise: Type.Optional(
          Type.Union([Type.Literal('newest'), Type.Array(OneNumber, { maxItems: MOST_NAMED })]),
        ),
      }),
    ),
    /** The requesting widget, if it leaves out posts already shown by widgets above it. */
    besideOthers: Type.Optional(Name),
    age: Type.Optional(Type.Enum([...POST_AGES])),
    /** Published between these days, both inclusive. */
    from: Type.Optional(Name),
    to: Type.Optional(Name),
    hasStickyOnTop: Type.Optional(Type.Boolean()),
    /** Pages instead of posts. */
    isOfPages: Type.Optional(Type.Boolean()),
    /** With their full text. */
    isWhole: Type.Optional(Type.Boolean()),
    /** With the details in `PostAbout`. */
    isAbout: Type.Optional(Type.Boolean()),
  }),
  /** A document that is shown in others: for each item of a list, or wherever it is placed. */
  Type.Object({ kind: Type.Literal('template'), id: OneNumber }),
  Type.Object({
    kind: Type.Literal('links'),
    of: Type.Enum(['categories', 'tags', 'archives', 'pages', 'menu', 'comments', 'meta']),
    count: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Which menu. */
    name: Type.Optional(Name),
  }),
  /** The days of a month that have posts. */
  Type.Object({
    kind: Type.Literal('calendar'),
    year: Type.Integer({ minimum: 1970, maximum: 9999 }),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
  }),
  /** The media library's data on pictures, by URL. */
  Type.Object({
    kind: Type.Literal('pictures'),
    addresses: Type.Array(Name, { minItems: 1, maxItems: MOST_PICTURES }),
  }),
  /**
   * The output of a shortcode in a text. Only the canvas requests it: on a page, shortcodes are replaced once the whole page is
   * rendered.
   */
  Type.Object({ kind: Type.Literal('code'), code: Type.String({ maxLength: LONGEST_CODE }) }),
  /** The sidebar of the post lists. */
  Type.Object({ kind: Type.Literal('sidebar') }),
]);
export type SiteRequest = Static<typeof SiteRequest>;

const SiteLink = Type.Object({
  href: Type.String(),
  text: Type.String(),
  /** Whose it is. */
  by: Type.Optional(Type.String()),
  /** The number of items it leads to. */
  count: Type.Optional(Type.Integer()),
  /** Nesting level below the first. */
  depth: Type.Optional(Type.Integer()),
});
export type SiteLink = Static<typeof SiteLink>;

/** Details of a post other than its text. */
const PostAbout = Type.Object({
  author: Type.Union([
    Type.Object({ name: Type.String(), href: Type.String(), about: Type.String() }),
    Type.Null(),
  ]),
  publishedAt: Type.Integer(),
  modifiedAt: Type.Integer(),
  language: Type.String(),
  timeZone: Type.String(),
  dayHref: Type.String(),
  categories: Type.Array(SiteLink),
  tags: Type.Array(SiteLink),
});

/** A document embedded in others, as the site shows it. */
const DrawnDocument = Type.Object({
  document: Type.Unsafe<StandingDocument>(Type.Unknown()),
  sheets: Type.Array(Type.String()),
});
export type DrawnDocument = Static<typeof DrawnDocument>;

interface StandingDocument {
  readonly id: string;
  readonly type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly elements: readonly BuilderElement[];
}

const SitePost = Type.Object({
  id: Type.Integer(),
  href: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  /** Written by the author; otherwise it is the beginning of the text. */
  hasOwnExcerpt: Type.Optional(Type.Boolean()),
  /** In the site's date format. */
  date: Type.String(),
  modified: Type.String(),
  time: Type.String(),
  author: Type.String(),
  comments: Type.Integer(),
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  picture: Type.Optional(
    Type.Object({ src: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  /** Trusted: the full text, sanitised when it was stored, and its style sheet. */
  content: Type.Optional(Type.Object({ html: Type.String(), sheet: Type.Optional(Type.String()) })),
  /** Used instead of `content` if the text was made in the builder. */
  built: Type.Optional(DrawnDocument),
  about: Type.Optional(PostAbout),
});
export type SitePost = Static<typeof SitePost>;

const SiteCalendar = Type.Object({
  /** The days that have posts, with links to them. */
  days: Type.Array(Type.Object({ day: Type.Integer(), href: Type.String() })),
  /** The closest earlier and later months that have posts. */
  earlier: Type.Optional(SiteLink),
  later: Type.Optional(SiteLink),
});
export type SiteCalendar = Static<typeof SiteCalendar>;

/** Trusted: the caption and description were sanitised when they were stored. */
const PictureWords = Type.Object({
  title: Type.String(),
  caption: Type.String(),
  description: Type.String(),
  /** Plain text for the lightbox. */
  lightbox: Type.Object({ title: Type.String(), description: Type.String() }),
});
export type PictureWords = Static<typeof PictureWords>;

const Attributes = Type.Record(Type.String(), Type.String());

/** The parts of a contact form whose contents are rendered elsewhere. Trusted: rendered by the feature that was asked. */
const FormPieces = Type.Object({
  wrapper: Attributes,
  form: Attributes,
  announced: Type.String(),
  hidden: Type.String(),
  response: Type.String(),
  entered: Type.Record(Type.String(), Type.Array(Type.String())),
  errors: Attributes,
});
export type FormPieces = Static<typeof FormPieces>;

const SiteAnswer = Type.Object({
  /** Trusted: rendered by the feature that was asked. */
  html: Type.Optional(Type.String()),
  posts: Type.Optional(Type.Array(SitePost)),
  /** The number of posts of that kind. */
  total: Type.Optional(Type.Integer()),
  links: Type.Optional(Type.Array(SiteLink)),
  form: Type.Optional(FormPieces),
  calendar: Type.Optional(SiteCalendar),
  template: Type.Optional(DrawnDocument),
  /** In the order of the addresses; `null` if the library has no entry. */
  pictures: Type.Optional(Type.Array(Type.Union([PictureWords, Type.Null()]))),
});
export type SiteAnswer = Static<typeof SiteAnswer>;

/** What canvas widgets show from the rest of the site, in the order of the requests. */
export const sitePartsCall = endpoint({
  ...{ method: 'POST', path: '/editor-site-parts' },
  body: Type.Object({ requests: Type.Array(SiteRequest, { maxItems: 50 }) }),
  answer: Type.Object({ answers: Type.Array(SiteAnswer) }),
});

const SITE_LISTS = [
  'forms',
  'feeds',
  'menus',
  'categories',
  'tags',
  'authors',
  'loop-items',
  'saved-parts',
  'popups',
] as const;
export type SiteList = (typeof SITE_LISTS)[number];

/** The options an author can choose from in the editor. */
export const siteListCall = endpoint({
  ...{ method: 'GET', path: '/editor-lists/:of' },
  params: Type.Object({ of: Type.Enum([...SITE_LISTS]) }),
  answer: Type.Object({
    items: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  }),
});
