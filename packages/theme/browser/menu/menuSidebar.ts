import { HIDING_MS, TRAP_END, TRAP_RUN } from '../../wire/public.ts';
import { expand } from '../page/expand.ts';
import type { ThemePage, TrapRequest } from '../page/ThemePage.ts';

export interface MenuSidebar {
  isOpen(): boolean;
  /** Any call while it is open closes it, except in the customizer's preview; `false` always closes. */
  toggle(open?: boolean, target?: Element | null): void;
  /** Closes it and returns the focus to what opened it. */
  leave(): void;
  /** A rotated phone may now count as a desktop, with no toggle left to close the menu. */
  closeWithoutToggle(): void;
  /** Returns the focus to the menu if something inside it had taken over the trap. */
  holdFocus(): void;
  /** Handles a click on an element. */
  onClick(target: Element, event: Event): void;
  refresh(): void;
}

const OPEN = 'is-menu-sidebar';
const HIDING = 'hiding-header-menu-sidebar';
const TOGGLE = '.menu-mobile-toggle';
const CLOSE = '.close-sidebar-panel .navbar-toggle';
const OVERLAY = '.header-menu-sidebar-overlay';
const PANELS = '#header-menu-sidebar,.hfg-ov';
const CONTENT = '.neve-skip-link,#content,.scroll-to-top,#site-footer,.header--row';
const TAKES_FOCUS = 'a,button,summary,[tabindex]';

export function menuSidebar({ page, view, isPreview, all }: ThemePage): MenuSidebar {
  const { classList } = page.body;
  let timer: number | undefined;
  let opener: HTMLElement | null = null;

  const isOpen = (): boolean => classList.contains(OPEN);

  function toggle(open?: boolean, target?: Element | null): void {
    if (open === false || (isOpen() && !isPreview())) close();
    else show(target);
  }

  function show(target?: Element | null): void {
    stopHiding();
    classList.add(OPEN);
    refresh();
    setHidden(CONTENT, true);
    // A dropdown menu can only be closed by its toggle.
    if (classList.contains('menu_sidebar_dropdown') || !page.querySelector(CLOSE))
      for (const element of all(TOGGLE)) element.closest('.header--row')?.removeAttribute('aria-hidden');
    opener = target ? (target.querySelector<HTMLElement>(TAKES_FOCUS) ?? target.closest(TAKES_FOCUS)) : null;
    if (target) holdFocus(`${CLOSE},.menu-item a`);
  }

  /** Fragment links are clicked often, and a closed menu has nothing to do with them. */
  function close(): void {
    if (!isOpen()) return;
    stopHiding();
    page.querySelector('.nav-clickaway-overlay')?.remove();
    classList.add(HIDING);
    classList.remove(OPEN);
    timer = view.setTimeout(stopHiding, HIDING_MS);
    refresh();
    setHidden(CONTENT, false);
    page.dispatchEvent(new CustomEvent(TRAP_END));
  }

  function leave(): void {
    if (!isOpen()) return;
    close();
    // The menu may have shifted the page: what is out of view comes back by itself.
    opener?.focus({ preventScroll: true });
  }

  function stopHiding(): void {
    view.clearTimeout(timer);
    classList.remove(HIDING);
  }

  function holdFocus(firstFocus = ''): void {
    const container = page.querySelector<HTMLElement>('#header-menu-sidebar');
    const detail: TrapRequest = { container, close: CLOSE, firstFocus, backFocus: opener, leave };
    if (isOpen()) page.dispatchEvent(new CustomEvent(TRAP_RUN, { detail }));
  }

  function refresh(): void {
    const open = isOpen();
    setHidden(PANELS, !open);
    for (const element of all(TOGGLE)) {
      element.classList.toggle('is-active', open);
      // Our own toggle opens without a script; from here on the class decides.
      element.removeAttribute('open');
      element.querySelector('summary')?.setAttribute('role', 'button');
    }
    for (const element of all('.navbar-toggle:not(.caret-wrap)')) expand(element, open);
  }

  function setHidden(selector: string, isHidden: boolean): void {
    for (const element of all(selector)) element.ariaHidden = isHidden ? 'true' : null;
  }

  if (page.querySelector(`${TOGGLE}[open]`)) show();
  return {
    isOpen,
    toggle,
    leave,
    closeWithoutToggle() {
      if (!isPreview() && ![...all(TOGGLE)].some((element) => element.getClientRects().length)) close();
    },
    holdFocus,
    onClick(target, event) {
      const toggled = target.closest(TOGGLE);
      if (toggled?.matches('details')) event.preventDefault();
      if (toggled) toggle(undefined, toggled);
      else if (target.closest(`${CLOSE},${OVERLAY}`)) leave();
      else if (target.closest('a')?.hash && !target.closest('.caret-wrap')) close();
    },
    refresh,
  };
}
