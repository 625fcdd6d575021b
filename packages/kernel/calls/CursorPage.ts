import Type, { type TSchema } from 'typebox';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;
const MAX_CURSOR_LENGTH = 500;

/** The paging part of a list's query. Spread it into the query's schema. */
export const cursorQuery = {
  cursor: Type.Optional(
    Type.String({ maxLength: MAX_CURSOR_LENGTH, description: 'The `nextCursor` of the page before.' }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }),
};

/** A page of a list: its items, and where the next page starts, if there is one. */
export const CursorPage = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), nextCursor: Type.Union([Type.String(), Type.Null()]) });
