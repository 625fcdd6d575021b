/** Shows how much has been entered, or how much is left, and says when it is too much or too little. */
export function updateCounters(form: HTMLFormElement, target?: Element): void {
  for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
    const { targetName, startingValue, maximumValue, minimumValue } = counter.dataset;
    const field = form.elements.namedItem(targetName ?? '');
    if (!isText(field) || (target && target !== field)) continue;
    const { length } = field.value;
    const trimmed = field.value.trim().length;
    const shown = counter.classList.contains('down') ? Number(startingValue) - trimmed : trimmed;
    counter.dataset.currentValue = String(shown);
    counter.textContent = String(shown);
    counter.classList.toggle('too-long', Number(maximumValue) > 0 && length > Number(maximumValue));
    counter.classList.toggle('too-short', Number(minimumValue) > 0 && length < Number(minimumValue));
  }
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
