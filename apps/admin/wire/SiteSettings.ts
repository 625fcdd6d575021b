import Type, { type Static, type TString } from 'typebox';

const text = (maxLength: number, fallback = ''): TString => Type.String({ maxLength, default: fallback });
const LINE = 200;
const PARAGRAPH = 1_000;

const Address = Type.String({ pattern: '^/[^/\\\\].*$', maxLength: 500 });

const Picture = Type.Object({
  url: Address,
  width: Type.Integer({ minimum: 1, maximum: 100_000 }),
  height: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
const OptionalPicture = Type.Union([Type.Null(), Picture], { default: null });

/** Portico's own icon, until the owner chooses another. */
export const DEFAULT_ICON = '/favicon.svg';

/** How dates are written, in the language of the text. */
export const DATE_FORMS = ['long', 'medium', 'short', 'iso'] as const;

/** Which comments the owner is mailed about. */
export const COMMENT_NEWS = ['all', 'waiting', 'none'] as const;

const Link = Type.Object({
  label: Type.String({ minLength: 1, maxLength: LINE }),
  href: Type.String({ maxLength: 2_000, pattern: '^(/|#|https?://|mailto:|tel:)' }),
});

/** The owner's settings for a site. Every default suits any site. */
export const SiteSettings = Type.Object({
  name: Type.String({ minLength: 1, maxLength: LINE, default: 'My site' }),
  tagline: text(500),
  language: Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35, default: 'en' }),
  timeZone: text(100, 'UTC'),
  address: Type.String({
    pattern: '^(https?://[^/\\s]+)?$',
    maxLength: LINE,
    default: '',
    description: 'Where visitors find the site. PORTICO_URL, where it is set, counts instead.',
  }),
  telephone: text(50),
  email: text(LINE),
  place: Type.Object(
    {
      street: text(LINE),
      postcode: text(50),
      city: text(LINE),
      region: text(LINE),
      country: text(LINE),
    },
    { description: 'Where the company is, for search engines and at the end of mails.' },
  ),
  profiles: Type.Array(Type.String({ pattern: '^https://[^\\s/]+(/\\S*)?$', maxLength: 500 }), {
    maxItems: 20,
    default: [],
    description: 'The pages of the company elsewhere, for search engines.',
  }),
  formats: Type.Object({
    date: Type.Enum([...DATE_FORMS], { default: 'long' }),
    currency: Type.String({
      pattern: '^[A-Z]{3}$',
      default: 'GBP',
      description: 'What new products and empty carts are priced in.',
    }),
  }),
  mail: Type.Object(
    {
      owner: text(LINE),
      sender: text(LINE),
      orders: text(LINE),
    },
    {
      description:
        'Who gets mail, who it comes from, and who gets orders. What is empty falls back to the owner.',
    },
  ),
  commentMails: Type.Enum([...COMMENT_NEWS], {
    default: 'waiting',
    description: 'Which comments the owner gets a mail about.',
  }),
  logo: Type.Object(
    {
      light: OptionalPicture,
      dark: OptionalPicture,
      hasName: Type.Boolean({ default: false }),
    },
    { description: 'Shown instead of the mark, with the name beside it if wanted.' },
  ),
  mark: Type.Union([Type.Null(), Type.Object({ lines: text(2_000), filled: text(2_000) })], {
    default: null,
    description: 'Drawn beside the name: paths, 36 units wide and high.',
  }),
  icon: Type.String({ ...Address, default: DEFAULT_ICON }),
  action: Type.Union([Type.Null(), Link], { default: null }),
  smallPrint: Type.Array(text(PARAGRAPH), { maxItems: 10, default: [] }),
  notFound: Type.Object({
    title: text(LINE, 'Page not found'),
    text: text(PARAGRAPH),
    picture: Type.String({ pattern: '^(/[^/\\\\].*)?$', maxLength: 500, default: '' }),
  }),
  search: Type.Object(
    { title: text(LINE), nothing: text(PARAGRAPH) },
    { description: 'The heading of the search, and its message when nothing is found.' },
  ),
  blog: Type.Object({
    address: Type.String({
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      maxLength: 60,
      default: 'blog',
      description: 'Where the newest posts are: `/{address}/`.',
    }),
    name: Type.String({ minLength: 1, maxLength: LINE, default: 'Blog' }),
    about: text(PARAGRAPH),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 }), {
      minItems: 1,
      maxItems: 50,
      default: ['en'],
      description: 'The languages of the posts, the main one first.',
    }),
  }),
  shop: Type.Object({
    name: Type.String({ minLength: 1, maxLength: LINE, default: 'Shop' }),
    about: text(PARAGRAPH),
    intro: text(PARAGRAPH),
    inStock: text(LINE, 'In stock.'),
    madeToOrder: text(LINE, 'Made to order.'),
    emptyCart: text(LINE),
    answer: text(LINE, 'We look at your request and write back.'),
    thanks: text(
      PARAGRAPH,
      'You get a copy of your request by mail in a moment, and an answer with delivery and payment.',
    ),
  }),
});
export type SiteSettings = Static<typeof SiteSettings>;
