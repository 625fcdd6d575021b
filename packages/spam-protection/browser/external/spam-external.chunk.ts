import { FORM_IN_A_FRAME, FRAMED_FORMS, LATE_FORMS } from '../../wire/public.ts';
import type { Guard, GuardPart } from '../Guard.ts';
import { checkAtTheButton } from './checkAtTheButton.ts';
import { checkInACopy } from './checkInACopy.ts';
import { checkOf } from './checkOf.ts';
import { coverFrames } from './coverFrames.ts';
import { coverKlaviyo, guardSocialLogin } from './guardClicks.ts';
import { sendThroughServer } from './sendThroughServer.ts';

const SCAN_AFTER_MS = 2_000;
const LOOK_AGAIN_EVERY_MS = 2_000;

/** For sites that check forms which their pages send to other hosts. */
export const join: GuardPart['join'] = (guard) => {
  const { view } = guard.protection;
  const { document: page } = view;
  const start = (): void =>
    void setTimeout(() => {
      const cover = coverFrames(guard);
      const lookAgain = (): void => {
        for (const form of page.querySelectorAll<HTMLFormElement>(LATE_FORMS)) checkAtTheButton(guard, form);
        for (const form of framedForms(page)) checkAtTheButton(guard, form);
        coverKlaviyo(guard);
        cover();
      };
      for (const form of [...page.forms]) check(guard, form, view.location.host);
      guardSocialLogin(guard);
      lookAgain();
      setInterval(lookAgain, LOOK_AGAIN_EVERY_MS);
    }, SCAN_AFTER_MS);
  if (page.readyState === 'complete') start();
  else view.addEventListener('load', start);
};

function check(guard: Guard, form: HTMLFormElement, host: string): void {
  const how = checkOf(form, host);
  if (how === 'copy') checkInACopy(guard, form);
  if (how === 'button') checkAtTheButton(guard, form);
  if (how === 'detour') sendThroughServer(form);
}

function framedForms(page: Document): HTMLFormElement[] {
  return [...page.querySelectorAll('iframe')].flatMap((frame) => {
    try {
      const forms = [...(frame.contentDocument?.forms ?? [])];
      return frame.matches(FRAMED_FORMS) ? forms : forms.filter((form) => form.matches(FORM_IN_A_FRAME));
    } catch {
      // Another host's frame: it cannot be accessed.
      return [];
    }
  });
}
