import type { Stop } from '@portico/kernel/islands';

/** The shop's filters on a phone. The class on the document is spelt as in the theme's style sheet. */
export function start(button: HTMLElement): Stop {
  const page = button.ownerDocument;
  const onClick = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    for (const sidebar of page.querySelectorAll('.shop-sidebar')) sidebar.classList.toggle('sidebar-open');
    page.documentElement.classList.toggle('menu-openend');
  };
  button.addEventListener('click', onClick);
  return () => button.removeEventListener('click', onClick);
}
