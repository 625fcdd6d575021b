import type { ThemePage } from './ThemePage.ts';

/** A clear sheet below what is open: a click beside it closes it. There is one at most. */
export interface ClickAway {
  show(onClick: () => void): void;
  remove(): void;
}

export function clickAway({ page, all, signal }: ThemePage): ClickAway {
  const remove = (): void => {
    for (const sheet of all('.nav-clickaway-overlay')) sheet.remove();
  };
  signal.addEventListener('abort', remove);
  return {
    remove,
    show(onClick) {
      remove();
      const sheet = page.createElement('div');
      sheet.className = 'nav-clickaway-overlay';
      sheet.style.cssText = 'position:fixed;inset:0;z-index:90';
      sheet.onclick = () => {
        remove();
        onClick();
      };
      const header = page.querySelector('header.header');
      // A page builder's header has other names.
      if (header) header.before(sheet);
      else page.body.prepend(sheet);
    },
  };
}
