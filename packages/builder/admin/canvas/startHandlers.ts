import type { Stop } from '@portico/kernel/islands';
import { start as startSlideshow } from '../../browser/backgrounds/background-slideshow.island.ts';
import { start as startFilm } from '../../browser/backgrounds/background-video.island.ts';
import { showItem, shownItem } from '../../browser/edit-mode/showItem.ts';
import { start as startStretch } from '../../browser/stretch/stretch.island.ts';
import { start as startCounter } from '../../ui/counter/counter.island.ts';
import { start as startNestedAccordion } from '../../ui/nested-accordion/nested-accordion.island.ts';
import { start as startNestedTabs } from '../../ui/nested-tabs/nested-tabs.island.ts';
import { start as startProgress } from '../../ui/progress/progress.island.ts';

/** Everything that a page does with an element of itself and that is not in the element's view. */
export function startHandlers(element: HTMLElement): Stop {
  const stops = HANDLERS.flatMap(({ selector, start }) => {
    const target = element.matches(selector)
      ? element
      : element.querySelector<HTMLElement>(`:scope > ${selector}`);
    return target ? [start(target)] : [];
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Items stay open while their widget is changed; only a page that is opened begins with the first. */
function keepingItem(start: (element: HTMLElement) => Stop): (element: HTMLElement) => Stop {
  return (element) => {
    const shown = element.dataset.shownItem;
    const stop = start(element);
    if (shown) showItem(element, Number(shown));
    return () => {
      element.dataset.shownItem = String(shownItem(element));
      stop();
    };
  };
}

function later(start: (element: HTMLElement) => Promise<Stop>): (element: HTMLElement) => Stop {
  return (element) => {
    const started = start(element);
    return () => void started.then((stop) => stop());
  };
}

const HANDLERS: readonly { readonly selector: string; start(element: HTMLElement): Stop }[] = [
  {
    selector: '[data-widget_type="nested-tabs.default"]:has(.e-n-tab-title)',
    start: keepingItem(startNestedTabs),
  },
  {
    selector: '[data-widget_type="nested-accordion.default"]:has(.e-n-accordion-item)',
    start: keepingItem(startNestedAccordion),
  },
  { selector: '[data-widget_type="counter.default"]', start: startCounter },
  { selector: '[data-widget_type="progress.default"]', start: startProgress },
  { selector: '.e-stretched, .elementor-section-stretched', start: startStretch },
  { selector: '[data-settings*="background_slideshow_gallery"]', start: startSlideshow },
  { selector: '.elementor-background-video-container', start: later(startFilm) },
];
