/** A form that asks for agreement cannot be sent before it has it. */
export function gateSubmit(form: HTMLFormElement): void {
  const groups = [...form.querySelectorAll('.wpcf7-acceptance:not(.optional)')];
  if (!form.querySelector('.wpcf7-acceptance') || form.classList.contains('wpcf7-acceptance-as-validation'))
    return;
  const isReady = groups.every((group) => {
    const box = group.querySelector<HTMLInputElement>('input[type="checkbox"]');
    return !box || box.checked !== group.classList.contains('invert');
  });
  for (const button of form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')) button.disabled = !isReady;
}
