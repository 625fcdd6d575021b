import './contact-form.css';
import { WRONG_PLACE } from '../wire/formMarkup.ts';
import { stop } from './formLife.ts';
import { startRuntime } from './startRuntime.ts';
import { wpcf7 } from './Wpcf7.ts';

/** One form of the page, wherever and whenever it appeared. */
export function start(wrapper: HTMLElement): () => void {
  if (!startRuntime()) return () => {};
  const forms = wrapper.querySelectorAll<HTMLFormElement>(':scope > form');
  // One that Contact Form 7's own script was quicker with would be sent twice, by it and by us.
  for (const form of forms) if (!('wpcf7' in form)) wpcf7().init(form);
  // The browser has dropped the inner form's tag by now: its fields would be sent with the outer form.
  if (wrapper.dataset.wpcf7Id && wrapper.parentElement?.closest('form')) wrapper.outerHTML = WRONG_PLACE;
  return () => forms.forEach(stop);
}
