/**
 * Resolves when every script that came with the page has had its turn, so that none of them misses what it waits for.
 * Deferred ones run while the page already calls itself interactive.
 */
export async function scriptsHaveRun(page: Document): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOver =
    page.readyState === 'complete' ||
    (page.readyState === 'interactive' && visit?.domContentLoadedEventStart !== 0);
  if (isOver) return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
  // Some begin to listen in the same event.
  await new Promise((resolve) => setTimeout(resolve));
}
