import { HUBSPOT } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import { askAboutForm } from './ask.ts';
import { holdEvent } from './holdEvent.ts';
import { ownMembers } from './ownMembers.ts';

const RELOAD_AFTER_MS = 3_000;
const MARK = 'data-apbct-button-checked';

/** The form stays as its script knows it; our own button replaces the original until the server allows it. */
export function checkAtTheButton(guard: Guard, element: HTMLFormElement): void {
  const form = ownMembers(element);
  const button =
    form.querySelector<HTMLElement>('[type=submit]') ?? form.querySelector<HTMLElement>('.submit-button');
  if (!button || form.hasAttribute(MARK)) return;
  form.setAttribute(MARK, '');
  const standIn = button.cloneNode(true) as HTMLElement;
  button.replaceWith(standIn);

  const onSend = holdEvent(() => askAboutForm(guard, element), {
    onAllowed() {
      standIn.removeEventListener('click', onSend);
      form.removeEventListener('submit', onSend, true);
      standIn.replaceWith(button);
      button.click();
      form.removeAttribute(MARK);
    },
    onRefused() {
      // HubSpot's script does not return to a form that it was kept from.
      if (form.matches(HUBSPOT)) setTimeout(() => guard.protection.view.location.reload(), RELOAD_AFTER_MS);
    },
  });
  standIn.addEventListener('click', onSend);
  // The Enter key submits a form as well.
  form.addEventListener('submit', onSend, true);
}
