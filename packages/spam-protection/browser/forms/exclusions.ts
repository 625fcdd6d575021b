import { NEVER, NO_SIGNALS, NO_VISIBLE_FIELDS, WATCHED_GET_FORMS } from '../../wire/excludedForms.ts';

/** Whether a form gets the signals in a hidden field. Reads attributes: a field named `method` shadows the property. */
export function takesSignals(form: HTMLFormElement): boolean {
  return /^(post)?$/i.test(methodOf(form)) && !form.matches(`${NEVER},${NO_SIGNALS}`);
}

/** Whether a form's visible fields are counted and its submission is watched. Without a method a form is sent by GET. */
export function takesVisibleFields(form: HTMLFormElement): boolean {
  return (
    (/^(post|dialog)$/i.test(methodOf(form)) || form.matches(WATCHED_GET_FORMS)) &&
    !form.matches(`${NEVER},${NO_VISIBLE_FIELDS}`)
  );
}

function methodOf(form: HTMLFormElement): string {
  return form.getAttribute('method') ?? '';
}
