import type { IslandModule } from '@portico/kernel/islands';
import type { startRuntime } from './startRuntime.ts';

interface ContactFormModule extends IslandModule {
  readonly startRuntime: typeof startRuntime;
}

/**
 * Scripts look for Contact Form 7's functions as soon as the page has been read: some call them for a form that they bring, a
 * captcha wraps one, payments give up without them. So they are there from the beginning, and our code is loaded with the first
 * form or call. Not enumerable, until a script puts its own in their place: that is the page's, and is kept once ours are added.
 */
export function provideFunctions(view: Window, load: (island: string) => Promise<IslandModule>): void {
  const page = view.wpcf7;
  if (!page?.api || 'init' in page) return;
  for (const name of ['init', 'submit', 'reset', 'validate'] as const) {
    const value = (form: HTMLFormElement, options?: object): unknown =>
      load('contact-form').then((module) => {
        const own = (module as ContactFormModule).startRuntime();
        return own && own[name](form, options);
      }, console.error);
    Object.defineProperty(page, name, {
      configurable: true,
      get: () => value,
      set: (value) => Object.defineProperty(page, name, { value, enumerable: true, writable: true }),
    });
  }
}
