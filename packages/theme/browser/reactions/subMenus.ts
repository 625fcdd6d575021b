import { ACTIVE, CARET, OPEN } from '../menu/caretNames.ts';
import { halt } from './halt.ts';
import type { ReactionParts } from './ReactionParts.ts';

export interface SubMenus {
  onKeyDown(event: KeyboardEvent): void;
  onFocusOut(event: FocusEvent): void;
  /** Closes what was last opened by a caret, and returns to it. `false` when nothing was. */
  leave(): boolean;
}

/** The little arrows that open a menu inside a menu: by click, by touch and from the keyboard. */
export function subMenus({ theme: { page, all }, sheet, refresh, onClick }: ReactionParts): SubMenus {
  function close(within: ParentNode = page): void {
    for (const element of within.querySelectorAll(`.${OPEN}`)) element.classList.remove(OPEN);
    changed();
  }

  function changed(): void {
    refresh();
    if (page.querySelector(`.${OPEN}`)) sheet.show(close);
    else sheet.remove();
  }

  onClick(CARET, (caret, event) => {
    halt(event, caret);
    // Some themes put the caret inside of its link.
    const item = caret.closest('li') ?? page;
    if (caret.classList.contains(OPEN)) close(item);
    else {
      for (const element of [caret, item.querySelector('.sub-menu')]) element?.classList.add(OPEN);
      changed();
    }
    return true;
  });

  // A parent in the sidebar that leads nowhere stands for its caret.
  onClick('.header-menu-sidebar a[href="#"]', (link, event) => {
    const caret = link.parentElement?.querySelector<HTMLElement>(CARET);
    if (!caret) return;
    event.preventDefault();
    caret.click();
  });

  return {
    onKeyDown(event) {
      // One in a row of the header is no button, so the keyboard needs help with it.
      const caret = (event.target as Partial<Element>).closest?.<HTMLElement>(CARET);
      if (!caret || caret.matches('button') || !/^(Enter| )$/.test(event.key)) return;
      event.preventDefault();
      const wrap = caret.closest('.nav-ul li > .wrap');
      wrap?.classList.toggle(ACTIVE);
      if (wrap) refresh();
      else caret.click();
    },
    onFocusOut({ relatedTarget }) {
      const left = [...all(`.nav-ul .wrap.${ACTIVE}`)].filter(
        (wrap) => !wrap.parentElement?.contains(relatedTarget as Node | null),
      );
      for (const wrap of left) wrap.classList.remove(ACTIVE);
      if (left.length > 0) refresh();
    },
    leave() {
      // The last is the one furthest in.
      const caret = [...all(`.nav-ul .wrap.${ACTIVE} ${CARET},.header--row .${OPEN}${CARET}`)].at(-1);
      if (!caret) return false;
      caret.focus();
      caret.closest('.wrap')?.classList.remove(ACTIVE);
      close(caret.closest('li') ?? page);
      return true;
    },
  };
}
