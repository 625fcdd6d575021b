import {
  type FormExclusion,
  NEVER,
  NO_SIGNALS,
  NO_VISIBLE_FIELDS,
  WATCHED_GET_FORMS,
} from '../../wire/excludedForms.ts';

/** Whether a form is to carry the signals in a hidden field. Attributes are asked: a field named `method` hides the property. */
export function takesSignals(form: HTMLFormElement): boolean {
  const method = form.getAttribute('method');
  return (!method || /^post$/i.test(method)) && !is(form, NEVER) && !is(form, NO_SIGNALS);
}

/** Whether a form's visible fields are counted and its submission watched. */
export function takesVisibleFields(form: HTMLFormElement): boolean {
  const isGet = /^get$/i.test(form.getAttribute('method') ?? '');
  return !is(form, NEVER) && !is(form, NO_VISIBLE_FIELDS) && (!isGet || is(form, WATCHED_GET_FORMS));
}

function is(form: HTMLFormElement, { itself, inside }: FormExclusion): boolean {
  return form.matches(itself) || (inside !== '' && form.querySelector(inside) !== null);
}
