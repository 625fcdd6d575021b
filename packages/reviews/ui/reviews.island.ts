import './reviews.css';
import type { Stop } from '@portico/kernel/islands';
import { listenToClicks } from '../browser/cards/listenToClicks.ts';
import { prepareCards } from '../browser/cards/prepareCards.ts';
import { watchColumns } from '../browser/columns/watchColumns.ts';
import { widgetInstances } from '../browser/globals/ReviewGlobals.ts';
import { setGlobals } from '../browser/globals/setGlobals.ts';
import { mendImages } from '../browser/images/mendImages.ts';
import { createSupply } from '../browser/more/createSupply.ts';
import type { Slider } from '../browser/slider/createSlider.ts';
import { whenShown } from '../browser/slider/whenShown.ts';
import { adoptOptions, CARDS } from './adoptOptions.ts';
import type { MountedLightbox } from './live/mountLightbox.tsx';

/** Starts a review widget, whoever rendered it. Each part is found by the contract's names, or is absent. */
export async function start(root: HTMLElement): Promise<Stop> {
  if (root.dataset.exec === 'true') return () => {};
  root.dataset.exec = 'true';
  setGlobals(window, (other) => void start(other));
  const options = adoptOptions(root);
  // Code for parts that a layout lacks is not loaded.
  const badge = root.querySelector('.wp-google-badge,.rpi-badge-cnt')
    ? (await import('../browser/badge/startBadge.ts')).startBadge(root, {
        options,
        onCards: (host) => void activate([host]),
      })
    : null;
  const startSlider =
    root.dataset.layout === 'slider'
      ? await import('./live/prepareSlider.ts').then(({ prepareSlider }) => prepareSlider(options))
      : null;
  const areas = badge ? [root, badge.host] : [root];
  const stops: Stop[] = [];

  let lightbox: Promise<MountedLightbox> | null = null;

  const inAreas = <Found extends Element>(selector: string): Found[] =>
    areas.flatMap((area) => [...area.querySelectorAll<Found>(selector)]);

  function numberThumbs(): HTMLImageElement[] {
    const all = inAreas<HTMLImageElement>('img.rpi-thumb');
    all.forEach((thumb, index) => {
      thumb.dataset.idx = String(index);
    });
    return all;
  }

  /** Loaded on demand: most visitors never open a photo. */
  function openPhoto(thumb: HTMLImageElement): void {
    lightbox ??= import('./live/mountLightbox.tsx').then(({ mountLightbox }) => mountLightbox(options));
    void lightbox.then((mounted) => mounted.open(numberThumbs(), thumb));
  }

  function activate(cards: Iterable<Element>): Promise<void> {
    numberThumbs();
    return prepareCards(cards, options, {
      now: Date.now(),
      language: navigator.language,
      loadTables: () => import('../browser/time/tableFor.ts').then(({ tableFor }) => tableFor),
    });
  }

  const [counted] = inAreas<HTMLElement>('[data-count]');
  const holder = inAreas(CARDS)[0]?.parentElement ?? counted ?? root;
  let running: Slider | null = null;
  const place = { holder, counted: counted ?? holder, feedId: root.dataset.id ?? '', options };
  const supply = createSupply(place, {
    fetch: window.fetch.bind(window),
    onCards(cards) {
      void activate(cards);
      running?.grown();
    },
  });

  // Reads sizes before writing: the other order would force a layout in between.
  const row = root.querySelector<HTMLElement>('.grw-row');
  const scroller = row?.querySelector<HTMLElement>('.grw-reviews');
  if (row?.querySelector('.grw-review')) {
    stops.push(watchColumns(row, options.breakpoints, () => running?.resized()));
    if (startSlider && scroller)
      stops.push(
        whenShown(row, () => {
          running = startSlider(row, scroller, supply);
        }),
      );
  }
  for (const area of areas) {
    await activate([area]);
    stops.push(mendImages(area));
    // Only older markup defers URLs; newer browsers lazy-load natively.
    if (area.querySelector('img[data-src]'))
      stops.push((await import('../browser/images/lazyImages.ts')).lazyImages(area));
    stops.push(listenToClicks(area, { options, supply, holder, openPhoto }));
  }
  const instances = widgetInstances(window);
  const instance = { root, destroy: stop };
  instances.push(instance);

  function stop(): void {
    const place = instances.indexOf(instance);
    if (place < 0) return;
    instances.splice(place, 1);
    running?.stop();
    for (const stopOne of stops) stopOne();
    badge?.stop();
    void lightbox?.then((mounted) => mounted.unmount());
    root.dataset.exec = 'false';
  }
  return stop;
}
