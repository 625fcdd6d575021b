export type { ThemePreview, ThemeServer } from './createTheme.ts';
export { createTheme } from './createTheme.ts';
export type { ThemeStore } from './customizer/ThemeStore.ts';
export type { Menus, PrintedMenu, PrintedMenus } from './menus/createMenus.ts';
export { MENUS_TAG } from './menus/createMenus.ts';
export type { LinkedTarget, MenuTargets } from './menus/MenuTargets.ts';
export type { StoredMenu } from './menus/menuRows.ts';
export type { PrintedItem } from './menus/printMenu.ts';
export { themeMigrations } from './migrations.ts';
export {
  bundledSheet,
  bundledSheetsFor,
  fontFacesFor,
  isBundledFont,
  ownFacesFor,
} from './style/bundledFaces.ts';
export { FONTS_TAG, type OwnFonts } from './style/createOwnFonts.ts';
