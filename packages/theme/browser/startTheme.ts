import { pageFlag, RESIZE_DEBOUNCE_MS } from '../wire/public.ts';
import { cartPanels } from './cart/cartPanels.ts';
import { alignPanels } from './menu/alignPanels.ts';
import { describeCarets } from './menu/describeCarets.ts';
import { menuSidebar } from './menu/menuSidebar.ts';
import type { HeaderApi, ThemePage, ThemeWindow } from './page/ThemePage.ts';
import { whenNeeded } from './reactions/whenNeeded.ts';
import { describeSearch } from './search/describeSearch.ts';

/**
 * Everything the theme does on a page, in one place: the initial state, and the menu. It listens on the document, so a header
 * may be rendered again.
 */
export function startTheme(page: Document): void {
  const view = (page.defaultView ?? window) as ThemeWindow;
  const theme: ThemePage = {
    page,
    view,
    isRtl: () => pageFlag(view, 'isRTL', page.documentElement.dir === 'rtl'),
    isPreview: () => pageFlag(view, 'isCustomize'),
    all: (selector) => page.querySelectorAll(selector),
  };
  const menu = menuSidebar(theme);
  const cart = cartPanels(theme);

  function refresh(): void {
    menu.refresh();
    cart.refresh();
    describe();
    describeSearch(theme);
  }
  const describe = (): void => describeCarets(theme);
  const align = (): void => alignPanels(theme);
  const onClick = whenNeeded({ theme, menu, refresh, describe, align });
  const own: HeaderApi = { init: refresh, initSearch: refresh, toggleMenuSidebar: menu.toggle };

  // In the capture phase, so that no stopPropagation keeps a menu from closing.
  page.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      // With these keys a link opens in another tab or window, and nothing happens here.
      const opensElsewhere = ctrlKey || metaKey || shiftKey;
      if (!(target instanceof view.Element) || (opensElsewhere && target.closest('a'))) return;
      // If Neve's own script runs as well, we would close again what it opens.
      if (view.HFG !== own) {
        view.setTimeout(refresh);
        return;
      }
      menu.onClick(target, event);
      onClick(target, event);
    },
    true,
  );

  let resizing: number | undefined;
  view.addEventListener('resize', () => {
    cart.place();
    view.clearTimeout(resizing);
    resizing = view.setTimeout(() => {
      align();
      menu.closeWithoutToggle();
    }, RESIZE_DEBOUNCE_MS);
  });
  view.addEventListener('load', align);

  refresh();
  align();
  view.HFG ??= own;
  // Called by the markup itself on every click. The state is set where it changes; this only has to exist.
  view.toggleAriaClick = () => {};
}
