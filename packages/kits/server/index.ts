export type {
  DocumentFacts,
  Importer,
  KitContents,
  KitDocuments,
  KitPost,
  KitPosts,
  KitSettings,
  KitTaxonomies,
  PostType,
  SiteFacts,
  StoredDocument,
  StoredSettings,
  TermChange,
} from './contents/KitContents.ts';
export { createKits, type KitsOptions, type KitsServer } from './createKits.ts';
export { kitsMigrations } from './database/kitsMigrations.ts';
export { LIBRARY_LIMITS } from './library/createLibrary.ts';
