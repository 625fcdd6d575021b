import { RESIZE_DEBOUNCE_MS } from '../wire/header.ts';
import { PRINTED_NO, PROPERTIES_NAME } from '../wire/printed.ts';
import { cartPanels } from './cart/cartPanels.ts';
import { alignPanels } from './menu/alignPanels.ts';
import { describeCarets } from './menu/describeCarets.ts';
import { menuSidebar } from './menu/menuSidebar.ts';
import type { ThemePage, ThemeWindow } from './page/ThemePage.ts';
import { whenNeeded } from './reactions/whenNeeded.ts';
import { describeSearch } from './search/describeSearch.ts';

/**
 * The theme's behaviour on a page, in one visible place: what has to be so before the visitor does anything, and the
 * menu. It listens on the document, so a header may be rendered anew.
 */
export function startTheme(page: Document): void {
  const view = (page.defaultView ?? window) as ThemeWindow;
  const says = (name: string, otherwise = false): boolean => {
    const printed = Reflect.get(view, PROPERTIES_NAME);
    return printed ? !new RegExp(PRINTED_NO).test(printed[name]) : otherwise;
  };
  const theme: ThemePage = {
    page,
    view,
    isRtl: () => says('isRTL', page.documentElement.dir === 'rtl'),
    isPreview: () => says('isCustomize'),
    all: (selector) => page.querySelectorAll(selector),
  };
  const menu = menuSidebar(theme);
  const cart = cartPanels(theme);

  function refresh(): void {
    menu.refresh();
    cart.refresh();
    describeCarets(theme);
    describeSearch(theme);
  }
  const align = (): void => alignPanels(theme);
  const onClick = whenNeeded({ theme, menu, refresh, align });

  // On the way down, so that nobody's stopPropagation keeps a menu from closing.
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof view.Element) || opensElsewhere(target, event)) return;
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
  view.HFG = { init: refresh, initSearch: refresh, toggleMenuSidebar: menu.toggle };
  // Called by the markup itself at every click. The state is written where it changes; this only has to be there.
  view.toggleAriaClick = () => {};
}

/** With these keys a link is opened in another tab or window, and nothing happens here. */
function opensElsewhere(target: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return (ctrlKey || metaKey || shiftKey) && !!target.closest('a');
}
