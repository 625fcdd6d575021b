import { showFieldError, WRAP } from './fieldErrors.ts';
import { reflect } from './reflect.ts';
import { setStatus } from './status.ts';
import { type ContactFormElement, type ValidateOptions, wpcf7 } from './Wpcf7.ts';

const beforeCheck = new WeakMap<HTMLFormElement, string>();

/**
 * Validates the field of `target`, or all fields without one. The status before the check is stored outside the markup, so that
 * overlapping checks, or a submission in between, restore the right one.
 */
export async function validate(form: ContactFormElement, options: ValidateOptions = {}): Promise<void> {
  const { target, scope = form } = options;
  const { schema } = form.wpcf7;
  const field = target?.closest<HTMLElement>(WRAP);
  if (!schema || (target && (!field || target.closest('.novalidate')))) return;
  if (!beforeCheck.has(form)) beforeCheck.set(form, form.wpcf7.status);
  setStatus(form, 'validating');
  await Promise.resolve();

  try {
    const wraps = [...scope.querySelectorAll<HTMLElement>(WRAP)].filter(
      (wrap) => !wrap.closest('.novalidate'),
    );
    // Through the global: other scripts may wrap or replace it.
    const results = window.swv?.validate(schema, dataOf(wraps), options);
    for (const wrap of field ? uptoOrOnly(wraps, field) : wraps) {
      const name = wrap.dataset.name ?? '';
      const result = results?.get(name);
      // An emptied field has no entry, but its old error must still be cleared.
      showFieldError(form, name, result?.error ?? '', scope);
      reflect(form, name, result?.error ? [] : (result?.validInputs ?? []));
    }
  } finally {
    const before = beforeCheck.get(form);
    beforeCheck.delete(form);
    if (before && form.wpcf7.status === 'validating') setStatus(form, before);
  }
}

function uptoOrOnly(wraps: readonly HTMLElement[], field: HTMLElement): readonly HTMLElement[] {
  return wpcf7().check === 'above' ? wraps.slice(0, wraps.indexOf(field) + 1) : [field];
}

/** The values of the controls. Not `FormData` of the form, which cannot leave out parts that should not be checked. */
function dataOf(wraps: readonly HTMLElement[]): FormData {
  const data = new FormData();
  for (const wrap of wraps)
    for (const control of wrap.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      ':is(input, select, textarea):enabled',
    )) {
      const { name, type } = control;
      const list = name.endsWith(']') ? name : `${name}[]`;
      if (!name || IGNORED.test(type)) continue;
      if (control instanceof HTMLSelectElement)
        for (const option of control.selectedOptions) data.append(list, option.value);
      else if (/checkbox|radio/.test(type)) {
        if (control.checked) data.append(list, control.value);
      } else if (control.files) for (const file of control.files) data.append(list, file);
      else data.append(name, control.value);
    }
  return data;
}

const IGNORED = /submit|button|reset|image/;
