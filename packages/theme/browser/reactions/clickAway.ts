import type { ThemePage } from '../page/ThemePage.ts';

/** A transparent overlay below what is open: a click beside it closes it. There is at most one. */
export interface ClickAway {
  /** `above` is part of what is open: it must not be covered by the overlay. */
  show(onClick: () => void, above: Element | null): void;
  remove(): void;
}

export function clickAway({ page, all }: ThemePage): ClickAway {
  let lower = (): void => {};
  const remove = (): void => {
    for (const sheet of all('.nav-clickaway-overlay')) sheet.remove();
    lower();
  };

  /** Neve's style sheet puts its header above the overlay. If another style sheet does not, nothing in it could be clicked. */
  function lift(above: Element, sheet: Element): void {
    const { left, top, width, height } = above.getBoundingClientRect();
    const header = above.closest('header') ?? above.closest<HTMLElement>('.hfg_header,nav,.nav-ul');
    if (!header || page.elementFromPoint(left + width / 2, top + height / 2) !== sheet) return;
    const { style } = header;
    const { position, zIndex } = style;
    if (getComputedStyle(header).position === 'static') style.position = 'relative';
    style.zIndex = '91';
    lower = () => {
      Object.assign(style, { position, zIndex });
      lower = () => {};
    };
  }

  return {
    remove,
    show(onClick, above) {
      remove();
      const sheet = page.createElement('div');
      sheet.className = 'nav-clickaway-overlay';
      sheet.style.cssText = 'all:unset;position:fixed;inset:0;z-index:90';
      sheet.onclick = () => {
        remove();
        onClick();
      };
      // An Elementor header has other names.
      (page.querySelector('header.header') ?? page.body.firstChild)?.before(sheet);
      if (above) lift(above, sheet);
    },
  };
}
