import type { SiteSettings } from '@portico/admin/wire/admin';
import {
  type HeaderParts,
  HeaderPartsProvider,
  type SiteFacts,
  SiteFactsProvider,
} from '@portico/builder/document';
import { CART_PATH } from '@portico/shop/server';
import { CartWidget } from '@portico/shop/ui';
import type { Menus, PrintedMenu } from '@portico/theme/server';
import { HeaderSearch, headerLabelsIn, PaletteSwitch } from '@portico/theme/ui';
import type { ReactNode } from 'react';
import { SEARCH_PATH } from './blog/searchPages.tsx';

/** Facts about the site for its widgets. */
export async function siteWidgetFacts(
  site: SiteSettings,
  menus: Pick<Menus, 'printed' | 'printedMenus'>,
  {
    path,
    searched,
    year,
  }: { readonly path: string; readonly searched?: string | undefined; readonly year: number },
): Promise<SiteFacts> {
  const { name, tagline, logo, mark, telephone, email, place, profiles } = site;
  const all = (await menus.printedMenus()).map(menuOf);
  const main = all.some(({ isMain }) => isMain)
    ? []
    : [{ ...PAGES_MENU, items: [...(await menus.printed()).main].map(itemOf) }];
  return {
    ...{ name, tagline, mark, telephone, email, profiles, path, year },
    logo: logo.light && { ...logo, light: logo.light },
    menus: [...main, ...all],
    search: { ...SEARCH, ...(searched !== undefined && { language: searched }) },
    cartPage: CART_PATH,
    place: [place.street, `${place.postcode} ${place.city}`.trim(), place.region, place.country].filter(
      Boolean,
    ),
  };
}

const SEARCH = { action: '/', page: SEARCH_PATH } as const;
/** Replaces a missing main menu: the site's pages. */
const PAGES_MENU = { id: 0, name: 'Pages', isMain: true } as const;

type SiteMenu = SiteFacts['menus'][number];

function menuOf({ id, name, places, items }: PrintedMenu): SiteMenu {
  return { id, name, isMain: places.includes('main'), items: items.map(itemOf) };
}

function itemOf({ id, label, href, children }: PrintedMenu['items'][number]): SiteMenu['items'][number] {
  return { id, label, ...(href !== undefined && { href }), children: children.map(itemOf) };
}

/** Provides the site's facts to the widgets inside. */
export function SiteWidgets({
  facts,
  language,
  children,
}: {
  readonly facts: SiteFacts;
  /** Language of the header's own texts. */
  readonly language: string;
  readonly children: ReactNode;
}) {
  return (
    <SiteFactsProvider value={facts}>
      <HeaderPartsProvider value={partsOf(facts, language)}>{children}</HeaderPartsProvider>
    </SiteFactsProvider>
  );
}

function partsOf({ search, cartPage }: SiteFacts, language: string): HeaderParts {
  const labels = headerLabelsIn(language);
  return {
    searchIcon: <HeaderSearch {...search} labels={labels} />,
    paletteSwitch: <PaletteSwitch label={labels.switchPalette} />,
    cart: <CartWidget page={cartPage} label={labels.cart} language={language} />,
  };
}
