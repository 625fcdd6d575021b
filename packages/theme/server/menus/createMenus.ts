import type { Database, Ports } from '@portico/kernel/server';
import type { FoundTarget, MenuPlace, MenuTarget } from '../../wire/admin.ts';
import type { LinkedTarget, MenuTargets } from './MenuTargets.ts';
import {
  deleteMenu,
  insertMenu,
  type MenuDraft,
  readMenu,
  readMenus,
  type StoredMenu,
  updateMenu,
} from './menuRows.ts';
import { type PrintedItem, printMenu } from './printMenu.ts';

/** Touched when a menu changes, or the title, URL or state of something it links to. */
export const MENUS_TAG = 'menus';

/** The menus of the site. */
export interface Menus {
  list(database?: Database): Promise<readonly StoredMenu[]>;
  /** What visitors see in each location, recreated only after a change. */
  printed(): Promise<PrintedMenus>;
  /** The last result of `printed`: for use while the database is unavailable. */
  lastPrinted(): PrintedMenus;
  /** Every menu, as visitors see it. */
  printedMenus(): Promise<readonly PrintedMenu[]>;
  /** One menu, wherever it is placed; empty if there is none with this ID. */
  printedMenu(id: number): Promise<readonly PrintedItem[]>;
  find(target: MenuTarget): Promise<FoundTarget>;
  add(transaction: Database, draft: MenuDraft): Promise<number>;
  /** Replaces an existing one, whatever its current version. */
  put(transaction: Database, menu: Omit<StoredMenu, 'version'>): Promise<void>;
  remove(transaction: Database, id: number): Promise<void>;
  /** Whether a menu shows something with these tags. */
  isConcernedBy(transaction: Database, tags: readonly string[]): Promise<boolean>;
}

export interface PrintedMenu extends Pick<StoredMenu, 'id' | 'name' | 'places'> {
  readonly items: readonly PrintedItem[];
}

export type PrintedMenus = Readonly<Record<MenuPlace, readonly PrintedItem[]>>;

const NOTHING: PrintedMenus = { main: [], footer: [] };

export function createMenus(
  { database, content, clock }: Pick<Ports, 'database' | 'content' | 'clock'>,
  targets: MenuTargets,
): Menus {
  let known: { readonly stamp: string; readonly menus: PrintedMenus } | undefined;
  let all: { readonly stamp: string; readonly menus: readonly PrintedMenu[] } | undefined;

  const stampOf = async (): Promise<string> => content.stamp([MENUS_TAG, ...targets.addressTags]);

  const find = (target: MenuTarget): Promise<FoundTarget> =>
    isLinked(target) ? targets.find(target) : Promise.resolve(foundHere(target));

  async function print(): Promise<PrintedMenus> {
    const menus = await readMenus(database);
    const at = (place: MenuPlace) => menus.find(({ places }) => places.includes(place));
    const [main, footer] = [at('main'), at('footer')];
    return {
      main: main ? await printMenu(main.items, find) : (await targets.pages()).map(itemOfPage),
      footer: footer ? await printMenu(footer.items, find) : [],
    };
  }

  return {
    list: (within = database) => readMenus(within),
    async printed() {
      const stamp = await stampOf();
      if (known?.stamp !== stamp) known = { stamp, menus: await print() };
      return known.menus;
    },
    lastPrinted: () => known?.menus ?? NOTHING,
    async printedMenus() {
      const stamp = await stampOf();
      if (all?.stamp === stamp) return all.menus;
      const menus = await Promise.all(
        (await readMenus(database)).map(async ({ id, name, places, items }) => ({
          ...{ id, name, places },
          items: await printMenu(items, find),
        })),
      );
      all = { stamp, menus };
      return menus;
    },
    async printedMenu(id) {
      const menu = await readMenu(database, id);
      return menu ? printMenu(menu.items, find) : [];
    },
    find,
    async add(transaction, draft) {
      const id = await insertMenu(transaction, draft, clock.now());
      await content.touch(transaction, [MENUS_TAG]);
      return id;
    },
    async put(transaction, menu) {
      const there = await readMenu(transaction, menu.id);
      if (!there) return;
      await updateMenu(transaction, { ...menu, version: there.version }, clock.now());
      await content.touch(transaction, [MENUS_TAG]);
    },
    async remove(transaction, id) {
      await deleteMenu(transaction, id);
      await content.touch(transaction, [MENUS_TAG]);
    },
    async isConcernedBy(transaction, tags) {
      const menus = await readMenus(transaction);
      const linked = menus.flatMap(({ items }) => items.map(({ target }) => target).filter(isLinked));
      const hasMain = menus.some(({ places }) => places.includes('main'));
      const watched = new Set(linked.map(targets.tagOf));
      return tags.some((tag) => watched.has(tag) || (!hasMain && targets.isTagOfPage(tag)));
    },
  };
}

function isLinked(target: MenuTarget): target is LinkedTarget {
  return target.kind !== 'address' && target.kind !== 'text';
}

function foundHere(target: Exclude<MenuTarget, LinkedTarget>): FoundTarget {
  const href = target.kind === 'address' ? target.href : null;
  return { title: href ?? '', href, state: 'shown' };
}

const itemOfPage = ({ title, href }: { title: string; href: string }): PrintedItem => ({
  id: href,
  label: title,
  href,
  children: [],
});
