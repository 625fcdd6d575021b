import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import type { BuilderElement } from './public.ts';

const Name = Type.String({ maxLength: 100 });
/** How many pictures of a widget are asked about. */
export const MOST_PICTURES = 200;
/** Longer codes are shown as they are written. */
export const LONGEST_CODE = 2_000;
/** How many posts may stand before those that a list shows. */
export const LAST_OFFSET = 1_000;
/** How many posts a list shows at once. */
export const MOST_POSTS = 200;
/** How many posts, terms or authors a list names. */
export const MOST_NAMED = 20;
const Words = Type.Array(Name, { maxItems: MOST_NAMED });
/** No database counts further. */
export const LARGEST_NUMBER = 2_147_483_647;
const OneNumber = Type.Integer({ minimum: 1, maximum: LARGEST_NUMBER });
const Numbers = Type.Optional(Type.Array(OneNumber, { maxItems: MOST_NAMED }));
/** How long ago the posts of a list were published, in Elementor's words. */
export const POST_AGES = ['today', 'week', 'month', 'quarter', 'year'] as const;

/** What a widget asks of the rest of the site: a form, reviews, posts, or links to what the site holds. */
const SiteRequest = Type.Union([
  /** One of the site's own forms, by its number. */
  Type.Object({ kind: Type.Literal('site-form'), form: Name }),
  /** A form whose fields stand in the settings of a widget. */
  Type.Object({
    kind: Type.Literal('widget-form'),
    /** Empty where it is not published. */
    document: Name,
    element: Name,
    settings: Type.Record(Type.String(), Type.Unknown()),
  }),
  /** A form whose fields are elements of version 4 that stand in it: the whole element. */
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
    /** The posts of the list that the page shows, in its order; what else is asked for narrows nothing then. */
    given: Type.Optional(Type.Array(OneNumber, { maxItems: MOST_POSTS })),
    /** By the numbers that they have on this site. */
    posts: Numbers,
    notPosts: Numbers,
    terms: Numbers,
    notTerms: Numbers,
    authorIds: Numbers,
    notAuthorIds: Numbers,
    /** The path of the page that the list stands on, which is left out. */
    notAt: Type.Optional(Type.String({ maxLength: 200 })),
    /** Only what has to do with the post at this path. */
    relatedTo: Type.Optional(
      Type.Object({
        at: Type.String({ maxLength: 200 }),
        /** Of each of these, posts have a term of that post's. */
        taxonomies: Type.Array(Type.Enum(['category', 'tag']), { maxItems: 2 }),
        bySameAuthor: Type.Boolean(),
        /** What is shown where there is none: the newest, or some of these. */
        otherwise: Type.Optional(
          Type.Union([Type.Literal('newest'), Type.Array(OneNumber, { maxItems: MOST_NAMED })]),
        ),
      }),
    ),
    /** The widget that asks, where it leaves out what those before it on the page show. */
    besideOthers: Type.Optional(Name),
    age: Type.Optional(Type.Enum([...POST_AGES])),
    /** Published on one of the days from this one to that one. */
    from: Type.Optional(Name),
    to: Type.Optional(Name),
    hasStickyOnTop: Type.Optional(Type.Boolean()),
    /** Pages in place of posts. */
    isOfPages: Type.Optional(Type.Boolean()),
    /** With their whole texts. */
    isWhole: Type.Optional(Type.Boolean()),
    /** With what else is known of each. */
    isAbout: Type.Optional(Type.Boolean()),
  }),
  /** A document that is drawn for each thing of a list. */
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
  /** What the media library says of pictures, by their addresses. */
  Type.Object({
    kind: Type.Literal('pictures'),
    addresses: Type.Array(Name, { minItems: 1, maxItems: MOST_PICTURES }),
  }),
  /** What a code of a text stands for. Only the canvas asks: a page has its codes replaced when all of it is drawn. */
  Type.Object({ kind: Type.Literal('code'), code: Type.String({ maxLength: LONGEST_CODE }) }),
  /** What stands beside the lists of posts. */
  Type.Object({ kind: Type.Literal('sidebar') }),
]);
export type SiteRequest = Static<typeof SiteRequest>;

const SiteLink = Type.Object({
  href: Type.String(),
  text: Type.String(),
  /** Whose it is. */
  by: Type.Optional(Type.String()),
  /** How many things are behind it. */
  count: Type.Optional(Type.Integer()),
  /** How far below the first it stands. */
  depth: Type.Optional(Type.Integer()),
});
export type SiteLink = Static<typeof SiteLink>;

/** What is known of a post beside its words. */
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

/** A document that stands in others, as the site shows it. */
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
  /** Its author wrote it; else it is the beginning of the text. */
  hasOwnExcerpt: Type.Optional(Type.Boolean()),
  /** As the site writes dates. */
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
  /** Trusted: its whole text, which was cleaned when it was kept, and the sheet of that. */
  content: Type.Optional(Type.Object({ html: Type.String(), sheet: Type.Optional(Type.String()) })),
  /** In its place, where the text was not written but built. */
  built: Type.Optional(DrawnDocument),
  about: Type.Optional(PostAbout),
});
export type SitePost = Static<typeof SitePost>;

const SiteCalendar = Type.Object({
  /** The days that have posts, with where these are. */
  days: Type.Array(Type.Object({ day: Type.Integer(), href: Type.String() })),
  /** The months with posts before and after it. */
  earlier: Type.Optional(SiteLink),
  later: Type.Optional(SiteLink),
});
export type SiteCalendar = Static<typeof SiteCalendar>;

/** Trusted: its caption and its description were cleaned when they were kept. */
const PictureWords = Type.Object({
  title: Type.String(),
  caption: Type.String(),
  description: Type.String(),
  /** Without marks: what the lightbox says with it. */
  lightbox: Type.Object({ title: Type.String(), description: Type.String() }),
});
export type PictureWords = Static<typeof PictureWords>;

const Attributes = Type.Record(Type.String(), Type.String());

/** What a contact form is made of whose inside is drawn by others. Trusted: rendered by the feature that was asked. */
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
  /** How many posts there are of that kind. */
  total: Type.Optional(Type.Integer()),
  links: Type.Optional(Type.Array(SiteLink)),
  form: Type.Optional(FormPieces),
  calendar: Type.Optional(SiteCalendar),
  template: Type.Optional(DrawnDocument),
  /** In the order of the addresses; `null` where the library has nothing. */
  pictures: Type.Optional(Type.Array(Type.Union([PictureWords, Type.Null()]))),
});
export type SiteAnswer = Static<typeof SiteAnswer>;

/** What widgets on the canvas show of the rest of the site, in the order of the questions. */
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
  'popups',
] as const;
export type SiteList = (typeof SITE_LISTS)[number];

/** What an author can choose from in the editor. */
export const siteListCall = endpoint({
  ...{ method: 'GET', path: '/editor-lists/:of' },
  params: Type.Object({ of: Type.Enum([...SITE_LISTS]) }),
  answer: Type.Object({
    items: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  }),
});
