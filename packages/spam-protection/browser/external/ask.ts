import { AJAX_ACTIONS, FIELDS } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';

/** Asks whether a form may be sent to its product's host. */
export async function askAboutForm(guard: Guard, form: HTMLFormElement): Promise<boolean> {
  return askWithEvidence(guard, AJAX_ACTIONS.forceCheck, valuesOf(form));
}

/** Asks with everything that this site judges by: the token and the collected signals. */
export async function askWithEvidence(
  { protection, noCookie, refusals }: Guard,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { ask } = await refusals();
  return ask(action, {
    [FIELDS.noCookie]: noCookie.forRequest(),
    ...fields,
    [FIELDS.eventToken]: protection.eventToken(),
  });
}

/** The values of a form; a field without a name is keyed by its index. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  fieldsOf(form).forEach((field, index) => {
    if (!('value' in field) || typeof field.value !== 'string') return;
    const isLeftOut = field instanceof HTMLInputElement && isUnticked(field);
    if (!isLeftOut) values[field.getAttribute('name') || `input_${index}`] = field.value;
  });
  return values;
}

/** From the prototype: a field named `elements` shadows the form's own property. */
export function fieldsOf(form: HTMLFormElement): Element[] {
  const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get?.call(form);
  return Array.from(elements as ArrayLike<Element>);
}

function isUnticked(field: HTMLInputElement): boolean {
  return field.type === 'file' || (/^(radio|checkbox)$/.test(field.type) && !field.checked);
}
