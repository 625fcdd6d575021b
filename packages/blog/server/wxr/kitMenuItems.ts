import { plainText } from '../text/plainText.ts';
import type { WxrItem } from './WxrEntry.ts';

/** A menu item, as WordPress stores it: a post of its own type that names its target. */
export interface ImportedMenuItem {
  readonly id: string;
  /** Its menu: slug and name. */
  readonly menu: { readonly slug: string; readonly name: string };
  readonly order: number;
  /** The parent item; empty at the top. */
  readonly parent: string;
  readonly label: string;
  /** `post_type`, `taxonomy` or `custom`. */
  readonly kind: string;
  /** `page`, `post`, `category`, … */
  readonly object: string;
  readonly objectId: string;
  /** Target of a `custom` item. */
  readonly url: string;
}

export function menuItemsIn(items: readonly WxrItem[]): ImportedMenuItem[] {
  return items
    .flatMap((item) => {
      const term = item.terms.find(({ domain }) => domain === 'nav_menu');
      if (item.type !== MENU_ITEM || !term) return [];
      const { meta } = item;
      const parent = meta[MENU_META.parent] ?? '';
      return [
        {
          id: item.id,
          menu: { slug: term.slug, name: plainText(term.name) || term.slug },
          order: item.order,
          parent: parent === '0' ? '' : parent,
          label: plainText(item.title),
          kind: meta[MENU_META.kind] ?? '',
          object: meta[MENU_META.object] ?? '',
          objectId: meta[MENU_META.objectId] ?? '',
          url: meta[MENU_META.url] ?? '',
        },
      ];
    })
    .sort((a, b) => a.order - b.order);
}

export const MENU_ITEM = 'nav_menu_item';

export const MENU_META = {
  kind: '_menu_item_type',
  parent: '_menu_item_menu_item_parent',
  object: '_menu_item_object',
  objectId: '_menu_item_object_id',
  url: '_menu_item_url',
} as const;
