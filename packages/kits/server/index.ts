export { packFolder } from './archive/packFolder.ts';
export type {
  DocumentFacts,
  Importer,
  KitContents,
  KitDocuments,
  KitFonts,
  KitMenus,
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
export type { KitPictures } from './contents/KitPictures.ts';
export { createKits, type KitsNeeds, type KitsServer } from './createKits.ts';
export { LIBRARY_LIMITS } from './library/createLibrary.ts';
export { kitsMigrations } from './migrations.ts';
export { boxAddress } from './pictures/placeholder.ts';
