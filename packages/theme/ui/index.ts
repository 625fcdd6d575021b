export type { HeaderContent, LinkItem, NavigationItem } from './header/HeaderContent.ts';
export { englishLabels } from './header/HeaderContent.ts';
export { HeaderSearch } from './header/HeaderSearch.tsx';
export { PaletteSwitch } from './header/PaletteSwitch.tsx';
export { SiteHeader } from './header/SiteHeader.tsx';
export { paletteScript } from './runtime/paletteScript.ts';
