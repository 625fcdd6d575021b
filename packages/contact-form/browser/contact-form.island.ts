import './contact-form.css';
import { WRONG_PLACE } from '../wire/public.ts';
import { stop } from './formLife.ts';
import { startRuntime } from './startRuntime.ts';
import { wpcf7 } from './Wpcf7.ts';

export { startRuntime };

/** Starts one form of the page, wherever and whenever it appeared. */
export function start(wrapper: HTMLElement): () => void {
  if (!startRuntime()) return () => {};
  const forms = (): NodeListOf<HTMLFormElement> => wrapper.querySelectorAll(':scope > form');
  const init = (): void => {
    // A form already initialised by Contact Form 7's own script would be sent twice.
    for (const form of forms()) if (!('wpcf7' in form)) wpcf7().init(form);
  };
  init();
  // A script of the page may put another form into the same wrapper.
  const changes = new MutationObserver(init);
  changes.observe(wrapper, { childList: true });
  // The parser has dropped the inner `form` tag by now: its fields would be sent with the outer form.
  if (wrapper.dataset.wpcf7Id && wrapper.closest('form')) wrapper.outerHTML = WRONG_PLACE;
  return () => {
    changes.disconnect();
    forms().forEach(stop);
  };
}
