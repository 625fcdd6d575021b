import type { IslandModule } from '@portico/kernel/islands';

/**
 * On a page without a form nothing of ours is loaded, but a script that brings one later initialises it itself, with the
 * function that Contact Form 7 has put on every page by then. Not enumerable: it does not count as the page's own value once
 * ours are added.
 */
export function provideInit(view: Window, load: (island: string) => Promise<IslandModule>): void {
  const page = view.wpcf7;
  if (!page?.api || 'init' in page) return;
  const value = (form: HTMLFormElement): unknown =>
    load('contact-form').then(({ start }) => start(form.parentElement ?? form), console.error);
  Object.defineProperty(page, 'init', { value, writable: true });
}
