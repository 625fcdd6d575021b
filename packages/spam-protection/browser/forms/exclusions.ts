import { NEVER, NO_SIGNALS, NO_VISIBLE_FIELDS, WATCHED_GET_FORMS } from '../../wire/public.ts';

/**
 * Whether a form gets the signals in a hidden field. By attribute and by the prototype's function: fields named `method` and
 * `matches` shadow the form's own.
 */
export function takesSignals(form: HTMLFormElement): boolean {
  return Element.prototype.matches.call(
    form,
    `:is(:not([method]),[method=""],[method=post i]):not(${NEVER},${NO_SIGNALS})`,
  );
}

/** Whether a form's visible fields are counted and its submission is watched. Without a method a form is sent by GET. */
export function takesVisibleFields(form: HTMLFormElement): boolean {
  return Element.prototype.matches.call(
    form,
    `:is([method=post i],[method=dialog i],${WATCHED_GET_FORMS}):not(${NEVER},${NO_VISIBLE_FIELDS})`,
  );
}
