import './form.css';
import './form-steps.css';
import './form-look.css';
import type { Stop } from '@portico/kernel/islands';
import { safeAddress } from '../../model/settings/link.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { runSteps } from './runSteps.ts';

/** Redirects visitors as set by the author, once their message has arrived. */
export function start(element: HTMLElement): Stop {
  const goOn = (): void => {
    const to = safeAddress(elementSettings(element).redirect_to);
    if (to) window.location.assign(to);
  };
  element.addEventListener('wpcf7mailsent', goOn);
  const stopSteps = runSteps(element);
  return () => {
    element.removeEventListener('wpcf7mailsent', goOn);
    stopSteps();
  };
}
