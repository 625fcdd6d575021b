import Type, { type Static } from 'typebox';

/** What site widgets show of the site: its name and logo, its menus, how to reach its owner. */

const Picture = Type.Object({ url: Type.String(), width: Type.Number(), height: Type.Number() });

/** Items without an address are words that others lie below. Deeper ones than three levels are not printed. */
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
  /** The one in the header of a site that has no header of its own. */
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
  /** A drawing beside the name, 36 units wide and high. */
  mark: Type.Union([Type.Null(), Type.Object({ lines: Type.String(), filled: Type.String() })]),
  menus: Type.Array(Menu),
  search: Type.Object({
    /** Where the form is sent, and where an icon leads without scripts. */
    action: Type.String(),
    page: Type.String(),
    /** Which language's posts it looks through, where that is not the main one. */
    language: Type.Optional(Type.String()),
  }),
  cartPage: Type.String(),
  telephone: Type.String(),
  email: Type.String(),
  /** The lines of the owner's address. */
  place: Type.Array(Type.String()),
  profiles: Type.Array(Type.String()),
  year: Type.Integer(),
  /** The address of the page, to mark it in menus. */
  path: Type.String(),
});
export type SiteFacts = Static<typeof SiteFacts>;
