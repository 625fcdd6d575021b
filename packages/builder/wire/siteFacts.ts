import Type, { type Static } from 'typebox';

/** Site facts for the site widgets: name and logo, menus, the owner's contact details. */

const Picture = Type.Object({ url: Type.String(), width: Type.Number(), height: Type.Number() });

/** Items without an address are plain labels for their submenus. Items deeper than three levels are not printed. */
const leaf = { id: Type.String(), label: Type.String(), href: Type.Optional(Type.String()) };
const Third = Type.Object({ ...leaf, children: Type.Array(Type.Object(leaf)) });
const Second = Type.Object({ ...leaf, children: Type.Array(Third) });
const MenuItem = Type.Object({ ...leaf, children: Type.Array(Second) });

export interface SiteMenuItem {
  readonly id: string;
  readonly label: string;
  readonly href?: string | undefined;
  readonly children?: readonly SiteMenuItem[];
}

const Menu = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The menu in the default header, used when the site has no header of its own. */
  isMain: Type.Boolean(),
  items: Type.Array(MenuItem),
});

export const SiteFacts = Type.Object({
  name: Type.String(),
  tagline: Type.String(),
  logo: Type.Union([
    Type.Null(),
    Type.Object({ light: Picture, dark: Type.Union([Type.Null(), Picture]), hasName: Type.Boolean() }),
  ]),
  /** An icon beside the name, in a 36 × 36 viewBox. */
  mark: Type.Union([Type.Null(), Type.Object({ lines: Type.String(), filled: Type.String() })]),
  menus: Type.Array(Menu),
  search: Type.Object({
    /** The form's action, and the target of the search icon without scripts. */
    action: Type.String(),
    page: Type.String(),
    /** The language of the posts to search, unless it is the main one. */
    language: Type.Optional(Type.String()),
  }),
  cartPage: Type.String(),
  telephone: Type.String(),
  email: Type.String(),
  /** The lines of the owner's postal address. */
  place: Type.Array(Type.String()),
  profiles: Type.Array(Type.String()),
  year: Type.Integer(),
  /** The path of the current page, to mark it in menus. */
  path: Type.String(),
});
export type SiteFacts = Static<typeof SiteFacts>;
