import { ACTIVE, CARET, NOWHERE, OPEN } from '../menu/caretNames.ts';
import { halt } from './halt.ts';
import type { ReactionParts } from './ReactionParts.ts';

export interface SubMenus {
  onKeyDown(event: KeyboardEvent): void;
  onFocusOut(event: FocusEvent): void;
  /** Closes what a caret opened last and returns the focus to it. `false` if nothing was open. */
  leave(): boolean;
}

/** The carets that open a submenu: by click, by touch and by keyboard. */
export function subMenus({ theme: { page, all }, sheet, describe, onClick }: ReactionParts): SubMenus {
  function close(within: ParentNode = page): void {
    for (const element of within.querySelectorAll(`.${OPEN}`)) element.classList.remove(OPEN);
    changed();
  }

  function changed(): void {
    describe();
    const open = page.querySelector(`.${OPEN}`);
    if (open) sheet.show(close, open);
    else sheet.remove();
  }

  onClick(CARET, (caret, event) => {
    halt(event, caret);
    // Some themes put the caret inside its link.
    const item = caret.closest('li') ?? page;
    if (caret.classList.contains(OPEN)) close(item);
    else {
      for (const element of [caret, item.querySelector('.sub-menu')]) element?.classList.add(OPEN);
      changed();
    }
    return true;
  });

  onClick(NOWHERE, (link, event) => {
    const caret = link.parentElement?.querySelector<HTMLElement>(CARET);
    if (!caret) return;
    event.preventDefault();
    const wasOpen = caret.matches(`.${OPEN}`);
    // The last listener there: Neve prints a script into its pages that clicks the caret, too.
    const click = (): void => {
      if (caret.matches(`.${OPEN}`) === wasOpen) caret.click();
    };
    link.addEventListener('click', click, { once: true });
  });

  return {
    onKeyDown(event) {
      // A caret in a header row is not a button, so it needs keyboard handling.
      const caret = (event.target as Partial<Element>).closest?.<HTMLElement>(CARET);
      if (!caret || caret.matches('button') || !/^(Enter| )$/.test(event.key)) return;
      event.preventDefault();
      const wrap = caret.closest('.nav-ul li > .wrap');
      if (!wrap) {
        caret.click();
        return;
      }
      // Not from the class: a script that Neve prints into its pages has already handled the key and changed it.
      const isOpen = caret.getAttribute('aria-expanded') === 'true';
      wrap.classList.toggle(ACTIVE, !isOpen);
      if (isOpen) close(wrap.parentElement ?? page);
      else describe();
    },
    onFocusOut({ target, relatedTarget }) {
      const item = (target as Partial<Element>).closest?.('.nav-ul li');
      if (!item || item.contains(relatedTarget as Node | null)) return;
      for (const wrap of all(`.nav-ul .wrap.${ACTIVE}`))
        if (!wrap.parentElement?.contains(relatedTarget as Node | null)) wrap.classList.remove(ACTIVE);
      // Also if that script has done it already and left the rest as it was.
      describe();
    },
    leave() {
      // The last is the innermost. What is open in the sidebar closes with it.
      const isOpen = `.nav-ul .wrap.${ACTIVE} *,.${OPEN}:not(.header-menu-sidebar *)`;
      // Not with one selector, which would search the page at each Escape.
      const caret = [...all(CARET)].findLast((one) => one.matches(isOpen));
      if (!caret) return false;
      caret.focus();
      caret.closest('.wrap')?.classList.remove(ACTIVE);
      close(caret.closest('li') ?? page);
      return true;
    },
  };
}
