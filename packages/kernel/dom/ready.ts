/** Runs once the page is parsed; at once if it already is. */
export function ready(page: Document, run: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
