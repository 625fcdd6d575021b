import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Visit } from './Page.ts';

/** The site with the look that its owner has chosen in the customizer. */
export function themedSite(
  { action, search, cart, ...site }: SiteSettings,
  { theme, preview }: Pick<Visit, 'theme' | 'preview'>,
  searched?: string,
): SiteSettings {
  return {
    ...site,
    direction: theme.direction,
    palette: theme.palette,
    menuMode: theme.menu,
    isPreview: preview !== null,
    ...(action && theme.header.action && { action }),
    ...(search && theme.header.search && { search: { ...search, language: searched } }),
    ...(cart && theme.header.cart && { cart }),
    paletteSwitch: theme.header.paletteSwitch,
  };
}
