import { NEVER, NO_SIGNALS, NO_VISIBLE_FIELDS, WATCHED_GET_FORMS } from '../../wire/public.ts';

/** Forms that get the signals in a hidden field. By attribute: a field named `method` shadows the form's property. */
export const SIGNAL_FORMS = `form:is(:not([method]),[method=""],[method=post i]):not(${NEVER},${NO_SIGNALS})`;

/**
 * Whether a form's visible fields are counted and its submission is watched. Without a method a form is sent by GET. By the
 * prototype's function: a field named `matches` shadows the form's own.
 */
export function takesVisibleFields(form: HTMLFormElement): boolean {
  return Element.prototype.matches.call(
    form,
    `:is([method=post i],[method=dialog i],${WATCHED_GET_FORMS}):not(${NEVER},${NO_VISIBLE_FIELDS})`,
  );
}
