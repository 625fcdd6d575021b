import type { Stop } from '@portico/kernel/islands';

/** An address or a link that names an item of an accordion, a toggle or tabs opens it and whatever it is inside of. */
export function start({ ownerDocument: page }: HTMLElement): Stop {
  let latest: AbortController | undefined;
  const show = (): void => {
    const { hash } = page.location;
    latest?.abort();
    latest = new AbortController();
    const { signal } = latest;
    // Most pages are opened without a hash: what follows one comes with the first.
    if (hash) void import('./openItem.ts').then(({ openItem }) => openItem(page, hash, signal));
  };
  // The same link a second time changes no address.
  const onClick = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.hash === page.location.hash) show();
  };
  page.defaultView?.addEventListener('hashchange', show);
  page.addEventListener('click', onClick);
  show();
  return () => {
    latest?.abort();
    page.defaultView?.removeEventListener('hashchange', show);
    page.removeEventListener('click', onClick);
  };
}
