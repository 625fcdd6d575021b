import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import {
  DIRECTIONS,
  LAYOUTS,
  MENU_MODES,
  MOST_COLUMNS,
  MOST_POSTS_PER_PAGE,
  PAGINATIONS,
  PALETTES,
  SIDEBARS,
  WIDGETS,
} from './options.ts';
import { HEX_COLOR, MEASURES, MOST_OWN_COLORS, OWN_COLOR_ID } from './style.ts';

const oneOf = <const Known extends string>(known: readonly Known[]) => Type.Enum([...known]);
const upTo = (most: number) => Type.Integer({ minimum: 1, maximum: most });

const Hex = Type.String({ pattern: HEX_COLOR });
const Color = Type.Object({ light: Hex, dark: Type.Union([Type.Null(), Hex]) });
const MaybeColor = Type.Union([Type.Null(), Color]);
const MaybeFont = Type.Union([Type.Null(), Type.String({ pattern: '^[a-z0-9-]{1,40}$' })]);
const measure = (name: keyof typeof MEASURES) =>
  Type.Integer({ minimum: MEASURES[name].least, maximum: MEASURES[name].most });

const Style = Type.Object({
  colors: Type.Object({
    background: MaybeColor,
    text: MaybeColor,
    primary: MaybeColor,
    secondary: MaybeColor,
    accent: MaybeColor,
  }),
  ownColors: Type.Immutable(
    Type.Array(
      Type.Object({
        id: Type.String({ pattern: OWN_COLOR_ID }),
        title: Type.String({ minLength: 1, maxLength: 60 }),
        ...Color.properties,
      }),
      { maxItems: MOST_OWN_COLORS },
    ),
  ),
  fonts: Type.Object({ headings: MaybeFont, text: MaybeFont }),
  textSize: measure('textSize'),
  headingSize: measure('headingSize'),
  spacing: measure('spacing'),
  radius: Type.Union([Type.Null(), measure('radius')]),
  buttonRadius: Type.Union([Type.Null(), measure('buttonRadius')]),
});

const Options = Type.Object({
  layout: oneOf(LAYOUTS),
  isMasonry: Type.Boolean(),
  columns: Type.Object({
    desktop: upTo(MOST_COLUMNS.desktop),
    tablet: upTo(MOST_COLUMNS.tablet),
    mobile: upTo(MOST_COLUMNS.mobile),
  }),
  pagination: oneOf(PAGINATIONS),
  postsPerPage: upTo(MOST_POSTS_PER_PAGE),
  sidebar: oneOf(SIDEBARS),
  widgets: Type.Immutable(Type.Array(oneOf(WIDGETS), { maxItems: WIDGETS.length, uniqueItems: true })),
  palette: oneOf(PALETTES),
  direction: oneOf(DIRECTIONS),
  header: Type.Object({
    search: Type.Boolean(),
    cart: Type.Boolean(),
    paletteSwitch: Type.Boolean(),
    action: Type.Boolean(),
  }),
  menu: oneOf(MENU_MODES),
  style: Style,
});

const Changeset = Type.Object({
  uuid: Type.String(),
  options: Options,
  /** The edition that it started from. */
  basedOn: Type.String(),
  savedAt: Type.Number(),
});
export type Changeset = Static<typeof Changeset>;

/** The initial data of the customizer screen. */
const CustomizerState = Type.Object({
  published: Options,
  /** Changes with every publication. */
  edition: Type.String(),
  /** What this user has changed but not published. */
  changeset: Type.Union([Type.Null(), Changeset]),
  previewNonce: Type.String(),
});
export type CustomizerState = Static<typeof CustomizerState>;

/** The same user has saved, published or discarded another state of the design meanwhile, in another window. */
export const KEPT_ELSEWHERE = 'theme_kept_elsewhere';

/** When the latest draft known to the sender was stored; `null` for none. */
const After = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const Named = Type.Object({
  uuid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

export * from './contrast.ts';
export * from './fontCalls.ts';
export * from './fonts.ts';
export * from './menuCalls.ts';
export * from './menus.ts';
export * from './nightColor.ts';
export * from './style.ts';

export const customizerCalls = {
  read: endpoint({ method: 'GET', path: '/customizer', answer: CustomizerState }),
  keep: endpoint({
    ...{ method: 'PUT', path: '/customizer/changesets/:uuid', params: Named },
    body: Type.Object({ options: Options, basedOn: Type.String({ maxLength: 64 }), after: After }),
    answer: Type.Object({ previewNonce: Type.String(), savedAt: Type.Number() }),
  }),
  discard: endpoint({ method: 'DELETE', path: '/customizer/changesets/:uuid', params: Named }),
  publish: endpoint({
    ...{ method: 'POST', path: '/customizer/changesets/:uuid/publish', params: Named },
    body: Type.Object({ replacesOthers: Type.Optional(Type.Boolean()), after: After }),
    answer: Type.Object({ edition: Type.String() }),
  }),
};
