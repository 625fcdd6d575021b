import type { IslandModule } from '@portico/kernel/islands';
import type { startRuntime } from './startRuntime.ts';

interface ContactFormModule extends IslandModule {
  readonly startRuntime: typeof startRuntime;
}

/**
 * Scripts look for Contact Form 7's functions as soon as the page has been read: some call them for a form that they bring, a
 * captcha wraps one, payments give up without them. So they are there from the beginning, and our code is loaded with the first
 * form or call. Inherited, because what a script puts in their place is the page's own then, and is kept once ours are added.
 */
export function provideFunctions(view: Window, load: (island: string) => Promise<IslandModule>): void {
  const page = view.wpcf7;
  if (!page?.api || 'init' in page) return;
  const functions = ['init', 'submit', 'reset', 'validate'] as const;
  Object.setPrototypeOf(
    page,
    Object.fromEntries(
      functions.map((name) => [
        name,
        (form: HTMLFormElement, options?: object): unknown =>
          load('contact-form').then(
            (module) => (module as ContactFormModule).startRuntime()?.[name](form, options),
            console.error,
          ),
      ]),
    ),
  );
}
