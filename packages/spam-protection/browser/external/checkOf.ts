import {
  BOUND,
  CHECKED_AT_THE_BUTTON,
  CHECKED_AT_THE_BUTTON_INSIDE,
  CHECKED_IN_A_COPY,
  COPIED_FIRST_CHILD,
  SKIPPED,
  SKIPPED_CLASS,
  SKIPPED_PARENT,
} from '../../wire/public.ts';
import { ownMembers } from './ownMembers.ts';

/** How a form that may post to another host is checked first. */
export type ExternalCheck = 'none' | 'copy' | 'button' | 'detour';

export function checkOf(element: HTMLFormElement, host: string): ExternalCheck {
  const form = ownMembers(element);
  if (isSkipped(form)) return 'none';
  if (form.matches(CHECKED_AT_THE_BUTTON) || form.querySelector(CHECKED_AT_THE_BUTTON_INSIDE))
    return 'button';
  if (form.matches(CHECKED_IN_A_COPY) || form.firstElementChild?.classList.contains(COPIED_FIRST_CHILD))
    return 'copy';
  // A file cannot be forwarded through this site.
  return goesElsewhere(form, host) && !form.querySelector('input[type=file]') ? 'detour' : 'none';
}

function isSkipped(form: HTMLFormElement): boolean {
  if (form.matches(SKIPPED) || SKIPPED_PARENT.test(form.parentElement?.className.trim() ?? '')) return true;
  if (form.matches(BOUND)) return false;
  return form.getAttribute('class')
    ? form.matches(SKIPPED_CLASS)
    : form.querySelector(SKIPPED_CLASS) !== null;
}

/** By the attribute: a field named `action` shadows the property. */
function goesElsewhere(form: HTMLFormElement, host: string): boolean {
  const [, target] = /^\s*(?:https?:)?\/\/([^/?#]+)/i.exec(form.getAttribute('action') ?? '') ?? [];
  return target !== undefined && target.toLowerCase() !== host;
}
