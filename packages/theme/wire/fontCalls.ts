import { endpoint } from '@portico/kernel/calls';
import Type from 'typebox';
import { MOST_FONT_BYTES, type OwnFont } from './fonts.ts';

const Font = Type.Unsafe<OwnFont>(
  Type.Object({
    id: Type.Integer(),
    family: Type.String(),
    href: Type.String(),
    faces: Type.Array(Type.Object({ href: Type.String(), weight: Type.String(), style: Type.String() })),
  }),
);

/** The calls for the owner's own fonts. */
export const fontCalls = {
  list: endpoint({ method: 'GET', path: '/fonts', answer: Type.Object({ fonts: Type.Array(Font) }) }),
  add: endpoint({
    ...{ method: 'POST', path: '/fonts' },
    body: Type.Object({
      family: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 _-]{0,59}$' }),
      /** In base64. Somewhat more than is accepted, so that an oversized file gets a proper message. */
      file: Type.String({ minLength: 4, maxLength: MOST_FONT_BYTES * 1.5 }),
    }),
    answer: Font,
  }),
  remove: endpoint({
    ...{ method: 'DELETE', path: '/fonts/:id' },
    params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  }),
};
