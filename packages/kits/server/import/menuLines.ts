import type { PlannedItem } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitMenu, KitMenus } from '../contents/KitContents.ts';
import { readTerms } from './readTerms.ts';

/** The file with the menus in our own kits. */
export const MENUS_FILE = 'menus.json';
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
  const categories = await readTerms(kit, 'category');
  const slugs = new Map(categories.map(({ term_id, slug }) => [String(term_id), slug]));
  // An unreadable file has no menus; its items are reported separately.
  return ofItems((await kit.text(file)) ?? '', slugs).catch(() => []);
}

/** The file with the menu items; `null` if the archive has none. */
export function menuFile(kit: Kit): string | null {
  return kit.has(ITEMS_FILE) ? ITEMS_FILE : null;
}

/** What an import would do to the menus, one item each. */
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
