import type { openItem } from './openItem.ts';

/** What a hash can open. */
const OPENS = '.elementor-tab-title,.e-n-tab-title,.e-n-accordion-item';

/** A page that holds still, to have its picture taken, opens nothing. */
type View = Window & { readonly elementorFrontendConfig?: { readonly is_static?: unknown } | null };

/**
 * An address or a link that names an item of an accordion, a toggle or tabs opens it and whatever it is inside of. Boot
 * carries it: most pages are opened without a hash, and what follows one comes with the first.
 */
export function openByHash(
  view: View,
  load: (chunk: string) => Promise<{ openItem: typeof openItem }>,
  listening: AddEventListenerOptions = {},
): void {
  const { document: page } = view;
  let latest: AbortController | undefined;
  const show = (): void => {
    const { hash } = page.location;
    latest?.abort();
    latest = new AbortController();
    const { signal } = latest;
    if (!hash || view.elementorFrontendConfig?.is_static || !page.querySelector(OPENS)) return;
    load('open-item').then(
      (code) => code.openItem(page, hash, signal),
      // The browser goes to the place all the same, and the next link is another try.
      () => {},
    );
  };
  // The same link a second time changes no address.
  const onClick = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.hash === page.location.hash) show();
  };
  view.addEventListener('hashchange', show, listening);
  page.addEventListener('click', onClick, listening);
  show();
}
