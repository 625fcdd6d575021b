import type { ReactNode } from 'react';
import { HeaderCart } from './HeaderCart.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenuPanel, MobileMenuToggle } from './MobileMenu.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { PaletteSwitch } from './PaletteSwitch.tsx';
import { englishLabels, type SiteSettings } from './SiteSettings.ts';

interface SiteHeaderProps {
  readonly site: SiteSettings;
  readonly currentPath: string;
  readonly tools?: ReactNode;
}

export function SiteHeader({ site, currentPath, tools }: SiteHeaderProps) {
  const labels = { ...englishLabels, ...site.labels };
  const cart = site.cart ? <HeaderCart {...site.cart} label={labels.cart} /> : null;
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
            <Item id="logo">
              <Logo name={site.name} />
            </Item>
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
            {tools && <Item id="header_tools">{tools}</Item>}
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
            <Item id="logo">
              <Logo name={site.name} />
            </Item>
            {search && <Item id="header_search_responsive">{search}</Item>}
            {palette && <Item id="header_palette_switch">{palette}</Item>}
            {cart && <Item id="header_cart_icon">{cart}</Item>}
            {tools && <Item id="header_tools">{tools}</Item>}
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
