export type { HeaderContent, LinkItem } from './header/HeaderContent.ts';
export { HeaderSearch } from './header/HeaderSearch.tsx';
export { headerLabelsIn } from './header/labels.ts';
export { PaletteSwitch } from './header/PaletteSwitch.tsx';
export { SiteHeader } from './header/SiteHeader.tsx';
export { paletteScript } from './runtime/paletteScript.ts';
