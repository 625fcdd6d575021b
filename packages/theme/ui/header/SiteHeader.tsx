import type { ReactNode } from 'react';
import type { HeaderContent } from './HeaderContent.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { englishLabels } from './labels.ts';
import { MobileMenuPanel, MobileMenuToggle } from './MobileMenu.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { PaletteSwitch } from './PaletteSwitch.tsx';

export interface SiteHeaderProps {
  readonly site: HeaderContent;
  /** The path of the current page, to mark it in the navigation. */
  readonly currentPath: string;
  readonly logo: ReactNode;
  /** The quantity depends on the visitor, and pages are the same for everybody: the browser fills it in. */
  readonly cart?: ((label: string) => ReactNode) | undefined;
}

/** The header of every page, in Neve's markup: a row for desktops, one for phones, and the mobile menu. */
export function SiteHeader({ site, currentPath, logo, cart: renderCart }: SiteHeaderProps) {
  const labels = { ...englishLabels, ...site.labels };
  const cart = renderCart && <div className="component-wrap">{renderCart(labels.cart)}</div>;
  const palette = site.paletteSwitch ? <PaletteSwitch label={labels.switchPalette} /> : null;
  const search = site.search ? <HeaderSearch {...site.search} labels={labels} /> : null;
  return (
    <header className="header">
      <a className="neve-skip-link show-on-focus" href="#content">
        {labels.skipToContent}
      </a>
      <div id="header-grid" className="hfg_header site-header">
        <nav
          className="header--row header-main hide-on-mobile hide-on-tablet nv-navbar"
          data-row-id="main"
          data-show-on="desktop"
          aria-label={labels.mainNavigation}
        >
          <Row>
            <Item id="logo">{logo}</Item>
            <Item id="primary-menu">
              <NavigationMenu
                kind="desktop"
                items={site.navigation}
                currentPath={currentPath}
                labels={labels}
              />
            </Item>
            {search && <Item id="header_search_responsive">{search}</Item>}
            {palette && <Item id="header_palette_switch">{palette}</Item>}
            {cart && <Item id="header_cart_icon">{cart}</Item>}
            {site.action && (
              <Item id="button_base">
                <a className="p-button p-button-small" href={site.action.href}>
                  {site.action.label}
                </a>
              </Item>
            )}
          </Row>
        </nav>
        <div className="header--row header-main hide-on-desktop" data-row-id="main" data-show-on="mobile">
          <Row>
            <Item id="logo">{logo}</Item>
            {search && <Item id="header_search_responsive">{search}</Item>}
            {palette && <Item id="header_palette_switch">{palette}</Item>}
            {cart && <Item id="header_cart_icon">{cart}</Item>}
            <Item id="nav-icon">
              <MobileMenuToggle label={labels.menu} />
            </Item>
          </Row>
        </div>
        <MobileMenuPanel site={site} currentPath={currentPath} labels={labels} />
      </div>
    </header>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div className="header--row-inner">
      <div className="container">
        <div className="row row--wrapper" data-section="hfg_header_layout_main">
          {children}
        </div>
      </div>
    </div>
  );
}

function Item({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={`item--inner builder-item--${id}`} data-section={id} data-item-id={id}>
      {children}
    </div>
  );
}
