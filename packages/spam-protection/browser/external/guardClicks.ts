import {
  AJAX_ACTIONS,
  KLAVIYO_BUTTON,
  KLAVIYO_COVER,
  KLAVIYO_FORM,
  SOCIAL_LOGIN,
} from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import { askAboutForm, askWithEvidence } from './ask.ts';
import { holdEvent } from './holdEvent.ts';
import { layOver } from './layOver.ts';

/** A social login is a link: it is followed if the server allows it. */
export function guardSocialLogin(guard: Guard): void {
  const allowed = new WeakSet<Element>();
  guard.protection.view.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(SOCIAL_LOGIN);
      if (!link || allowed.has(link)) return;
      holdEvent(() => askWithEvidence(guard, AJAX_ACTIONS.socialLoginCheck), {
        onAllowed() {
          allowed.add(link);
          link.click();
        },
      })(event);
    },
    true,
  );
}

/** Klaviyo's script cannot be delayed: a cover takes the click on its button first. */
export function coverKlaviyo(guard: Guard): void {
  const { document: page } = guard.protection.view;
  const form = page.querySelector<HTMLFormElement>(KLAVIYO_FORM);
  const button = form?.querySelector<HTMLElement>(KLAVIYO_BUTTON);
  if (!form || !button || page.getElementById(KLAVIYO_COVER)) return;
  const cover = layOver(button);
  cover.id = KLAVIYO_COVER;
  cover.style.opacity = '0';
  const hold = holdEvent(() => askAboutForm(guard, form), {
    onAllowed() {
      button.removeEventListener('click', hold, true);
      cover.remove();
      button.click();
    },
  });
  cover.addEventListener('click', hold);
  // The keyboard reaches the button below the cover.
  button.addEventListener('click', hold, true);
}
