import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';

/** Prefix of the file name when an icon of the media library is requested. */
export const ICON_FILES = 'media';

const IconQuery = Type.Object({
  /** `solid/star,brands/github,media/0123456789abcdef0123` */
  names: Type.String({ maxLength: 8_000, pattern: '^[a-z]+/[a-z\\d-]+(,[a-z]+/[a-z\\d-]+)*$' }),
});
const IconAnswer = Type.Object({
  drawings: Type.Record(
    Type.String(),
    Type.Union([
      Type.Object({
        viewBox: Type.String(),
        path: Type.String(),
        now: Type.Optional(
          Type.Object({ set: Type.Enum(['solid', 'regular', 'brands']), name: Type.String() }),
        ),
      }),
      // The markup of a file, cleaned when it was uploaded.
      Type.String(),
      Type.Null(),
    ]),
  ),
});

/** The icons of a page in the editor, by name; `null` for an unknown one. */
export const iconCall = endpoint({
  ...{ method: 'GET', path: '/editor-icons' },
  ...{ query: IconQuery, answer: IconAnswer },
});

const CatalogueIcon = Type.Object({
  set: Type.Enum(['solid', 'regular', 'brands']),
  name: Type.String(),
  label: Type.String(),
  viewBox: Type.String(),
  path: Type.String(),
});
export type CatalogueIcon = Static<typeof CatalogueIcon>;
const IconPiece = Type.Object({ total: Type.Integer(), icons: Type.Array(CatalogueIcon) });
export type IconPiece = Static<typeof IconPiece>;

/** Icons to choose from, one screen at a time. */
export const iconCatalogueCall = endpoint({
  ...{ method: 'GET', path: '/editor-icon-catalogue' },
  query: Type.Object({
    words: Type.Optional(Type.String({ maxLength: 60 })),
    set: Type.Optional(Type.Enum(['solid', 'regular', 'brands'])),
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  }),
  answer: IconPiece,
});
