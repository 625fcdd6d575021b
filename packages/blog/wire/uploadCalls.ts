import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { UploadId } from './adminShapes.ts';

/** Size of the slices in which media files and WordPress exports are uploaded. */
export const SLICE_BYTES = 768 * 1024;

const SliceBody = Type.Object({
  offset: Type.Integer({ minimum: 0, maximum: 2 ** 31 }),
  /** Base64. */
  content: Type.String({ maxLength: SLICE_BYTES * 2, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
});
export const UploadState = Type.Object({ id: Type.String(), received: Type.Integer() });
export type UploadState = Static<typeof UploadState>;

export const uploadCalls = {
  begin: endpoint({ method: 'POST', path: '/blog/uploads', answer: UploadState }),
  add: endpoint({
    ...{ method: 'PUT', path: '/blog/uploads/:id' },
    ...{ params: Type.Object({ id: UploadId }), body: SliceBody, answer: UploadState },
  }),
};
