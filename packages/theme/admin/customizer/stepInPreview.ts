/** Pages that refuse to be framed. */
const WITHOUT_PREVIEW = /^\/admin(\/|$)/;

/**
 * What happens to a click or a submitted form in the preview: it leads to the preview of another page, to nothing if there is
 * none, or is left to the page, such as opening a menu or a link within the page.
 */
export function stepInPreview(event: Event, page: Location): { readonly path: string } | 'nowhere' | 'own' {
  const address = event.defaultPrevented ? null : addressAskedBy(event);
  if (!address || isOnPage(address, page)) return 'own';
  if (address.origin !== page.origin || WITHOUT_PREVIEW.test(address.pathname)) return 'nowhere';
  return { path: address.pathname + address.search };
}

function addressAskedBy(event: Event): URL | null {
  // Elements of the frame are not instances of this window's classes.
  const target = event.target as Partial<Element> | null;
  if (event.type === 'submit') {
    const form = target?.closest?.('form');
    return form?.method === 'get' ? addressOf(form) : null;
  }
  const link = target?.closest?.('a');
  const isPage = link && /^https?:$/.test(link.protocol) && link.target !== '_blank';
  return isPage ? new URL(link.href) : null;
}

function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  address.search = String(new URLSearchParams(fields));
  return address;
}

/** A link to `#` keeps the whole URL, including the preview parameters; one to a fragment may not. */
function isOnPage(address: URL, page: Location): boolean {
  if (address.origin !== page.origin || address.pathname !== page.pathname) return false;
  return address.search === page.search || address.hash !== '';
}
