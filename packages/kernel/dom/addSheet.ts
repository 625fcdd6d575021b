/**
 * Adds a style sheet to a page, once, even if it is already there with a version or breakpoints in its URL. Always resolves:
 * unstyled content is ugly, but missing content is worse.
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
      // So that the next call tries again.
      link.remove();
      resolve();
    });
  });
}

/**
 * Adds rules bundled with code to its page, once: where the replaced products' own style sheets are used, we load none of ours.
 */
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
 * Whether a page has `over.css`, which is part of many style sheets. It registers custom properties, and each style sheet that
 * does so makes the browser recalculate the whole page's style: a second time would be wasted.
 */
export function hasOverSheet(page: Document): boolean {
  return !!getComputedStyle(page.documentElement).getPropertyValue('--portico-fade');
}

/** After all other style sheets: one inserted between them makes the browser recalculate the whole page's styles and fonts. */
function lastPlace({ head, body }: Document): HTMLElement {
  return body.querySelector('style,[rel=stylesheet]') ? body : head;
}
