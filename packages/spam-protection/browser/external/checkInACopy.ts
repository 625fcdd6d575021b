import { AJAX_ACTIONS, CHECKED_AGAIN, SENT_BY_CLICK } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import { askAboutForm, fieldsOf } from './ask.ts';
import { holdEvent } from './holdEvent.ts';
import { ownMembers } from './ownMembers.ts';

const AGAIN_AFTER_MS = 1_500;
const SUBMITS = 'button[type=submit],input[type=submit],button:not([type]),input[type=image]';

/**
 * The visitor fills in a copy that only this layer listens to. If the server allows it, the original form is put back with the
 * values, and its own button is pressed.
 */
export function checkInACopy(guard: Guard, form: HTMLFormElement): void {
  const own = ownMembers(form);
  const page = own.ownerDocument;
  const placeholder = page.createElement('i');
  placeholder.className = 'cleantalk_placeholder';
  placeholder.style.display = 'none';
  const copy = own.cloneNode(true) as HTMLFormElement;
  const ownCopy = ownMembers(copy);
  const focused = fieldsOf(form).indexOf(page.activeElement ?? form);
  own.before(placeholder);
  own.replaceWith(copy);
  copyValues(form, copy);
  ownCopy.append(hidden(page, 'action', AJAX_ACTIONS.forceCheck));
  const counterpart = fieldsOf(copy)[focused];
  if (counterpart instanceof HTMLElement) counterpart.focus();

  const onSend = holdEvent(() => askAboutForm(guard, copy), {
    onAllowed() {
      copyValues(copy, form);
      ownCopy.replaceWith(form);
      placeholder.remove();
      press(form);
      if (own.matches(CHECKED_AGAIN))
        setTimeout(() => own.isConnected && checkInACopy(guard, form), AGAIN_AFTER_MS);
    },
  });
  ownCopy.addEventListener('submit', onSend);
  if (ownCopy.matches(SENT_BY_CLICK))
    ownCopy.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('button,input[type=submit]')) onSend(event);
    });
}

/** By position: names may be missing or shared. */
function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const targets = fieldsOf(to);
  fieldsOf(from).forEach((source, index) => {
    const target = targets[index];
    if (source instanceof HTMLInputElement && target instanceof HTMLInputElement) {
      target.checked = source.checked;
      if (source.type === 'file') target.files = source.files;
      else target.value = source.value;
    } else if (source instanceof HTMLTextAreaElement && target instanceof HTMLTextAreaElement)
      target.value = source.value;
    else if (source instanceof HTMLSelectElement && target instanceof HTMLSelectElement)
      [...source.options].forEach((option, at) => {
        const twin = target.options[at];
        if (twin) twin.selected = option.selected;
      });
  });
}

function press(form: HTMLFormElement): void {
  const button = ownMembers(form).querySelector<HTMLElement>(SUBMITS);
  if (button) button.click();
  else HTMLFormElement.prototype.requestSubmit.call(form);
}

export function hidden(page: Document, name: string, value: string): HTMLInputElement {
  const input = page.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  return input;
}
