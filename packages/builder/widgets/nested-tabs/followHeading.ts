import type { Stop } from '@portico/kernel/islands';
import { recordOf } from '../../model/settings/read.ts';
import { currentSetting } from '../../runtime/frontend/currentSetting.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { listen } from '../../runtime/frontend/listen.ts';
import { pageDevice } from '../../runtime/frontend/pageDevice.ts';
import { ACTIVATE_BY_KEYBOARD_EVENT } from '../../wire/public.ts';
import { dragScroll } from './dragScroll.ts';
import { fitHeading } from './fitHeading.ts';

const TOUCH_DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra'];

/** Keeps the row of titles aligned, makes it draggable, and handles other scripts' requests for a tab. */
export function followHeading(heading: HTMLElement, choose: (index: number) => void): Stop {
  const view = heading.ownerDocument.defaultView ?? window;
  const widget = widgetOf(heading);
  const tabs = heading.parentElement ?? heading;
  const settings = (name: string): unknown => currentSetting(view, elementSettings(widget), name);
  const leaving = new AbortController();
  const { signal } = leaving;

  const settle = (): void => {
    if (signal.aborted) return;
    fitHeading(heading, settings);
    tabs.dataset.touchMode = String(TOUCH_DEVICES.includes(pageDevice(view).current()));
  };
  // On resize the device is not known yet; in the next frame it is.
  view.addEventListener('resize', () => view.requestAnimationFrame(settle), { signal });
  fitHeading(heading, settings);
  tabs.dataset.touchMode = String('ontouchstart' in view);
  tabs.classList.add('e-activated');

  const stops = [
    listen(heading, ACTIVATE_BY_KEYBOARD_EVENT, (asked) => {
      const { widgetId, titleIndex } = recordOf(asked);
      if (String(widgetId) === widget.dataset.id) choose(Number(titleIndex) - 1);
    }),
    dragScroll(heading, settings),
    () => leaving.abort(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The widget that tabs belong to. */
export function widgetOf(part: HTMLElement): HTMLElement {
  return part.closest<HTMLElement>('[data-id]') ?? part;
}
