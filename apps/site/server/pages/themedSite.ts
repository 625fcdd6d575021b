import type { SiteSettings } from '@portico/admin/wire/admin';
import { languageAttributes } from '@portico/blog/ui';
import { CART_PATH } from '@portico/shop/server';
import type { PrintedItem, PrintedMenus } from '@portico/theme/server';
import { headerLabelsIn } from '@portico/theme/ui';
import type { FooterColumn, SiteSettings as Frame } from '../../views/SiteSettings.ts';
import { SEARCH_PATH } from './blog/searchPages.tsx';
import { directionOf } from './directionOf.ts';
import type { Visit } from './Page.ts';

interface Shown extends Pick<Visit, 'theme' | 'preview'> {
  /** The language whose posts the page's search looks through. */
  readonly searched?: string | undefined;
  readonly hasProducts: boolean;
}

/** The site as every page shows it: its owner's settings, in the look from the customizer. */
export function themedSite(
  site: SiteSettings,
  menus: PrintedMenus,
  { theme, preview, searched, hasProducts }: Shown,
): Frame {
  const { search, cart, action, paletteSwitch } = theme.header;
  return {
    ...plainSite(site, menus),
    direction: directionOf({ site, theme }),
    palette: theme.palette,
    menuMode: theme.menu,
    isPreview: preview !== null,
    ...(site.action && action && { action: site.action }),
    ...(search && { search: { page: SEARCH_PATH, action: '/', language: searched } }),
    ...(cart && hasProducts && { cart: { page: CART_PATH } }),
    paletteSwitch,
  };
}

/** The site without anything that needs the database. */
export function plainSite(site: SiteSettings, { main, footer }: PrintedMenus): Frame {
  const { name, tagline, language, icon, logo, mark, smallPrint } = site;
  return {
    ...{ name, tagline, language, icon, smallPrint },
    navigation: main,
    labels: headerLabelsIn(language),
    footerColumns: columnsOf(footer),
    ...(mark && { mark }),
    ...(logo.light && { logo: { ...logo, light: logo.light } }),
    direction: languageAttributes(language).dir,
    palette: 'system',
  };
}

/** Every item with children is a footer column; items without share one more. */
function columnsOf(items: readonly PrintedItem[]): readonly FooterColumn[] {
  const single = items.filter(({ children }) => children.length === 0);
  const columns = items
    .filter(({ children }) => children.length > 0)
    .map(({ label, children }) => ({ title: label, items: children.flatMap(withChildren) }));
  return single.length > 0 ? [...columns, { items: single }] : columns;
}

function withChildren(item: PrintedItem): readonly PrintedItem[] {
  return [item, ...item.children.flatMap(withChildren)];
}
