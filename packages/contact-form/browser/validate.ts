import type { FieldValue } from '../rules/FormEntries.ts';
import { validate as judge } from '../rules/validate.ts';
import { clearFieldError, showFieldError, WRAP } from './fieldErrors.ts';
import { reflect } from './reflect.ts';
import { setStatus } from './status.ts';
import { type ContactFormElement, type ValidateOptions, wpcf7 } from './Wpcf7.ts';

const beforeCheck = new WeakMap<HTMLFormElement, string>();

/**
 * Checks the field of `target`, or all fields without one. The status before the check is kept outside the markup, so
 * that two checks in one breath, or a submission in between, find their way back.
 */
export async function validate(
  form: ContactFormElement,
  { target, scope = form }: ValidateOptions = {},
): Promise<void> {
  const { schema } = form.wpcf7;
  const field = target?.closest<HTMLElement>(WRAP);
  if (!schema || (target && (!field || target.closest('.novalidate')))) return;
  if (!beforeCheck.has(form)) beforeCheck.set(form, form.wpcf7.status);
  setStatus(form, 'validating');
  await Promise.resolve();

  const wraps = [...scope.querySelectorAll<HTMLElement>(WRAP)].filter((wrap) => !wrap.closest('.novalidate'));
  const verdicts = judge(schema, entriesOf(wraps));
  for (const wrap of field ? uptoOrOnly(wraps, field) : wraps) {
    const name = wrap.dataset.name ?? '';
    const verdict = verdicts.get(name);
    // An emptied field has no entry, and its old error must go all the same.
    clearFieldError(form, name, scope);
    if (verdict?.error) showFieldError(form, name, verdict.error, scope);
    reflect(form, name, verdict?.error ? [] : (verdict?.validInputs ?? []));
  }
  const before = beforeCheck.get(form);
  beforeCheck.delete(form);
  if (before && form.wpcf7.status === 'validating') setStatus(form, before);
}

function uptoOrOnly(wraps: readonly HTMLElement[], field: HTMLElement): readonly HTMLElement[] {
  return wpcf7().check === 'above' ? wraps.slice(0, wraps.indexOf(field) + 1) : [field];
}

/** What the controls hold; not `FormData` of the form, which knows nothing of parts that should not be checked. */
function* entriesOf(wraps: readonly HTMLElement[]): Generator<readonly [string, FieldValue]> {
  for (const wrap of wraps)
    for (const control of wrap.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select, textarea',
    )) {
      if (!control.name || control.disabled || IGNORED.has(control.type)) continue;
      if (control instanceof HTMLSelectElement)
        for (const option of control.selectedOptions) yield [listName(control.name), option.value];
      else if (control.type === 'checkbox' || control.type === 'radio') {
        if (control.checked) yield [listName(control.name), control.value];
      } else if (control.files) for (const file of control.files) yield [listName(control.name), file];
      else yield [control.name, control.value];
    }
}

const IGNORED = new Set(['submit', 'button', 'image', 'reset']);

function listName(name: string): string {
  return name.endsWith(']') ? name : `${name}[]`;
}
