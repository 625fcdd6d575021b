import type { Stop } from '@portico/kernel/islands';
import { start as startSlideshow } from '../../runtime/backgrounds/background-slideshow.island.ts';
import { start as startVideo } from '../../runtime/backgrounds/background-video.island.ts';
import { press, showItem, shownItem } from '../../runtime/edit-mode/showItem.ts';
import { start as startStretch } from '../../runtime/stretch/stretch.island.ts';
import { widgets } from '../../widgets/index.ts';
import { SKIN } from '../../wire/public.ts';

/** All behaviour of an element that is not in its view. */
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

/** Items stay open while their widget is edited; only a newly opened page starts with the first. */
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

/** For visitors a toggle is closed; in the editor its first item is open, as in Elementor. */
function openFirst(toggle: HTMLElement): Stop {
  const title = toggle.querySelector<HTMLElement>('.elementor-tab-title');
  if (title && !('wasOpened' in toggle.dataset)) {
    toggle.dataset.wasOpened = '';
    press(title);
  }
  return () => {};
}

/** What starts asynchronously is stopped once it has started. */
function stoppable(start: WidgetCode['start']): (element: HTMLElement) => Stop {
  return (element) => {
    const started = start(element);
    return typeof started === 'function' ? started : () => void started.then((stop) => stop());
  };
}

/** The widgets' code, by path. */
const CODE = import.meta.glob<WidgetCode>('../../widgets/*/*.island.ts', { eager: true });

interface WidgetCode {
  start(element: HTMLElement): Stop | Promise<Stop>;
}

const HANDLERS: readonly { readonly selector: string; start(element: HTMLElement): Stop }[] = [
  ...[...widgets].flatMap(([name, { type, editor }]) => {
    const code = CODE[`../../widgets/${name}/${name}.island.ts`];
    if (!editor.canvas || !code) return [];
    const { has, keepsItem } = editor.canvas;
    return [
      {
        selector: `[data-widget_type="${type}.${SKIN}"]${has ? `:has(${has})` : ''}`,
        start: keepsItem ? keepingItem(stoppable(code.start)) : stoppable(code.start),
      },
    ];
  }),
  { selector: '.elementor-widget-toggle', start: openFirst },
  { selector: '.e-stretched, .elementor-section-stretched', start: startStretch },
  { selector: '[data-settings*="background_slideshow_gallery"]', start: startSlideshow },
  { selector: '.elementor-background-video-container', start: stoppable(startVideo) },
];
