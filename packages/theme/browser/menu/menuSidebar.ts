import { HIDING_MS } from '../../wire/header.ts';
import type { ClickAway } from '../page/clickAway.ts';
import { focusableNear } from '../page/focusable.ts';
import { endTrap, runTrap, type ThemePage } from '../page/ThemePage.ts';

export interface MenuSidebar {
  isOpen(): boolean;
  /** Any call while it is open closes it, except in the customizer's preview; `false` always closes. */
  toggle(open?: boolean, target?: Element | null): void;
  /** Gives the focus back to the menu when something inside of it had taken it over. */
  holdFocus(): void;
  /** Writes the state on elements that have just come into the page. */
  refresh(): void;
}

const OPEN = 'is-menu-sidebar';
const HIDING = 'hiding-header-menu-sidebar';
const TOGGLE = '.menu-mobile-toggle';
const CLOSE = '.close-sidebar-panel .navbar-toggle';
const OVERLAY = '.header-menu-sidebar-overlay';
const PANELS = '#header-menu-sidebar,.hfg-ov';
const CONTENT = '.neve-skip-link,#content,.scroll-to-top,#site-footer,.header--row';

export function menuSidebar(theme: ThemePage, sheet: ClickAway): MenuSidebar {
  const { page, view, signal, all, onClick } = theme;
  const { classList } = page.body;
  let timer: number | undefined;
  let opener: HTMLElement | null = null;

  const isOpen = (): boolean => classList.contains(OPEN);

  function toggle(open?: boolean, target?: Element | null): void {
    if (open === false || (isOpen() && !theme.flags()?.isPreview)) close();
    else show(target);
  }

  function show(target?: Element | null): void {
    stopHiding();
    classList.add(OPEN);
    opener = target ? focusableNear(target) : null;
    refresh();
    setHidden(CONTENT, true);
    // With a menu that drops down its toggle is the only way to close it.
    if (classList.contains('menu_sidebar_dropdown'))
      for (const row of all('.header--row'))
        if (row.querySelector(TOGGLE)) row.removeAttribute('aria-hidden');
    if (target) holdFocus(`${CLOSE},.menu-item a`);
  }

  /** A link to a part of the page is clicked often, and a menu that is shut has nothing to do with it. */
  function close(): void {
    if (!isOpen()) return;
    stopHiding();
    sheet.remove();
    classList.add(HIDING);
    classList.remove(OPEN);
    timer = view.setTimeout(stopHiding, HIDING_MS);
    refresh();
    setHidden(CONTENT, false);
    endTrap(page);
  }

  function closeAndReturn(): void {
    close();
    opener?.focus();
  }

  function stopHiding(): void {
    view.clearTimeout(timer);
    classList.remove(HIDING);
  }

  function holdFocus(firstFocus = ''): void {
    if (isOpen())
      runTrap(page, {
        container: page.getElementById('header-menu-sidebar'),
        close: CLOSE,
        firstFocus,
        backFocus: opener,
        leave: close,
      });
  }

  function refresh(): void {
    const open = isOpen();
    setHidden(PANELS, !open);
    for (const element of all(TOGGLE)) {
      element.classList.toggle('is-active', open);
      // Our own toggle opens without a script; from here on the class speaks.
      element.removeAttribute('open');
      element.querySelector('summary')?.setAttribute('role', 'button');
    }
    for (const element of all('.navbar-toggle:not(.caret-wrap)'))
      element.setAttribute('aria-expanded', `${open}`);
  }

  function setHidden(selector: string, hidden: boolean): void {
    for (const element of all(selector))
      if (hidden) element.setAttribute('aria-hidden', 'true');
      else element.removeAttribute('aria-hidden');
  }

  onClick(TOGGLE, (element, event) => {
    const { target } = event;
    if (element.matches('details')) event.preventDefault();
    toggle(undefined, element.contains(focusableNear(target as Element)) ? (target as Element) : element);
  });
  onClick(CLOSE, closeAndReturn);
  onClick(OVERLAY, closeAndReturn);
  onClick('a', (link, { target }) => {
    if ((link as HTMLAnchorElement).hash && !(target as Element).closest('.caret-wrap')) close();
  });
  signal.addEventListener('abort', stopHiding);
  if (page.querySelector(`${TOGGLE}[open]`)) show();
  else refresh();
  return { isOpen, toggle, holdFocus, refresh };
}
