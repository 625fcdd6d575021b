import { clearAllErrors } from './fieldErrors.ts';
import { text } from './texts.ts';
import { type ContactFormElement, type SubmitOptions, wpcf7 } from './Wpcf7.ts';

/** Shows the result of the submission on screen and to screen readers. */
export function showResponse(form: ContactFormElement, message: string): void {
  statusParagraph(form)?.append(message);
  for (const output of outputs(form)) {
    output.textContent = message;
    // Style sheets of early releases hide it with this class, and their script removes it.
    output.classList.remove('wpcf7-display-none');
  }
}

export function clearResponse(form: ContactFormElement): void {
  clearAllErrors(form);
  statusParagraph(form)?.replaceChildren();
  for (const output of outputs(form)) output.replaceChildren();
  form.querySelector(`.${RETRY}`)?.remove();
}

/** An error message that is shown even if a theme has removed the response output, with a button to try again. */
export function showFailure(form: ContactFormElement, message: string, options: SubmitOptions): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: RETRY,
    textContent: text('retry'),
    onclick: () => void wpcf7().submit(form, options),
  });
  const output = Object.assign(document.createElement('div'), { className: 'wpcf7-response-output' });
  // Beside the output, not in it: an element hidden from screen readers must not contain a button.
  (outputs(form)[0] ?? form.appendChild(output)).after(button);
  showResponse(form, message);
}

const RETRY = 'portico-retry';

function statusParagraph(form: ContactFormElement): Element | null | undefined {
  return form.wpcf7.parent?.querySelector('.screen-reader-response [role="status"]');
}

function outputs(form: ContactFormElement): Element[] {
  return [...(form.wpcf7.parent ?? form).querySelectorAll('.wpcf7-response-output')];
}
