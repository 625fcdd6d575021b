import {
  FIRST_PAGE_TO_LOAD,
  type MorePosts,
  POSTS_LOADED,
  postsAddress,
  RECHECK_MS,
  VISIBLE_RATIO,
} from '../../wire/posts.ts';
import type { ThemeWindow } from '../page/ThemePage.ts';
import { previewTicket } from './previewTicket.ts';

export interface InfiniteScroll {
  readonly view: ThemeWindow;
  readonly wrapper: HTMLElement;
  readonly more: MorePosts;
  readonly isPreview: boolean;
  readonly signal: AbortSignal;
  /** Articles were added. */
  readonly onGrown: () => void;
  /** When the posts above are in their places. */
  readonly settled: Promise<unknown> | undefined;
}

/** What is kept with the page's entry in the browser's history, for whoever comes back to it. */
interface Kept {
  readonly html: string;
  readonly next: number;
  readonly top: number;
}

const TRIGGER = '.infinite-scroll-trigger';
const KEY = 'porticoPosts';
const TIMEOUT_MS = 15_000;
/** Browsers refuse an entry that is rewritten too often. */
const KEEP_MS = 500;

/** Loads the next posts when the end of the list comes into view. */
export function infiniteScroll({
  view,
  wrapper,
  more,
  isPreview,
  signal,
  onGrown,
  settled,
}: InfiniteScroll): void {
  const page = wrapper.ownerDocument;
  const { history } = view;
  let next = pageShown(page) + FIRST_PAGE_TO_LOAD - 1;
  let html = '';
  let isLoading = false;
  let recheck: number | undefined;
  let saving: number | undefined;
  const words = page.createElement('div');
  words.setAttribute('role', 'status');
  words.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  wrapper.after(words);

  const trigger = (): Element | null => page.querySelector(TRIGGER);

  function showLoading(loading: boolean): void {
    isLoading = loading;
    wrapper.setAttribute('aria-busy', `${loading}`);
    const loader = page.querySelector<HTMLElement>('.load-more-posts .nv-loader');
    if (loader) loader.style.display = loading ? 'block' : 'none';
  }

  function say(name: 'loading' | 'loaded', otherwise: string): void {
    words.textContent = page.querySelector<HTMLElement>('.load-more-posts')?.dataset[name] ?? otherwise;
  }

  async function load(): Promise<void> {
    if (isLoading || !trigger()) return;
    if (next > more.lastPage) return finish();
    showLoading(true);
    say('loading', 'Loading more posts');
    const placeholder = page.createElement('div');
    wrapper.append(placeholder);
    const batch = await request(next).catch(() => null);
    if (signal.aborted) return placeholder.remove();
    showLoading(false);
    if (batch === null) {
      // Silent: the next time that the end comes into view is another try at the same page.
      placeholder.remove();
      words.textContent = '';
      return stopChecking();
    }
    const nodes = insert(batch, placeholder);
    say('loaded', 'More posts loaded');
    page.dispatchEvent(new CustomEvent(POSTS_LOADED, { detail: { page: next++, nodes } }));
    html += batch;
    keep();
    if (next > more.lastPage) finish();
  }

  async function request(number: number): Promise<string | null> {
    const ticket = isPreview ? await previewTicket(view) : null;
    const response = await view.fetch(postsAddress(more, number, ticket), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=UTF-8' },
      body: more.query,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = response.status === 200 ? await response.json() : null;
    return typeof answer === 'string' ? answer : null;
  }

  function insert(batch: string, before: Element): Element[] {
    const template = page.createElement('template');
    template.innerHTML = batch;
    // The server does not know what the first page showed out of its turn, nor what came in above since.
    for (const post of template.content.querySelectorAll('article[id]'))
      if (wrapper.querySelector(`#${CSS.escape(post.id)}`)) post.remove();
    const nodes = [...template.content.children];
    before.replaceWith(template.content);
    onGrown();
    return nodes;
  }

  function finish(): void {
    trigger()?.remove();
    showLoading(false);
    stopChecking();
    observer.disconnect();
  }

  function stopChecking(): void {
    view.clearInterval(recheck);
    recheck = undefined;
  }

  /** Fills a tall screen: as long as the end of the list is in view, there is room for more. */
  function check(): void {
    const box = trigger()?.getBoundingClientRect();
    if (box && isInside(box, view)) void load();
    else stopChecking();
  }

  const observer = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= VISIBLE_RATIO)) return;
      void load();
      recheck ??= view.setInterval(check, RECHECK_MS);
    },
    { threshold: [0, VISIBLE_RATIO] },
  );

  function keep(): void {
    if (!html || isPreview) return;
    const kept: Kept = { html, next, top: view.scrollY };
    history.scrollRestoration = 'manual';
    history.replaceState({ ...history.state, [KEY]: kept }, '');
  }

  /** Somebody came back: the posts that were there are there again, and so is their place. */
  function restore(): void {
    const kept: Kept | undefined = history.state?.[KEY];
    if (!kept?.html || isPreview) return;
    const placeholder = page.createElement('div');
    wrapper.append(placeholder);
    ({ html, next } = kept);
    insert(html, placeholder);
    const scroll = (): void => view.scrollTo({ top: kept.top, behavior: 'instant' });
    scroll();
    void settled?.then(scroll);
    if (next > more.lastPage) trigger()?.remove();
  }

  restore();
  const end = trigger();
  if (end) observer.observe(end);
  page.addEventListener('click', keep, { capture: true, signal });
  view.addEventListener(
    'scroll',
    () => {
      view.clearTimeout(saving);
      saving = view.setTimeout(keep, KEEP_MS);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    stopChecking();
    view.clearTimeout(saving);
    words.remove();
  });
}

/** The page of the list that the server has sent: somebody may have come by the address of a later one. */
function pageShown(page: Document): number {
  return Number(page.querySelector('.page-numbers .current')?.textContent) || 1;
}

function isInside({ top, left, bottom, right }: DOMRect, { innerWidth, innerHeight }: Window): boolean {
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
