import { isRecord, parsedJson } from '@portico/kernel/records';
import type { Migration } from '@portico/kernel/server';
import type { Kysely } from 'kysely';

/** Sites older than menus have theirs in the settings: a main menu and footer columns. */
export const menuMigrations: readonly Migration[] = [
  {
    name: 'menus-02-from-settings',
    async up(schema) {
      const tables = schema as unknown as Kysely<TablesThen>;
      const row = await tables
        .selectFrom('site_settings')
        .select('value')
        .where('name', '=', 'site')
        .executeTakeFirst();
      const site = row ? parsedJson(row.value) : null;
      if (!isRecord(site)) return;
      const menus = [
        { name: 'Main menu', place: 'main', items: itemsOf(site.navigation, 'children') },
        { name: 'Footer', place: 'footer', items: itemsOf(site.footerColumns, 'items') },
      ];
      for (const { name, place, items } of menus)
        if (items.length > 0)
          await tables
            .insertInto('theme_menus')
            .values({
              name,
              places: JSON.stringify([place]),
              items: JSON.stringify(items),
              version: 1,
              changed_at: 0,
            })
            .execute();
    },
  },
];

interface TablesThen {
  site_settings: { name: string; value: string };
  theme_menus: { name: string; places: string; items: string; version: number; changed_at: number };
}

interface ItemThen {
  readonly id: string;
  readonly parent: string | null;
  readonly label: string;
  readonly target: { readonly kind: 'address'; readonly href: string } | { readonly kind: 'text' };
}

function itemsOf(list: unknown, below: 'children' | 'items', parent: string | null = null): ItemThen[] {
  return listOf(list).flatMap((entry, index) => {
    const id = parent === null ? String(index + 1) : `${parent}-${index + 1}`;
    const label = String(entry.label ?? entry.title ?? '');
    const target =
      typeof entry.href === 'string'
        ? { kind: 'address' as const, href: entry.href }
        : { kind: 'text' as const };
    return [{ id, parent, label, target }, ...(parent === null ? itemsOf(entry[below], below, id) : [])];
  });
}

function listOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
