import type { ClickAway } from '../page/clickAway.ts';
import { halt } from '../page/halt.ts';
import type { ThemePage } from '../page/ThemePage.ts';

export interface SubMenus {
  /** Closes what was opened by its caret. `false` when nothing was. */
  close(): boolean;
  /** Tells carets that have just come into the page what they open. */
  refresh(): void;
}

const OPEN = 'dropdown-open';
const ACTIVE = 'active';
const CARET = '.caret-wrap';
/** The one in a row of the header. It is no button, so the keyboard needs help with it. */
const ROW_CARET = '.nav-ul li > .wrap > .caret';

/** The little arrows that open a menu inside a menu: by click, by touch and from the keyboard. */
export function subMenus({ page, all, signal, onClick }: ThemePage, sheet: ClickAway): SubMenus {
  let count = 0;

  function refresh(): void {
    for (const caret of all(CARET)) {
      const menu = menuOf(caret);
      if (!menu) continue;
      menu.id ||= `portico-sub-menu-${++count}`;
      caret.setAttribute('aria-controls', menu.id);
      const isActive = !!caret.closest(`.wrap.${ACTIVE}`);
      caret.setAttribute('aria-expanded', `${isActive || caret.classList.contains(OPEN)}`);
      if (caret.hasAttribute('aria-pressed')) caret.setAttribute('aria-pressed', `${isActive}`);
    }
  }

  function closeAll(): void {
    for (const element of all(`.${OPEN}`)) element.classList.remove(OPEN);
    refresh();
  }

  onClick(CARET, (caret, event) => {
    halt(event, caret);
    const isOpen = caret.classList.toggle(OPEN);
    menuOf(caret)?.classList.toggle(OPEN, isOpen);
    refresh();
    if (page.querySelector(`.${OPEN}`)) sheet.show(closeAll);
    else sheet.remove();
    return true;
  });

  // A parent in the sidebar that leads nowhere stands for its caret.
  onClick('.header-menu-sidebar a[href="#"]', (link, event) => {
    const caret = link.parentElement?.querySelector<HTMLElement>(CARET);
    if (!caret) return;
    event.preventDefault();
    caret.click();
  });

  page.addEventListener(
    'keydown',
    (event) => {
      const caret = (event.target as Partial<Element>).closest?.(ROW_CARET);
      if (!caret || caret.matches('button') || !/^(Enter| )$/.test(event.key)) return;
      event.preventDefault();
      caret.closest('.wrap')?.classList.toggle(ACTIVE);
      refresh();
    },
    { signal },
  );

  page.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const left = [...all(`.nav-ul .wrap.${ACTIVE}`)].filter(
        (wrap) => !wrap.parentElement?.contains(relatedTarget as Node | null),
      );
      for (const wrap of left) wrap.classList.remove(ACTIVE);
      if (left.length > 0) refresh();
    },
    { signal },
  );

  refresh();
  return {
    refresh,
    close() {
      const caret =
        page.querySelector<HTMLElement>(`.nav-ul .wrap.${ACTIVE} > .caret`) ??
        page.querySelector<HTMLElement>(`.header--row .${OPEN}${CARET}`);
      if (!caret) return false;
      caret.focus();
      caret.closest('.wrap')?.classList.remove(ACTIVE);
      sheet.remove();
      closeAll();
      return true;
    },
  };
}

function menuOf(caret: Element): HTMLElement | null | undefined {
  return caret.parentElement?.parentElement?.querySelector<HTMLElement>('.sub-menu');
}
