import {
  FIRST_PAGE_TO_LOAD,
  isPreviewed,
  morePostsOf,
  POSTS_LOADED,
  RECHECK_MS,
  VISIBLE_RATIO,
} from '../wire/public.ts';
import { fetchPosts } from './fetchPosts.ts';
import { keepPosts } from './keepPosts.ts';
import { pageShown } from './listAddress.ts';
import type { PostsList } from './PostsList.ts';
import { statusLine } from './statusLine.ts';

const TRIGGER = '.infinite-scroll-trigger';

/** Jumping past the end of a list, into a footer taller than the screen, counts as reaching it. */
const VISIBLE_OR_PASSED = '999999px 0px 0px';

/** Loads the next posts when the end of the list comes into view. */
export function infiniteScroll(list: PostsList): void {
  const { view, wrapper, printed, masonry, signal } = list;
  const page = wrapper.ownerDocument;
  const more = morePostsOf(printed);
  if (!more) return;
  const isPreview = isPreviewed(printed);
  const status = statusLine(wrapper, signal);
  let next = pageShown(page) + FIRST_PAGE_TO_LOAD - 1;
  let isLoading = false;
  let recheck: number | undefined;

  const trigger = (): Element | null => page.querySelector(TRIGGER);

  function showLoading(loading: boolean): void {
    isLoading = loading;
    wrapper.setAttribute('aria-busy', `${loading}`);
    const loader = page.querySelector<HTMLElement>('.nv-loader');
    if (loader) loader.style.display = loading ? 'block' : 'none';
  }

  async function load(): Promise<void> {
    if (!more || isLoading || !trigger()) return;
    if (next > more.lastPage) return finish();
    showLoading(true);
    status.say('loading', 'Loading more posts');
    const placeholder = page.createElement('div');
    wrapper.append(placeholder);
    const batch = await fetchPosts(view, more, next, isPreview).catch(() => null);
    if (signal.aborted) return placeholder.remove();
    showLoading(false);
    if (batch === null) {
      // Fails silently: the same page is retried the next time the end comes into view.
      placeholder.remove();
      status.clear();
      return stopChecking();
    }
    const nodes = insert(batch, placeholder);
    status.say('loaded', 'More posts loaded');
    page.dispatchEvent(new CustomEvent(POSTS_LOADED, { detail: { page: next, nodes } }));
    kept?.add({ page: next, html: batch, first: nodes[0] });
    next++;
    if (next > more.lastPage) finish();
  }

  function insert(batch: string, placeholder: Element): Element[] {
    const template = page.createElement('template');
    template.innerHTML = batch;
    // The server does not know which posts the first page showed out of order, or which were published since.
    for (const post of template.content.querySelectorAll('article[id]'))
      if (wrapper.querySelector(`#${CSS.escape(post.id)}`)) post.remove();
    const nodes = [...template.content.children];
    placeholder.replaceWith(template.content);
    masonry?.grow();
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

  /** Fills a tall screen: while the end of the list is in view, there is room for more. */
  function check(): void {
    const box = trigger()?.getBoundingClientRect();
    if (box && isReached(box, view)) void load();
    else stopChecking();
  }

  const observer = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= VISIBLE_RATIO)) return;
      void load();
      recheck ??= view.setInterval(check, RECHECK_MS);
    },
    { root: page, rootMargin: VISIBLE_OR_PASSED, threshold: [0, VISIBLE_RATIO] },
  );

  // The preview's history belongs to the customizer.
  const kept = isPreview ? null : keepPosts(list, insert);
  next = kept ? kept.lastPage() + 1 : next;
  if (next > more.lastPage) trigger()?.remove();
  const end = trigger();
  if (end) observer.observe(end);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    stopChecking();
  });
}

/** Entirely within the viewport, or above it. */
function isReached({ left, bottom, right }: DOMRect, { innerWidth, innerHeight }: Window): boolean {
  return left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
