/** Runs when the page is parsed: at once if it already is. Returns how to call it off. */
export function ready(page: Document, run: () => void): () => void {
  if (page.readyState !== 'loading') {
    run();
    return () => {};
  }
  page.addEventListener('DOMContentLoaded', run, { once: true });
  return () => page.removeEventListener('DOMContentLoaded', run);
}
