import { endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { FileName, Nullable, ShortList, UploadId } from './adminShapes.ts';

/** Import from and export to WordPress. */

const IMPORT_STATES = ['reading', 'writing', 'done', 'failed'] as const;
const ImportBody = Type.Object({
  upload: UploadId,
  name: FileName,
});
export const ImportItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  bytes: Type.Integer(),
  bytesRead: Type.Integer(),
  /** How many items the file has, known once it is read, and how many are written. */
  entries: Type.Integer(),
  entriesWritten: Type.Integer(),
  counts: Type.Record(Type.String(), Type.Integer()),
  problem: Nullable(Type.String()),
  begunAt: Type.Integer(),
  endedAt: Nullable(Type.Integer()),
});
export type ImportItem = Static<typeof ImportItem>;

export const importCalls = {
  begin: endpoint({ method: 'POST', path: '/blog/imports', body: ImportBody, answer: ImportItem }),
  list: endpoint({ method: 'GET', path: '/blog/imports', answer: ShortList(ImportItem) }),
  read: endpoint({
    method: 'GET',
    path: '/blog/imports/:id',
    params: Type.Object({ id: UploadId }),
    answer: ImportItem,
  }),
  /** All posts and pages as a WordPress export file. */
  export: endpoint({ method: 'GET', path: '/blog/export', answer: Type.Any() }),
};
