import { type Encoding, encode } from '../http/encoding.ts';
import type { RenderedPage } from './renderPage.tsx';

/** A page ready to send, in every encoding requested so far. */
export interface CachedPage extends RenderedPage {
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

const PAGES_KEPT = 1_000;
const BYTES_KEPT = 64 * 1024 * 1024;

/** Tells whether a cached page is still current. */
export interface PageVersion {
  /** The current stamp of the page and of these things that it shows: its own first, then theirs. */
  of(shown: readonly string[]): string | Promise<string>;
  /** Tags of everything the page might show. Which ones it does show is known after rendering. */
  readonly mayShow: readonly string[];
}

interface Entry {
  shown: readonly string[];
  stamp: string;
  readonly page: Promise<CachedPage | null>;
  /** Size of its bodies. */
  bytes: number;
}

/**
 * Caches rendered pages while their stamp is unchanged, keeping the most recently used ones that fit. Stamps are read before
 * rendering, so a change in between only costs another rendering. Until it is known what a page shows, it depends on everything
 * that it may show.
 */
export class PageCache {
  /** Least recently used first. */
  readonly #pages = new Map<string, Entry>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = BYTES_KEPT) {
    this.#mostBytes = mostBytes;
  }

  async get(
    path: string,
    version: PageVersion,
    render: () => Promise<RenderedPage | null>,
  ): Promise<CachedPage | null> {
    const known = await this.#current(path, version);
    if (known) return known.page;
    const own = await version.of([]);
    const whole = await version.of(version.mayShow);
    const stamps = new Map<string, string>();
    for (const tag of version.mayShow) stamps.set(tag, (await version.of([tag])).slice(own.length));
    // Another request may have started rendering while the stamps were read.
    const begun = this.#pages.get(path);
    if (begun?.stamp === whole) return begun.page;
    return this.#keep(path, whole, version.mayShow, render, (shown) =>
      shown.reduce((stamp, tag) => stamp + (stamps.get(tag) ?? unknownTag(tag)), own),
    );
  }

  async #current(path: string, version: PageVersion): Promise<Entry | null> {
    const kept = this.#pages.get(path);
    if (!kept || (await version.of(kept.shown)) !== kept.stamp) return null;
    if (this.#pages.delete(path)) this.#pages.set(path, kept);
    return kept;
  }

  #keep(
    path: string,
    stamp: string,
    shown: readonly string[],
    render: () => Promise<RenderedPage | null>,
    stampOf: (shown: readonly string[]) => string,
  ): Promise<CachedPage | null> {
    const page = render().then((rendered) => {
      if (!rendered) return null;
      entry.shown = rendered.shows ?? [];
      entry.stamp = stampOf(entry.shown);
      return cachedPage(rendered, (bytes) => this.#grow(path, entry, bytes));
    });
    const entry: Entry = { shown, stamp, page, bytes: 0 };
    const before = this.#pages.get(path);
    if (before) this.#forget(path, before);
    this.#pages.set(path, entry);
    this.#makeRoom();
    page.then(
      // There is no end of URLs that are not found; caching them is a waste of space.
      (found) => found || this.#forget(path, entry),
      () => this.#forget(path, entry),
    );
    return page;
  }

  #grow(path: string, entry: Entry, bytes: number): void {
    if (this.#pages.get(path) !== entry) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  #forget(path: string, entry: Entry): void {
    if (this.#pages.get(path) !== entry) return;
    this.#pages.delete(path);
    this.#bytes -= entry.bytes;
  }

  #makeRoom(): void {
    for (const [path, entry] of this.#pages) {
      if (this.#pages.size <= PAGES_KEPT && this.#bytes <= this.#mostBytes) return;
      this.#forget(path, entry);
    }
  }
}

function cachedPage(rendered: RenderedPage, grow: (bytes: number) => void): CachedPage {
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', rendered.html]]);
  grow(rendered.html.length);
  return {
    ...rendered,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const coming = encode(rendered.html, encoding).then((body) => {
        bodies.set(encoding, body);
        grow(body.length);
        return body;
      });
      bodies.set(encoding, coming);
      return coming;
    },
  };
}

/** A page that shows something whose changes are not tracked would be cached forever. */
function unknownTag(tag: string): never {
  throw new Error(`A page shows ${tag}, which is not among what pages may show.`);
}
