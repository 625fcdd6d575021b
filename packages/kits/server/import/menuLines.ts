import type { PlannedItem } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitMenu, KitMenus } from '../contents/KitContents.ts';
import { readTerms } from './readTerms.ts';

/** The file of a kit of ours that holds its menus. */
export const MENUS_FILE = 'menus.json';
/** WordPress keeps the items of menus as posts of their own kind. */
const ITEMS_FILE = 'wp-content/nav_menu_item/nav_menu_item.xml';

/** The menus of a site, as far as an import can run into them. */
export interface SiteMenus extends Pick<KitMenus, 'parse' | 'ofItems'> {
  readonly names: readonly string[];
}

/** The menus of a kit, in whichever form it has them. */
export async function menusOf(
  kit: Kit,
  { parse, ofItems }: Pick<KitMenus, 'parse' | 'ofItems'>,
): Promise<readonly KitMenu[]> {
  const own = await kit.json(MENUS_FILE);
  if (own !== undefined) return parse(own);
  const file = menuFile(kit);
  if (file === null) return [];
  const categories = await readTerms(kit, 'category');
  const slugs = new Map(categories.map(({ term_id, slug }) => [String(term_id), slug]));
  // A file that cannot be read holds no menus; its items are told of as such.
  return ofItems((await kit.text(file)) ?? '', slugs).catch(() => []);
}

/** Where the items of menus stand; `null` where the archive has none. */
export function menuFile(kit: Kit): string | null {
  return kit.has(ITEMS_FILE) ? ITEMS_FILE : null;
}

/** What an import would do to the menus, one line for each. */
export function menuLines(
  names: readonly string[],
  menus: readonly Pick<KitMenu, 'name'>[],
): readonly PlannedItem[] {
  return menus.map(({ name }) => {
    const isThere = names.includes(name);
    return {
      key: `menus/${name}`,
      runner: 'wp-content',
      kind: 'Menu',
      title: name,
      action: isThere ? 'replace' : 'create',
      note: isThere ? 'Takes the place of the menu that is called the same.' : '',
      hasConflict: false,
    };
  });
}
