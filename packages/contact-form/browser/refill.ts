import {
  CAPTCHA_CHALLENGE_PREFIX,
  CHALLENGE_IN_URL,
  captchaClass,
  QUIZ_ANSWER_PREFIX,
  type Refill,
} from '../wire/public.ts';
import { tryApi } from './callApi.ts';
import { wrapsOf } from './fieldErrors.ts';
import type { ContactFormElement } from './Wpcf7.ts';

/** Outdated puzzles must not block a visitor: if the request fails, they stay. */
export function askForRefill(form: ContactFormElement): Promise<unknown> {
  return tryApi(`contact-forms/${form.wpcf7.id}/refill`);
}

/** Puts new puzzles into a form. Missing or malformed parts of the reply are ignored. */
export function applyRefill(form: HTMLFormElement, reply: unknown): void {
  const { captcha, quiz } = (typeof reply === 'object' && reply ? reply : {}) as Refill;
  for (const [field, url] of Object.entries(captcha ?? {})) {
    setInput(form, field, '');
    form.querySelector(`img.${CSS.escape(captchaClass(field))}`)?.setAttribute('src', url);
    const challenge = CHALLENGE_IN_URL.exec(url)?.[1];
    if (challenge) setInput(form, CAPTCHA_CHALLENGE_PREFIX + field, challenge);
  }
  for (const [field, pair] of Object.entries(quiz ?? {}))
    for (const wrap of wrapsOf(form, field)) {
      setInput(wrap, field, '');
      const label = wrap.querySelector('.wpcf7-quiz-label');
      if (label) label.textContent = pair[0];
      setInput(wrap, QUIZ_ANSWER_PREFIX + field, pair[1]);
    }
}

/** Hidden inputs keep a value across a reset only if it is set as an attribute. */
export function setInput(scope: ParentNode, name: string, value: string): void {
  for (const input of scope.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)) {
    if (input.type === 'hidden') input.setAttribute('value', value);
    input.value = value;
  }
}
