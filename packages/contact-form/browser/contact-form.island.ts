import './contact-form.css';
import { WRONG_PLACE } from '../protocol.ts';
import { stop } from './init.ts';
import { startRuntime } from './startRuntime.ts';
import { wpcf7 } from './Wpcf7.ts';

/** One form of the page, wherever and whenever it appeared. */
export function start(wrapper: HTMLElement): () => void {
  if (!startRuntime()) return () => {};
  // The browser has dropped the inner form's tag by now: its fields would be sent with the outer form.
  if (wrapper.dataset.wpcf7Id && wrapper.parentElement?.closest('form')) {
    wrapper.outerHTML = WRONG_PLACE;
    return () => {};
  }
  const forms = [...wrapper.querySelectorAll<HTMLFormElement>(':scope > form')];
  for (const form of forms) wpcf7().init(form);
  return () => forms.forEach(stop);
}
