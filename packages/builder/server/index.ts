export { builderMigrations } from './builderMigrations.ts';
export type { BuilderServer } from './createDocuments.ts';
export { createDocuments } from './createDocuments.ts';
export { DocumentError } from './documents/DocumentError.ts';
export { type Documents, documentTag, type PublishedDocument, pageTag } from './documents/documentStore.ts';
export type { Author, DocumentContent, StoredDocument } from './documents/StoredDocument.ts';
