import Type, { type TSchema } from 'typebox';

/** Shapes shared by several calls. */

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const ById = Type.Object({ id: Id });
export const UploadId = Type.String({ pattern: '^[0-9a-f-]{36}$' });
export const FileName = Type.String({ minLength: 1, maxLength: 255 });

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A list that is short enough to be sent as a whole. */
export const ShortList = <Item extends TSchema>(item: Item) => Type.Object({ items: Type.Array(item) });
