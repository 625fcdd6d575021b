import './nested-tabs.css';
import { direction } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { announce } from '../../browser/frontend/announce.ts';
import { currentSetting } from '../../browser/frontend/currentSetting.ts';
import { elementSettings } from '../../browser/frontend/elementSettings.ts';
import { listen } from '../../browser/frontend/listen.ts';
import { pageDevice } from '../../browser/frontend/pageDevice.ts';
import {
  ACTIVATE_BY_KEYBOARD_EVENT,
  BACKGROUND_VIDEO_EVENT,
  NESTED_TAB_SHOWN_EVENT,
} from '../../protocol.ts';
import { recordOf } from '../../settings/read.ts';
import { focusTarget } from '../keyboard/focusTarget.ts';
import { announceLayoutChange } from '../motion/announceLayoutChange.ts';
import { dragScroll } from './dragScroll.ts';
import { fitHeading } from './fitHeading.ts';
import { chosenTab, nestedTabsParts } from './nestedTabsParts.ts';
import { refreshSliders } from './refreshSliders.ts';

const TOUCH_DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra'];

/**
 * Tabs whose panels are containers with widgets of their own. Those come alive by themselves, and nothing here is
 * drawn: so this island is written without React.
 */
export function start(element: HTMLElement): Stop {
  const parts = nestedTabsParts(element);
  if (!parts) return () => {};
  const { tabs, heading, titles, titlesOfPanels, panels } = parts;
  const rows = [titles, titlesOfPanels];
  const widgetId = element.dataset.id ?? '';
  const view = element.ownerDocument.defaultView ?? window;
  const settings = (name: string): unknown => currentSetting(view, elementSettings(element), name);
  const leaving = new AbortController();
  const { signal } = leaving;
  let open: number | null = null;

  const show = (wanted: number): void => {
    const index = Math.min(Math.max(0, wanted), panels.length - 1);
    const panel = panels[index];
    if (index === open || !panel) return;
    const isFirst = open === null;
    open = index;
    for (const row of rows)
      row.forEach((title, at) => {
        title.setAttribute('aria-selected', String(at === index));
        title.setAttribute('tabindex', at === index ? '0' : '-1');
        if (titlesOfPanels.length === 0) return;
        // What the sheets and the scripts of older pages look for.
        title.classList.toggle('e-active', at === index);
        title.setAttribute('aria-expanded', String(at === index));
      });
    panels.forEach((other, at) => {
      other.classList.toggle('e-active', at === index);
      // A panel of another product may be hidden by its style; one of ours only by missing the class.
      other.style.display = at === index ? '' : 'none';
    });
    panel.removeAttribute('hidden');
    if (isFirst) return;
    refreshSliders(panel);
    announceLayoutChange(element);
    announce(element, NESTED_TAB_SHOWN_EVENT, panel);
    announce(element, BACKGROUND_VIDEO_EVENT);
  };

  const focus = (row: readonly HTMLElement[], index: number): void => {
    row.forEach((title, at) => {
      title.setAttribute('tabindex', at === index ? '0' : '-1');
    });
    row[index]?.focus();
  };

  const onKey = (event: KeyboardEvent, row: readonly HTMLElement[], index: number): void => {
    const title = row[index];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (title?.localName === 'a') title.click();
      else {
        announce(element, ACTIVATE_BY_KEYBOARD_EVENT, { widgetId, titleIndex: index + 1 });
        // A jQuery that came later than this widget told it to others alone.
        show(index);
      }
      return;
    }
    const target = focusTarget(event, index, {
      count: row.length,
      axis: 'both',
      direction: direction(heading),
    });
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    focus(row, target);
  };

  for (const row of rows)
    row.forEach((title, index) => {
      title.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          show(index);
          keepInSight(title);
        },
        { signal },
      );
      title.addEventListener('keydown', (event) => onKey(event, row, index), { signal });
    });
  for (const panel of panels)
    panel.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.target === panel || open === null) return;
        event.stopPropagation();
        // Of two titles one is hidden, and takes no focus.
        for (const row of rows) row[open]?.focus();
      },
      { signal },
    );

  const settle = (): void => {
    if (signal.aborted) return;
    fitHeading(heading, settings);
    tabs.dataset.touchMode = String(TOUCH_DEVICES.includes(pageDevice(view).current()));
  };
  // The window tells of its new size before the device is known; by the next frame it is.
  view.addEventListener('resize', () => view.requestAnimationFrame(settle), { signal });
  fitHeading(heading, settings);
  tabs.dataset.touchMode = String('ontouchstart' in view);

  const stops = [
    listen(element, ACTIVATE_BY_KEYBOARD_EVENT, (asked) => {
      const { widgetId: whose, titleIndex } = recordOf(asked);
      if (String(whose) === widgetId) show(Number(titleIndex) - 1);
    }),
    listen(element, NESTED_TAB_SHOWN_EVENT, (panel) => {
      if (panel instanceof Element && panel !== panels[open ?? 0]) refreshSliders(panel);
    }),
    dragScroll(heading, settings),
    () => leaving.abort(),
  ];
  show(chosenTab(parts));
  tabs.classList.add('e-activated');
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where titles stand above their panels, closing a long one can carry the chosen title off the screen. */
function keepInSight(title: HTMLElement): void {
  if (title.getBoundingClientRect().top < 0) title.scrollIntoView();
}
