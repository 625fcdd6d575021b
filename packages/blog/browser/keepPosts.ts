import { KEPT_POSTS } from '../wire/public.ts';
import { listAddress, pageShown } from './listAddress.ts';
import type { PostsList } from './PostsList.ts';

/** The posts of one page of a list. */
export interface Batch {
  readonly page: number;
  readonly html: string;
  /** The first of them in the document. */
  readonly first: Element | undefined;
}

export interface KeptPosts {
  add(batch: Batch): void;
  lastPage(): number;
}

/** What is stored in the list's history entry. */
interface Kept {
  readonly pages: readonly Pick<Batch, 'page' | 'html'>[];
  readonly top: number;
}

/** Browsers reject too frequent updates of a history entry. */
const KEEP_MS = 500;

/**
 * Stores the loaded posts and the scroll position for when the visitor comes back, and updates the URL to the page in view.
 * Going back restores the posts; reloading shows the page in the URL.
 */
export function keepPosts(
  { view, wrapper, masonry, signal }: PostsList,
  insert: (html: string, placeholder: Element) => Element[],
): KeptPosts {
  const { document: page, history, location } = view;
  const shown = pageShown(page);
  const ownAddress = location.pathname + location.search;
  const served: Batch = {
    page: shown,
    html: [...wrapper.children].map(asServed).join(''),
    first: wrapper.firstElementChild ?? undefined,
  };
  let batches = [served];
  let timer: number | undefined;

  function keep(): void {
    if (batches.length < 2) return;
    const kept: Kept = { pages: batches.map(({ page, html }) => ({ page, html })), top: view.scrollY };
    const onScreen = pageOnScreen();
    const address = onScreen === shown ? ownAddress : listAddress(page, onScreen);
    const isThere = address === null || address === location.pathname + location.search;
    try {
      history.scrollRestoration = 'manual';
      const entry = { ...history.state, [KEPT_POSTS]: kept };
      history.replaceState(entry, '', isThere ? null : address + location.hash);
    } catch {
      // Too large or too frequent for the browser: the list works without it.
    }
  }

  /** The last page that has reached the middle of the viewport. */
  function pageOnScreen(): number {
    const middle = view.innerHeight / 2;
    return (batches.findLast(({ first }) => first && first.getBoundingClientRect().top < middle) ?? served)
      .page;
  }

  function restore({ pages, top }: Kept): void {
    if (!pages.some((batch) => batch.page === shown)) return;
    batches = pages.map((batch) => (batch.page === shown ? served : { ...batch, first: put(batch) }));
    const scroll = (): void => view.scrollTo({ top, behavior: 'instant' });
    scroll();
    void masonry?.ready.then(scroll);
  }

  function put({ page: number, html }: Pick<Batch, 'page' | 'html'>): Element | undefined {
    const placeholder = page.createElement('div');
    if (number < shown && served.first) served.first.before(placeholder);
    else wrapper.append(placeholder);
    return insert(html, placeholder)[0];
  }

  function forget(): void {
    history.scrollRestoration = 'auto';
    history.replaceState({ ...history.state, [KEPT_POSTS]: undefined }, '');
  }

  const kept: Kept | undefined = history.state?.[KEPT_POSTS];
  if (kept && isReturn(view)) restore(kept);
  else if (kept) forget();

  page.addEventListener('click', keep, { capture: true, signal });
  view.addEventListener(
    'scroll',
    () => {
      timer ??= view.setTimeout(() => {
        timer = undefined;
        keep();
      }, KEEP_MS);
    },
    { signal },
  );
  // Back from an anchor on this page: nothing is loaded, so we restore the position.
  view.addEventListener('popstate', () => view.scrollTo({ top: history.state?.[KEPT_POSTS]?.top }), {
    signal,
  });
  signal.addEventListener('abort', () => view.clearTimeout(timer));
  return {
    add(batch) {
      batches.push(batch);
      keep();
    },
    lastPage: () => batches.at(-1)?.page ?? shown,
  };
}

/** Without its masonry position: it will get a new one, and a strict CSP ignores inline styles. */
function asServed(post: Element): string {
  const copy = post.cloneNode(true) as HTMLElement;
  for (const name of ['position', 'left', 'right', 'top']) copy.style.removeProperty(name);
  if (!copy.getAttribute('style')) copy.removeAttribute('style');
  return copy.outerHTML;
}

/** A link to the list that is open is not a return, although the entry keeps its state: it asks for the list from its start. */
function isReturn({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}
