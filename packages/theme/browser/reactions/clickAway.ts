import type { ThemePage } from '../page/ThemePage.ts';

/** A clear sheet below what is open: a click beside it closes it. There is one at most. */
export interface ClickAway {
  show(onClick: () => void): void;
  remove(): void;
}

export function clickAway({ page, all }: ThemePage): ClickAway {
  const remove = (): void => {
    for (const sheet of all('.nav-clickaway-overlay')) sheet.remove();
  };
  return {
    remove,
    show(onClick) {
      remove();
      const sheet = page.createElement('div');
      sheet.className = 'nav-clickaway-overlay';
      sheet.style.cssText = 'all:unset;position:fixed;inset:0;z-index:90';
      sheet.onclick = () => {
        remove();
        onClick();
      };
      // A page builder's header has other names.
      (page.querySelector('header.header') ?? page.body.firstChild)?.before(sheet);
    },
  };
}
