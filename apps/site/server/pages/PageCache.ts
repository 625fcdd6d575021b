import { type Encoding, encode } from '../http/encoding.ts';
import type { RenderedPage } from './renderPage.tsx';

/** A page ready to send, in every encoding that was asked for so far. */
export interface CachedPage extends RenderedPage {
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

const PAGES_KEPT = 1_000;

/**
 * Keeps rendered pages for as long as their stamp is the same. The stamp is taken before the page is rendered, so a
 * change that comes in between only costs one more rendering.
 */
export class PageCache {
  readonly #pages = new Map<string, { stamp: string; page: Promise<CachedPage | null> }>();

  get(path: string, stamp: string, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null> {
    const kept = this.#pages.get(path);
    if (kept?.stamp === stamp) return kept.page;
    const page = render().then((rendered) => rendered && cachedPage(rendered));
    const entry = { stamp, page };
    this.#pages.delete(path);
    this.#pages.set(path, entry);
    this.#forgetOldest();
    page.then(
      // Addresses that lead nowhere are without number; they are not worth the room.
      (found) => found || this.#forget(path, entry),
      () => this.#forget(path, entry),
    );
    return page;
  }

  #forget(path: string, entry: object): void {
    if (this.#pages.get(path) === entry) this.#pages.delete(path);
  }

  #forgetOldest(): void {
    const oldest = this.#pages.size > PAGES_KEPT ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
  }
}

function cachedPage(rendered: RenderedPage): CachedPage {
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', rendered.html]]);
  return {
    ...rendered,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const coming = encode(rendered.html, encoding).then((body) => {
        bodies.set(encoding, body);
        return body;
      });
      bodies.set(encoding, coming);
      return coming;
    },
  };
}
