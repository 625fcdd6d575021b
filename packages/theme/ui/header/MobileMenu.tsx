import type { HeaderContent, HeaderLabels } from './HeaderContent.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

/**
 * A `<details>` rather than a button: it opens the panel with scripts off, through the style sheet. When the runtime takes
 * over, it clears the `open` attribute and controls the panel with the class on the body.
 */
export function MobileMenuToggle({ label }: { readonly label: string }) {
  return (
    <details className="menu-mobile-toggle item-button navbar-toggle-wrapper">
      <summary className="navbar-toggle">
        <Bars />
        <span className="nav-toggle-label">{label}</span>
      </summary>
    </details>
  );
}

interface MobileMenuPanelProps {
  readonly site: HeaderContent;
  readonly currentPath: string;
  readonly labels: HeaderLabels;
}

/** The panel that slides in on a phone. While closed, nothing in it is focusable. */
export function MobileMenuPanel({ site, currentPath, labels }: MobileMenuPanelProps) {
  const mode = site.menuMode ?? 'slide_left';
  return (
    <>
      <div
        id="header-menu-sidebar"
        className={`header-menu-sidebar tcb menu-sidebar-panel ${mode} hfg-pe`}
        data-row-id="sidebar"
      >
        <div id="header-menu-sidebar-bg" className="header-menu-sidebar-bg">
          {mode !== 'dropdown' && (
            <div className="close-sidebar-panel navbar-toggle-wrapper">
              <button
                type="button"
                className="hamburger is-active navbar-toggle active"
                aria-expanded="true"
                aria-label={labels.closeMenu}
              >
                <Bars />
              </button>
            </div>
          )}
          <div id="header-menu-sidebar-inner" className="header-menu-sidebar-inner tcb">
            <nav aria-label={labels.menu}>
              <NavigationMenu
                kind="mobile"
                items={site.navigation}
                currentPath={currentPath}
                labels={labels}
              />
            </nav>
            {site.action && (
              <div className="p-sidebar-action">
                <a className="p-button" href={site.action.href}>
                  {site.action.label}
                </a>
              </div>
            )}
          </div>
        </div>
      </div>
      <div className="header-menu-sidebar-overlay hfg-ov hfg-pe" />
    </>
  );
}

function Bars() {
  return (
    <span className="bars" aria-hidden="true">
      <span className="icon-bar" />
      <span className="icon-bar" />
      <span className="icon-bar" />
    </span>
  );
}
