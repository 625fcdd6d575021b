import { widgetInstances } from './ReviewGlobals.ts';

const NAMES = [
  'grw_boot',
  'grw_init',
  'rplg_badge_init',
  'rplg_next_reviews',
  'rplg_leave_review_window',
] as const;

/** Handles a call that was made before its code was loaded. */
export type AnswerCall = (
  view: Window,
  name: (typeof NAMES)[number],
  link: Partial<HTMLAnchorElement> | undefined,
  values: unknown[],
) => void;

/**
 * The globals that the review products' markup calls, on every page: a widget may appear long after boot, and a script may call
 * them without one. Their code is loaded on the first call; if that fails, a link is followed.
 */
export function provideGlobals(view: Window, load: (chunk: string) => Promise<{ answer: AnswerCall }>): void {
  widgetInstances(view);
  for (const name of NAMES) {
    const loadAndCall = function (
      this: Partial<HTMLAnchorElement> | undefined,
      ...values: unknown[]
    ): boolean {
      load('reviewGlobals').then(
        ({ answer }) => answer(view, name, this, values),
        () => this?.href && view.location.assign(this.href),
      );
      return false;
    };
    if (!(name in view)) Reflect.set(view, name, loadAndCall);
  }
}
