import type { FieldValue } from '../rules/FormEntries.ts';

/** Shows the valid values of a field wherever the author placed an output for them. */
export function reflect(form: HTMLFormElement, field: string, values: readonly FieldValue[]): void {
  const words = values.map((value) => (typeof value === 'string' ? value : value.name));
  for (const place of form.querySelectorAll<HTMLElement>(`[data-reflection-of="${CSS.escape(field)}"]`)) {
    if (place instanceof HTMLOutputElement) place.textContent = words[0] ?? place.dataset.default ?? '';
    else reflectList(place, field, words);
  }
}

function reflectList(place: HTMLElement, field: string, words: readonly string[]): void {
  for (const output of place.querySelectorAll<HTMLElement>('output')) {
    if (output.dataset.default === undefined) output.remove();
    else output.hidden = words.length > 0;
  }
  for (const word of words) {
    const output = Object.assign(document.createElement('output'), { textContent: word });
    output.setAttribute('name', field);
    place.append(output);
  }
}
