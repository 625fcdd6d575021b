export { builderMigrations } from './builderMigrations.ts';
export type { BuilderServer } from './createDocuments.ts';
export { createDocuments } from './createDocuments.ts';
export { cleanElements, cleanSettings } from './documents/cleanContent.ts';
export { DocumentError } from './documents/DocumentError.ts';
export {
  type Documents,
  documentTag,
  kindTag,
  type PublishedDocument,
  pageTag,
} from './documents/Documents.ts';
export type { Author, DocumentContent, StoredDocument } from './documents/StoredDocument.ts';
export { freeSlug } from './documents/slugs.ts';
export type { BuilderTables } from './tables.ts';
