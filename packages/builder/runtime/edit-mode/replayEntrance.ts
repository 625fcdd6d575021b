import type { Stop } from '@portico/kernel/islands';
import type { Settings } from '../../model/settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { pageDevice } from '../frontend/pageDevice.ts';
import { NO_ANIMATION } from '../motion/animationName.ts';
import { entrance } from '../motion/entrance.ts';

/** Replays an element's entrance animation after its author has changed it. */
export function replayEntrance(element: HTMLElement, settings: Settings): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  const plan = entrance(settings, pageDevice(view).current(), frontendConfig(view).breakpoints);
  if (!plan || plan.name === NO_ANIMATION) return () => {};
  const classes = ['animated', plan.name];
  const rest = (): void => element.classList.remove(...classes);
  const enter = (): void => {
    // The style sheet animates unhandled elements by itself, and would win.
    element.classList.remove('elementor-invisible');
    element.classList.add(...classes);
    element.addEventListener('animationend', rest, { once: true });
  };
  rest();
  const timer = view.setTimeout(enter, plan.delayMs);
  return () => {
    view.clearTimeout(timer);
    element.removeEventListener('animationend', rest);
    rest();
  };
}

/** The settings about the entrance: while unchanged, there is nothing to replay. */
export function entranceSettings(settings: Settings): string {
  return JSON.stringify(Object.entries(settings).filter(([name]) => /^_?animation/.test(name)));
}
