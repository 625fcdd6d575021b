import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { parsedJson } from '../../records/index.ts';
import { badRequest } from './HttpError.ts';

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/**
 * Cuts a page from rows queried with `limit + 1`: the extra row only says that there is more. `place` is the sort key of the
 * row that the next page follows.
 */
export function cursorPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  place: (row: Row) => unknown,
  item: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items: shown.map(item), nextCursor: hasMore ? encodeCursor(place(last)) : null };
}

/** A cursor is opaque to its holder, so that the order of a list can change without breaking clients. */
export function encodeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place in a cursor, or `undefined` for the first page. Refuses anything not made by `encodeCursor`. */
export function decodeCursor<Place extends TSchema>(
  cursor: string | undefined,
  place: Place,
): Static<Place> | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const decoded = parsedJson(Buffer.from(cursor, 'base64url').toString());
  if (!Check(place, decoded))
    throw badRequest(
      'rest_invalid_cursor',
      'This page of the list cannot be found. Start from the first one.',
    );
  return decoded;
}
