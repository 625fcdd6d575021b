import { slugOf } from '@portico/kernel/slugs';
import { MENUS_FILE, type PlannedItem } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitMenu, KitMenus } from '../contents/KitContents.ts';
import { readTerms } from './readTerms.ts';

/** WordPress stores menu items as posts of their own type. */
const ITEMS_FILE = 'wp-content/nav_menu_item/nav_menu_item.xml';

/** The site's menus, as far as they can conflict with an import. */
export interface SiteMenus extends Pick<KitMenus, 'parse' | 'ofItems'> {
  readonly names: readonly string[];
}

/** The menus of a kit, in either format. */
export async function menusOf(
  kit: Kit,
  { parse, ofItems }: Pick<KitMenus, 'parse' | 'ofItems'>,
): Promise<readonly KitMenu[]> {
  const own = await kit.json(MENUS_FILE);
  if (own !== undefined) return parse(own);
  const file = menuFile(kit);
  if (file === null) return [];
  const terms = [...(await readTerms(kit, 'category')), ...(await readTerms(kit, 'post_tag'))];
  const byId = new Map(terms.map((term) => [String(term.term_id), term]));
  // An unreadable file has no menus; its items are reported separately.
  return ofItems((await kit.text(file)) ?? '', byId).catch(() => []);
}

/** The names of a kit's menus as slugs, by their slugs there where these are others. Menus are known by their names here. */
export async function menuNames(kit: Kit): Promise<ReadonlyMap<string, string>> {
  const menus = await readTerms(kit, 'nav_menu').catch(() => []);
  const named = menus.map(({ slug, name }) => [slug, slugOf(name, 'any')] as const);
  return new Map(named.filter(([slug, name]) => name !== '' && name !== slug));
}

/** The file with the menu items; `null` if the archive has none. */
export function menuFile(kit: Kit): string | null {
  return kit.has(ITEMS_FILE) ? ITEMS_FILE : null;
}

/** What an import would do to the menus, one item each. `listed` are the names of all menus of the kit. */
export function menuLines(
  names: readonly string[],
  menus: readonly Pick<KitMenu, 'name'>[],
  listed: readonly string[] = [],
): readonly PlannedItem[] {
  const about = (name: string) => ({
    ...({
      key: `menus/${name}`,
      runner: 'wp-content',
      kind: 'Menu',
      title: name,
      hasConflict: false,
    } as const),
  });
  const filled = new Set(menus.map(({ name }) => name));
  return [
    ...menus.map(({ name }): PlannedItem => {
      const isThere = names.includes(name);
      return {
        ...about(name),
        action: isThere ? 'replace' : 'create',
        note: isThere ? 'Takes the place of the menu that is called the same.' : '',
      };
    }),
    ...listed
      .filter((name) => !filled.has(name))
      .map((name): PlannedItem => ({ ...about(name), action: 'skip', note: 'The kit has no items of it.' })),
  ];
}
