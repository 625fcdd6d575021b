import './alert.css';
import { prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { SLIDE_MS, SWING_EASING } from '../../wire/public.ts';

/** Lets the visitor dismiss an alert. It is back on the next page: nothing is stored. */
export function start(element: HTMLElement): Stop {
  const button = element.querySelector<HTMLElement>('.elementor-alert > .elementor-alert-dismiss');
  const onClick = (): void => void fadeOut(element);
  button?.addEventListener('click', onClick);
  return () => button?.removeEventListener('click', onClick);
}

async function fadeOut(element: HTMLElement): Promise<void> {
  const view = element.ownerDocument.defaultView ?? window;
  if (!prefersReducedMotion(view))
    await element.animate({ opacity: [1, 0] }, { duration: SLIDE_MS, easing: SWING_EASING }).finished;
  element.style.display = 'none';
}
