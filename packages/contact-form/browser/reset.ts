import { fire, inputsOf } from './events.ts';
import { askForRefill } from './refill.ts';
import { clearResponse } from './response.ts';
import { setStatus } from './status.ts';
import type { ContactFormElement } from './Wpcf7.ts';

/** After a form was reset: loads new puzzles and sets the status to `init`, or to `sent` after a message was sent. */
export async function reset(form: ContactFormElement): Promise<void> {
  const formData = new FormData(form);
  const detail = { status: form.wpcf7.status, inputs: inputsOf(formData), formData };
  clearResponse(form);
  setStatus(form, 'resetting');
  const apiResponse = await askForRefill(form);
  const { resetOnMailSent } = form.wpcf7;
  delete form.wpcf7.resetOnMailSent;
  setStatus(form, resetOnMailSent ? 'mail_sent' : 'init');
  fire(form, 'reset', { ...detail, apiResponse });
}
