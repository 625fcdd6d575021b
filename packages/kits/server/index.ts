export { packFolder } from './archive/packFolder.ts';
export type {
  KitContents,
  KitDocuments,
  KitFonts,
  KitMenus,
  KitPosts,
  KitSettings,
  KitTaxonomies,
  SiteFacts,
  StoredDocument,
  StoredSettings,
} from './contents/KitContents.ts';
export type { KitPictures } from './contents/KitPictures.ts';
export { createKits, type KitsServer } from './createKits.ts';
export { LIBRARY_LIMITS } from './library/createLibrary.ts';
export { kitsMigrations } from './migrations.ts';
export { boxAddress } from './pictures/placeholder.ts';
export type { SiteDesigns } from './wordpress/SiteDesigns.ts';
