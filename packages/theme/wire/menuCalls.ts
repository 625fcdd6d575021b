import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { LINKED_KINDS, MENU_PLACES, MenuItem, MenuItems, MenuTarget } from './menus.ts';

/** The current target of an item: `hidden` exists but is not published, `gone` no longer exists. */
const Found = Type.Object({
  title: Type.String(),
  href: Type.Union([Type.Null(), Type.String()]),
  state: Type.Enum(['shown', 'hidden', 'gone']),
});
export type FoundTarget = Static<typeof Found>;

const Places = Type.Array(Type.Enum([...MENU_PLACES]), { maxItems: MENU_PLACES.length, uniqueItems: true });
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });

const Menu = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  places: Places,
  items: Type.Array(MenuItem),
  version: Type.Integer(),
  /** For each item, by ID. */
  found: Type.Record(Type.String(), Found),
});
export type Menu = Static<typeof Menu>;

const Choice = Type.Object({ target: MenuTarget, title: Type.String(), href: Type.String() });
export type TargetChoice = Static<typeof Choice>;

const Named = Type.Object({ id: Type.Integer({ minimum: 1 }) });

/** The calls of the menu screen. */
export const menuCalls = {
  list: endpoint({ method: 'GET', path: '/menus', answer: Type.Object({ menus: Type.Array(Menu) }) }),
  create: endpoint({
    ...{ method: 'POST', path: '/menus' },
    body: Type.Object({ name: Name, places: Type.Optional(Places), items: Type.Optional(MenuItems) }),
    answer: Menu,
  }),
  change: endpoint({
    ...{ method: 'PUT', path: '/menus/:id', params: Named },
    body: Type.Object({ version: Type.Integer(), name: Name, places: Places, items: MenuItems }),
    answer: Menu,
  }),
  remove: endpoint({ method: 'DELETE', path: '/menus/:id', params: Named }),
  targets: endpoint({
    ...{ method: 'GET', path: '/menu-targets' },
    query: Type.Object({
      kind: Type.Enum([...LINKED_KINDS]),
      search: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Object({ choices: Type.Array(Choice) }),
  }),
};

/** Somebody has saved this menu meanwhile. */
export const MENU_CHANGED = 'menu_changed_meanwhile';
