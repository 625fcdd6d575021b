import type { Stop } from '@portico/kernel/islands';
import { RESIZE_DEBOUNCE_MS } from '../wire/header.ts';
import { PROPERTIES_NAME, pageFlags } from '../wire/pageFlags.ts';
import { cartDropdown } from './cart/cartDropdown.ts';
import { alignPanels } from './menu/alignPanels.ts';
import { menuSidebar } from './menu/menuSidebar.ts';
import { subMenus } from './menu/subMenus.ts';
import { clickAway } from './page/clickAway.ts';
import { focusTrap } from './page/focusTrap.ts';
import type { ThemePage, ThemeWindow } from './page/ThemePage.ts';
import { searchOverlay } from './search/searchOverlay.ts';
import { shopSidebar } from './shop/shopSidebar.ts';

/** The theme's behaviour on a page, in one visible place. It listens on the document, so a header may be rendered anew. */
export function startTheme(page: Document): Stop {
  const view = (page.defaultView ?? window) as ThemeWindow;
  const control = new AbortController();
  const { signal } = control;
  const clicks: Parameters<ThemePage['onClick']>[] = [];
  const flags: ThemePage['flags'] = () => pageFlags(Reflect.get(view, PROPERTIES_NAME));
  const theme: ThemePage = {
    ...{ page, view, signal, flags },
    isRtl: () => flags()?.isRtl ?? page.documentElement.dir === 'rtl',
    all: (selector) => page.querySelectorAll(selector),
    onClick: (...click) => void clicks.push(click),
  };

  const sheet = clickAway(theme);
  const menu = menuSidebar(theme, sheet);
  const cart = cartDropdown(theme);
  const carets = subMenus(theme, sheet);
  const search = searchOverlay(theme, sheet, menu.holdFocus);
  shopSidebar(theme);
  const align = (): void => alignPanels(theme);
  focusTrap(theme, () => {
    if (!(carets.close() || search.close() || cart.close())) menu.toggle(false);
  });

  // On the way down, so that nobody's stopPropagation keeps a menu from closing.
  page.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || !(event.target instanceof view.Element)) return;
      for (const [selector, act] of clicks) {
        const element = event.target.closest<HTMLElement>(selector);
        if (element && act(element, event) === true) return;
      }
    },
    { capture: true, signal },
  );

  let resizing: number | undefined;
  view.addEventListener(
    'resize',
    () => {
      view.clearTimeout(resizing);
      resizing = view.setTimeout(() => {
        align();
        // A phone that was turned on its side may be a desktop now, with no way left to close the menu.
        if (![...theme.all('.menu-mobile-toggle')].some((toggle) => toggle.getClientRects().length > 0))
          if (!flags()?.isPreview) menu.toggle(false);
      }, RESIZE_DEBOUNCE_MS);
    },
    { signal },
  );
  view.addEventListener('load', align, { signal });
  align();

  function refresh(): void {
    menu.refresh();
    carets.refresh();
    search.refresh();
    cart.refresh();
  }
  view.HFG = { init: refresh, initSearch: refresh, toggleMenuSidebar: menu.toggle };
  // Called by the markup itself at every click. The state is written where it changes; this only has to be there.
  view.toggleAriaClick = () => {};

  const on = (type: string, act: (detail: unknown) => void): void =>
    page.addEventListener(type, (event) => act((event as CustomEvent).detail), { signal });
  on('header_builder_panel_changed', () => {
    refresh();
    align();
  });
  const openMenu = (): void => {
    if (!menu.isOpen()) menu.toggle(true);
  };
  on('customize_control_sidebar', (detail) => (detail === 'open' ? openMenu() : menu.toggle(false)));
  on('customize_section_opened', (detail) => detail === 'header_sidebar' && openMenu());

  return () => {
    view.clearTimeout(resizing);
    control.abort();
  };
}
