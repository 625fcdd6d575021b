import { clearAllErrors } from './fieldErrors.ts';
import { type ContactFormElement, text, wpcf7 } from './Wpcf7.ts';

/** Says what became of the submission, to those who see and to those who listen. */
export function showResponse(form: ContactFormElement, message: string): void {
  statusParagraph(form)?.append(message);
  for (const output of outputs(form)) output.textContent = message;
}

export function clearResponse(form: ContactFormElement): void {
  clearAllErrors(form);
  statusParagraph(form)?.replaceChildren();
  for (const output of outputs(form)) output.replaceChildren();
  form.querySelector(`.${RETRY}`)?.remove();
}

/** A way to try again right beside the words that say that it failed. */
export function offerRetry(form: ContactFormElement): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: RETRY,
    textContent: text('retry'),
    onclick: () => void wpcf7().submit(form),
  });
  // Beside the output and not in it: what is hidden from screen readers must not hold a button.
  outputs(form)[0]?.after(button);
}

const RETRY = 'portico-retry';

function statusParagraph(form: ContactFormElement): Element | null | undefined {
  return form.wpcf7.parent?.querySelector('.screen-reader-response [role="status"]');
}

function outputs(form: ContactFormElement): Element[] {
  return [...(form.wpcf7.parent ?? form).querySelectorAll('.wpcf7-response-output')];
}
