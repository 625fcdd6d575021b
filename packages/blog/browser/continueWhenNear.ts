import { KEPT_POSTS } from '../wire/keptPosts.ts';
import type { PostsList } from './PostsList.ts';

/** Where the end of the list is when the code that continues it is fetched: not far below the window, or above it. */
const NEAR_OR_PASSED = '999999px 0px 400px';

/** Fetches what continues a list when its end comes near; for whoever comes back to it, at once. */
export function continueWhenNear(list: PostsList): void {
  const { view, signal } = list;
  const page = view.document;
  const trigger = page.querySelector('.infinite-scroll-trigger');
  if (!trigger) return;
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { infiniteScroll } = await import('./infiniteScroll.ts');
      observer.disconnect();
      if (!signal.aborted) infiniteScroll(list);
    } catch {
      // The next time that the end comes near is another try.
      isLoading = false;
    }
  }

  const observer = new view.IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void load();
    },
    // Inside a frame the margin counts only when the frame's own document is named as the root.
    { root: page, rootMargin: NEAR_OR_PASSED },
  );
  observer.observe(trigger);
  signal.addEventListener('abort', () => observer.disconnect());
  if (view.history.state?.[KEPT_POSTS]) void load();
}
