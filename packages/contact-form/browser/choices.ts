/** Keeps at most one box of an exclusive group ticked. */
export function keepExclusive(form: HTMLFormElement, target: Element): void {
  if (!(target instanceof HTMLInputElement) || !target.closest('.wpcf7-exclusive-checkbox')) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    if (box !== target && box.name === target.name) box.checked = false;
}

/** Enables the free text field beside a choice while that choice is selected. */
export function enableFreeTexts(form: HTMLFormElement, target?: Element): void {
  for (const item of form.querySelectorAll('.has-free-text')) {
    const box = item.querySelector<HTMLInputElement>('[type="checkbox"], [type="radio"]');
    const text = item.querySelector<HTMLInputElement>('.wpcf7-free-text');
    if (!box || !text) continue;
    text.disabled = !box.checked;
    if (target === box && box.checked) text.focus();
  }
}

/** Adds a scheme to a URL without one, before it is validated. */
export function completeUrl(target: Element): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('.wpcf7-validates-as-url')) return;
  const value = target.value.trim();
  const needsScheme = value.includes('.') && !/^[a-z][a-z0-9.+-]*:/i.test(value);
  target.value = needsScheme ? `http://${value.replace(/^\/+/, '')}` : value;
}
