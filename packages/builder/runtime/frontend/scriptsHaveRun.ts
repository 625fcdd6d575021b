/**
 * Resolves when all of the page's scripts have run, so that none misses the event it waits for. Deferred ones run while the
 * page is already interactive.
 */
export async function scriptsHaveRun(page: Document): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOver =
    page.readyState === 'complete' ||
    (page.readyState === 'interactive' && visit?.domContentLoadedEventStart !== 0);
  if (isOver) return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
  // Some start listening in the same event.
  await new Promise((resolve) => setTimeout(resolve));
}
