import './stretch.css';
import type { Stop } from '@portico/kernel/islands';
import { elementSettings } from '../frontend/elementSettings.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { listenOn } from '../frontend/listen.ts';
import { stretcherOf } from './stretcher.ts';

/** The two pairs of class and setting that enable it, for containers and older sections. */
const PAIRS = [
  { className: 'e-stretched', setting: 'stretch_element', value: 'yes' },
  { className: 'elementor-section-stretched', setting: 'stretch_section', value: 'section-stretched' },
] as const;

/** Keeps an element as wide as the page while its class and its setting ask for it. */
export function start(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  const stretcher = stretcherOf(view);
  const update = (): void => {
    if (asksForIt(element, frontendConfig(view).isEditMode)) stretcher.add(element);
    else stretcher.remove(element);
  };
  // From here on scripts decide; the style sheet's estimate would disturb the measurement.
  element.classList.add('portico-measured');
  const watcher = new view.MutationObserver(update);
  watcher.observe(element, { attributes: true, attributeFilter: ['class', 'data-settings'] });
  const stopListening = listenOn(element, 'sticky:stick sticky:unstick', stretcher.recompute);
  update();
  return () => {
    watcher.disconnect();
    stopListening();
    stretcher.remove(element);
  };
}

/** Themes style the class alone. In an editor either may come first, and the setting decides. */
function asksForIt(element: Element, isEditMode: boolean): boolean {
  const settings = elementSettings(element);
  return PAIRS.some(({ className, setting, value }) => {
    const isSet = settings[setting] === value;
    const hasClass = element.classList.contains(className);
    return isEditMode ? isSet || (hasClass && !(setting in settings)) : isSet && hasClass;
  });
}
