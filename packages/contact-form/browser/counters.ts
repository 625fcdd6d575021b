/** Shows how many characters were entered or are left, and marks too many or too few. */
export function updateCounters(form: HTMLFormElement, target?: Element): void {
  for (const counter of form.querySelectorAll<HTMLElement>('.wpcf7-character-count')) {
    const { targetName, startingValue, maximumValue, minimumValue } = counter.dataset;
    // Not `form.elements`: an output that reflects the field's value has the same name.
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
