import type { ImportedMenuItem } from '@portico/blog/server';
import { type Documents, PAGE_TYPE } from '@portico/builder/server';
import type { Database } from '@portico/kernel/server';
import type { KitMenus } from '@portico/kits/server';
import type { Menus, StoredMenu } from '@portico/theme/server';
import { MENU_PLACES, type MenuItem, MenuItems, menuProblem } from '@portico/theme/wire/admin';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { type WordPressMenu, wordPressMenus } from './wordPressMenus.ts';

/** A page's slug is stored with its id, for sites that have the page and do not import the kit's. */
const KitPage = Type.Object({
  kind: Type.Literal('page'),
  id: Type.Integer(),
  slug: Type.Optional(Type.String()),
});
const KitMenuFile = Type.Array(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100 }),
    places: Type.Union([Type.Array(Type.Enum([...MENU_PLACES])), Type.Null()]),
    items: MenuItems,
  }),
  { maxItems: 50 },
);

/** How to undo a menu import: the menus it created, and the previous state of all others. */
interface MenusUndo {
  readonly made: readonly number[];
  readonly before: readonly StoredMenu[];
}

interface GivenMenu extends WordPressMenu {
  readonly places: StoredMenu['places'] | null;
}

const NOWHERE = { kind: 'text' } as const;

/** The menus, as stored in kits. */
export function kitMenus(
  menus: Menus,
  documents: () => Documents,
  readItems: (wxr: string) => Promise<readonly ImportedMenuItem[]>,
): KitMenus {
  const pagesOf = async (database: Database) =>
    documents()
      .within(database)
      .list({ types: [PAGE_TYPE], state: 'published' });

  return {
    async read(database, numbers) {
      const slugs = new Map((await pagesOf(database)).map(({ id, slug }) => [id, slug]));
      const carried = async (item: MenuItem) => {
        const { target } = item;
        if (target.kind === 'page')
          return {
            ...item,
            target: {
              ...target,
              id: Number(numbers.get(String(target.id)) ?? target.id),
              slug: slugs.get(target.id) ?? undefined,
            },
          };
        if (target.kind !== 'post' && target.kind !== 'product') return item;
        // Their ids are only valid on this site.
        const { title, href } = await menus.find(target);
        return { ...item, label: item.label || title, target: href ? { kind: 'address', href } : NOWHERE };
      };
      return Promise.all(
        (await menus.list(database)).map(async ({ name, places, items }) => ({
          name,
          places,
          items: await Promise.all(items.map(carried)),
        })),
      );
    },
    parse(file) {
      if (!Check(KitMenuFile, file)) throw new Error('The menus of this kit cannot be read.');
      for (const { name, items } of file) {
        const problem = menuProblem(items);
        if (problem) throw new Error(`The menu “${name}” of this kit is broken. ${problem}`);
      }
      return file;
    },
    async ofItems(wxr, terms) {
      const found = wordPressMenus(await readItems(wxr), terms);
      return found.map((menu) => ({ ...menu, places: null }));
    },
    async add(database, given, numbers) {
      const before = await menus.list(database);
      const taken = new Set<string>(before.flatMap(({ places }) => places));
      const pages = new Map((await pagesOf(database)).map(({ id, slug }) => [slug, id]));
      const placed = (target: MenuItem['target']): MenuItem['target'] => {
        if (!Check(KitPage, target)) return target;
        const here = numbers.pages.get(String(target.id)) ?? pages.get(target.slug ?? null);
        // Pages written without the builder are blog pages.
        const post = numbers.posts.get(String(target.id));
        if (here === undefined && post) return { kind: 'post', id: Number(post) };
        const id = Number(here ?? 0);
        return id > 0 ? { kind: 'page', id } : { kind: 'address', href: `/${target.slug ?? ''}` };
      };
      const placedIn = ({ target, ...item }: MenuItem): readonly MenuItem[] => {
        if (target.kind !== 'post') return [{ ...item, target: placed(target) }];
        const id = Number(numbers.posts.get(String(target.id)) ?? 0);
        if (id > 0) return [{ ...item, target: { kind: 'post', id } }];
        return [{ ...item, label: item.label || 'Post', target: NOWHERE }];
      };
      const made: number[] = [];
      for (const { name, places, items } of given as readonly GivenMenu[]) {
        const existing = before.find((menu) => menu.name === name);
        const draft = {
          name,
          // WordPress kits do not say where a menu is shown. The first becomes the main menu if there is none.
          places: places ?? existing?.places ?? (taken.has('main') ? [] : (['main'] as const)),
          items: items.flatMap(placedIn),
        };
        for (const place of draft.places) taken.add(place);
        if (existing) await menus.put(database, { ...draft, id: existing.id });
        else made.push(await menus.add(database, draft));
      }
      return { made, before } satisfies MenusUndo;
    },
    async undo(database, undo) {
      const { made, before } = undo as MenusUndo;
      for (const id of made) await menus.remove(database, id);
      for (const menu of before) await menus.put(database, menu);
    },
  };
}
