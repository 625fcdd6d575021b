import { type Database, jsonColumn } from '@portico/kernel/server';
import type { Generated, Selectable } from 'kysely';
import Type from 'typebox';
import { MENU_PLACES, type MenuItem, MenuItems, type MenuPlace } from '../../wire/admin.ts';

/** A menu as stored. */
export interface StoredMenu extends MenuDraft {
  readonly id: number;
  readonly version: number;
}

export interface MenuDraft {
  readonly name: string;
  readonly places: readonly MenuPlace[];
  readonly items: readonly MenuItem[];
}

export interface MenuTables {
  theme_menus: {
    id: Generated<number>;
    name: string;
    places: string;
    items: string;
    version: number;
    changed_at: number;
  };
}

/** In creation order. */
export async function readMenus(database: Database): Promise<readonly StoredMenu[]> {
  const rows = await menuTable(database).selectFrom('theme_menus').selectAll().orderBy('id').execute();
  return rows.map(menuOf);
}

export async function readMenu(database: Database, id: number): Promise<StoredMenu | null> {
  const row = await menuTable(database)
    .selectFrom('theme_menus')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? menuOf(row) : null;
}

export async function insertMenu(
  transaction: Database,
  draft: MenuDraft & { readonly id?: number; readonly version?: number },
  now: number,
): Promise<number> {
  const { id, version = 1 } = draft;
  await leavePlaces(transaction, draft.places, null);
  const { id: made } = await menuTable(transaction)
    .insertInto('theme_menus')
    .values({ ...(id !== undefined && { id }), ...columns(draft), version, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(made);
}

/** `null` if somebody has saved it since that version. */
export async function updateMenu(
  transaction: Database,
  { id, version, ...draft }: StoredMenu,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await menuTable(transaction)
    .updateTable('theme_menus')
    .set({ ...columns(draft), version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await leavePlaces(transaction, draft.places, id);
  return true;
}

export async function deleteMenu(transaction: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await menuTable(transaction)
    .deleteFrom('theme_menus')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A location has one menu: the previous one loses it. */
async function leavePlaces(
  transaction: Database,
  places: readonly MenuPlace[],
  keeper: number | null,
): Promise<void> {
  for (const menu of await readMenus(transaction)) {
    const kept = menu.places.filter((place) => !places.includes(place));
    if (menu.id === keeper || kept.length === menu.places.length) continue;
    await menuTable(transaction)
      .updateTable('theme_menus')
      .set({ places: JSON.stringify(kept) })
      .where('id', '=', menu.id)
      .execute();
  }
}

function columns({ name, places, items }: MenuDraft) {
  return { name, places: JSON.stringify(places), items: JSON.stringify(items) };
}

function menuOf(row: Selectable<MenuTables['theme_menus']>): StoredMenu {
  const { id, name, places, items, version } = row;
  return { id: Number(id), name, places: placesOf(places), items: itemsOf(items), version };
}

const placesOf = jsonColumn('theme_menus.places', Type.Array(Type.Enum([...MENU_PLACES])), []);
const itemsOf = jsonColumn('theme_menus.items', MenuItems, []);

const menuTable = (database: Database) => database.tables<MenuTables>();
