import type { openItem } from './openItem.ts';

/** What a hash can open. */
const OPENS = '.elementor-tab-title,.e-n-tab-title,.e-n-accordion-item';

/** A static page, for screenshots, opens nothing. */
type View = Window & { readonly elementorFrontendConfig?: { readonly is_static?: unknown } | null };

/**
 * A URL or link to an item of an accordion, a toggle or tabs opens it and everything around it. Part of boot: most pages are
 * opened without a hash, and the rest is loaded with the first one.
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
      // The browser still goes there, and the next link tries again.
      () => {},
    );
  };
  // The same link a second time does not change the URL.
  const onClick = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link?.hash === page.location.hash) show();
  };
  view.addEventListener('hashchange', show, listening);
  page.addEventListener('click', onClick, listening);
  show();
}
