/** Adds what later releases have in their markup to a form of release 5.0 to 5.5. */
export function completeOlderMarkup(form: HTMLFormElement): void {
  form.dataset.status ||= 'init';
  form.classList.add(form.dataset.status);
  // Not by its class, which holds the name stripped of characters not allowed in a class.
  for (const wrap of form.querySelectorAll<HTMLElement>('span.wpcf7-form-control-wrap:not([data-name])'))
    wrap.dataset.name = wrap.querySelector<HTMLInputElement>('[name]')?.name.replace(/\[.*/, '') ?? '';
  const heard = form.closest('.wpcf7')?.querySelector('.screen-reader-response:empty');
  if (heard) heard.innerHTML = '<p role="status"></p><ul></ul>';
}
