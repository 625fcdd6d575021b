import { KEPT_POSTS } from '../wire/public.ts';
import type { PostsList } from './PostsList.ts';

/** The code that continues the list is loaded when its end is just below the viewport, or above it. */
const NEAR_OR_PASSED = '999999px 0px 400px';

/** Loads what continues a list when its end comes near; immediately when returning through the history. */
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
      // Retried the next time the end comes near.
      isLoading = false;
    }
  }

  const observer = new view.IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void load();
    },
    // In a frame, the margin only applies if the frame's own document is the root.
    { root: page, rootMargin: NEAR_OR_PASSED },
  );
  observer.observe(trigger);
  signal.addEventListener('abort', () => observer.disconnect());
  if (view.history.state?.[KEPT_POSTS]) void load();
}
