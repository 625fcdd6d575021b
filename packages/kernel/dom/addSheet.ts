/**
 * Brings a style sheet to a page, once, also where it is there with a version or devices in its address. Resolves in any
 * case: what lacks its style is ugly, what never comes is worse.
 */
export function addSheet(page: Document, file: string): Promise<void> {
  const { href } = new URL(file, page.baseURI);
  return new Promise((resolve) => {
    if ([...page.styleSheets].some((sheet) => sheet.href?.startsWith(href))) return resolve();
    const link =
      page.querySelector(`link[href^="${href}"]`) ??
      lastPlace(page).appendChild(Object.assign(page.createElement('link'), { rel: 'stylesheet', href }));
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Whoever asks again gets another try.
      link.remove();
      resolve();
    });
  });
}

/** Brings rules that came with code to its page, once: beside the products' own sheets we ask for none. */
export function adoptSheet(page: Document, text: string): void {
  const known = adopted.get(page) ?? new Set();
  if (known.has(text)) return;
  adopted.set(page, known.add(text));
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets.push(sheet);
}

const adopted = new WeakMap<Document, Set<string>>();

/**
 * Whether a page has `over.css`, which comes with many sheets. It makes custom properties known, and a browser works out
 * the style of the whole page anew for each sheet that does: a second time would be for nothing.
 */
export function hasOverSheet(page: Document): boolean {
  return !!getComputedStyle(page.documentElement).getPropertyValue('--portico-fade');
}

/** After all other sheets: one that comes between them has the browser work out the whole page's style and fonts anew. */
function lastPlace({ head, body }: Document): HTMLElement {
  return body.querySelector('style,[rel=stylesheet]') ? body : head;
}
