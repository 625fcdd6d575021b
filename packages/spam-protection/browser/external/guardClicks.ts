import { AJAX_ACTIONS } from '../../protocol/calls.ts';
import { KLAVIYO_BUTTON, KLAVIYO_COVER, KLAVIYO_FORM, SOCIAL_LOGIN } from '../../wire/externalForms.ts';
import type { Guard } from '../Guard.ts';
import { askAboutForm, askWithEvidence } from './ask.ts';

/** A social login is a link: it is followed when the server has no objection. */
export function guardSocialLogin(guard: Guard): void {
  const allowed = new WeakSet<Element>();
  guard.protection.view.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(SOCIAL_LOGIN);
      if (!link || allowed.has(link)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void askWithEvidence(guard, AJAX_ACTIONS.socialLoginCheck)
        .catch(() => true)
        .then((isAllowed) => {
          if (!isAllowed) return;
          allowed.add(link);
          link.click();
        });
    },
    true,
  );
}

/** Klaviyo's script cannot be held up: a cover takes the click on its button first. */
export function coverKlaviyo(guard: Guard): void {
  const { document: page } = guard.protection.view;
  const form = page.querySelector<HTMLFormElement>(KLAVIYO_FORM);
  const button = form?.querySelector<HTMLElement>(KLAVIYO_BUTTON);
  if (!form || !button || page.getElementById(KLAVIYO_COVER)) return;
  const cover = page.createElement('div');
  cover.id = KLAVIYO_COVER;
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = button;
  Object.assign(cover.style, {
    position: 'absolute',
    zIndex: '2147483647',
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    opacity: '0',
    cursor: 'pointer',
  });
  button.after(cover);
  let isAsking = false;
  const ask = async (event: Event): Promise<void> => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isAsking) return;
    isAsking = true;
    const isAllowed = await askAboutForm(guard, form).catch(() => true);
    isAsking = false;
    if (!isAllowed) return;
    button.removeEventListener('click', ask, true);
    cover.remove();
    button.click();
  };
  cover.addEventListener('click', ask);
  // The keyboard reaches the button below the cover.
  button.addEventListener('click', ask, true);
}
