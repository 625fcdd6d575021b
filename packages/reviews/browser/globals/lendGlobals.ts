import { widgetInstances } from './ReviewGlobals.ts';

const NAMES = [
  'grw_boot',
  'grw_init',
  'rplg_badge_init',
  'rplg_next_reviews',
  'rplg_leave_review_window',
] as const;

/** Does what a name was called for before its code was here. */
export type AnswerCall = (
  view: Window,
  name: (typeof NAMES)[number],
  link: Partial<HTMLAnchorElement> | undefined,
  values: unknown[],
) => void;

/**
 * The names that the review products' markup calls, for every page: a widget may come long after boot, and a script may
 * call them where there is none. What they do comes with the first call; a link whose code does not come is followed.
 */
export function lendGlobals(view: Window, load: (chunk: string) => Promise<{ answer: AnswerCall }>): void {
  widgetInstances(view);
  for (const name of NAMES) {
    const lent = function (this: Partial<HTMLAnchorElement> | undefined, ...values: unknown[]): boolean {
      load('reviewGlobals').then(
        ({ answer }) => answer(view, name, this, values),
        () => this?.href && view.location.assign(this.href),
      );
      return false;
    };
    if (!(name in view)) Reflect.set(view, name, lent);
  }
}
