/** Shows how much has been entered, or how much is left, and says when it is too much or too little. */
export function updateCounters(form: HTMLFormElement, target?: Element): void {
  for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
    const { targetName, startingValue, maximumValue, minimumValue } = counter.dataset;
    // Not `form.elements`: a place that shows the field's value has the same name.
    const field = form.querySelector<HTMLInputElement>(
      `:is(input, textarea)[name="${CSS.escape(targetName ?? '')}"]`,
    );
    if (!field || (target && target !== field)) continue;
    const { length } = field.value;
    const trimmed = field.value.trim().length;
    const shown = counter.classList.contains('down') ? Number(startingValue) - trimmed : trimmed;
    counter.textContent = counter.dataset.currentValue = String(shown);
    counter.classList.toggle('too-long', length > (Number(maximumValue) || Infinity));
    counter.classList.toggle('too-short', length < (Number(minimumValue) || 0));
  }
}
