import { statusClass } from '../wire/public.ts';
import { fire } from './events.ts';
import type { ContactFormElement } from './Wpcf7.ts';

/** Sets the form's status and fires an event if it changed. */
export function setStatus(form: ContactFormElement, status: string): void {
  const next = statusClass(status);
  const previous = form.dataset.status ?? '';
  form.wpcf7.status = next;
  form.dataset.status = next;
  form.classList.add(next);
  if (previous && previous !== next) {
    form.classList.remove(previous);
    fire(form, 'statuschanged', { status: next, prevStatus: previous });
  }
}

/** Being sent or just sent: the second click of a double click must not send the emptied form. */
export function isBusy({ wpcf7: { status, resetOnMailSent } }: ContactFormElement): boolean {
  return status === 'submitting' || (status === 'resetting' && resetOnMailSent === true);
}

/** Blocks marked `inert-on-{status}` are made inert in that status. */
export function applyInert(form: HTMLFormElement): void {
  for (const block of form.querySelectorAll('.active-on-any')) {
    block.removeAttribute('inert');
    block.classList.remove('active-on-any');
  }
  for (const block of form.querySelectorAll(`.inert-on-${form.dataset.status}`)) {
    block.setAttribute('inert', 'inert');
    block.classList.add('active-on-any');
  }
}
