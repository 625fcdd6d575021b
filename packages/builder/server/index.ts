export type { BuilderServer } from './createBuilder.ts';
export { createBuilder } from './createBuilder.ts';
export {
  type Documents,
  documentTag,
  kindTag,
  linkTag,
  type PublishedDocument,
  pageTag,
} from './documents/Documents.ts';
export type { DocumentTransfer, DocumentUndo, TransferredDocument } from './documents/documentTransfer.ts';
export { createMailGuard } from './documents/mailGuard.ts';
export { PAGE_TYPE } from './documents/StoredDocument.ts';
export type { LookStore } from './looks/LookStore.ts';
export { builderMigrations } from './migrations.ts';
export type { BuilderTables } from './tables.ts';
export { TEMPLATE_TAGS, type Templates } from './templates/createTemplates.ts';
export type { TemplateTargets } from './templates/TemplateTargets.ts';
