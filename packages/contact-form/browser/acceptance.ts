/** A form that requires consent cannot be sent without it. */
export function gateSubmit(form: HTMLFormElement): void {
  const groups = [...form.querySelectorAll('.wpcf7-acceptance')];
  if (!groups.length || form.classList.contains('wpcf7-acceptance-as-validation')) return;
  const isReady = groups.every((group) => {
    const box = group.querySelector<HTMLInputElement>('input[type="checkbox"]');
    return !box || group.matches('.optional') || box.checked !== group.matches('.invert');
  });
  for (const button of form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')) button.disabled = !isReady;
}
