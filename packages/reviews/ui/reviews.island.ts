import './reviews.css';
import type { Stop } from '@portico/kernel/islands';
import { enlivenCards } from '../browser/cards/enlivenCards.ts';
import { listenToClicks } from '../browser/cards/listenToClicks.ts';
import { watchColumns } from '../browser/columns/watchColumns.ts';
import { widgetInstances } from '../browser/globals/ReviewGlobals.ts';
import { mendImages } from '../browser/images/mendImages.ts';
import { createSupply } from '../browser/more/createSupply.ts';
import type { Slider } from '../browser/slider/createSlider.ts';
import { whenShown } from '../browser/slider/whenShown.ts';
import { adoptOptions, CARDS } from './adopt/adoptReviews.ts';
import type { LiveProps, LiveSlider, MountedLive } from './live/mountLive.tsx';

/** Brings a review widget to life, whoever rendered it. Each part is found by the contract's names, or not there. */
export async function start(root: HTMLElement): Promise<Stop> {
  if (root.dataset.exec === 'true') return () => {};
  root.dataset.exec = 'true';
  const options = adoptOptions(root);
  // What a layout does not have is not loaded for it.
  const badge = root.querySelector('.wp-google-badge')
    ? (await import('../browser/badge/createBadge.ts')).createBadge(root)
    : null;
  const sliderCode = root.dataset.layout === 'slider' ? await import('./live/sliderCode.ts') : null;
  const areas = badge ? [root, badge.host] : [root];
  const stops: Stop[] = [];

  let live: Promise<MountedLive> | null = null;
  let slider: LiveSlider | null = null;
  let shown: LiveProps['lightbox'] = null;
  /** React comes when there is something for it to show, and not for a list that is only read. */
  function show(): void {
    const props: LiveProps = { options, slider, lightbox: shown, onPhoto: turnTo };
    live ??= import('./live/mountLive.tsx').then(({ mountLive }) => mountLive(props));
    void live.then((mounted) => mounted.update(props));
  }

  function thumbs(): HTMLImageElement[] {
    return areas.flatMap((area) => [
      ...area.querySelectorAll<HTMLImageElement>('img.rpi-thumb:not([hidden])'),
    ]);
  }

  function openPhoto(thumb: HTMLImageElement): void {
    const all = thumbs();
    for (const [index, one] of all.entries()) one.dataset.idx = String(index);
    const photos = all.map((one) => ({
      src: one.getAttribute('src') ?? '',
      alt: one.alt,
      card: one.closest(CARDS),
    }));
    shown = { photos, index: Math.max(0, all.indexOf(thumb)) };
    show();
  }

  function turnTo(index: number | null): void {
    shown = shown && index !== null ? { ...shown, index } : null;
    show();
  }

  function enliven(cards: Iterable<Element>): void {
    enlivenCards(cards, options, {
      now: Date.now(),
      language: navigator.language,
      loadTables: () => import('../browser/time/languages.ts').then(({ languages }) => languages),
    });
    for (const [index, thumb] of thumbs().entries()) thumb.dataset.idx = String(index);
  }

  const counted = areas.flatMap((area) => [...area.querySelectorAll<HTMLElement>('[data-count]')])[0];
  const holder =
    areas.flatMap((area) => [...area.querySelectorAll(CARDS)])[0]?.parentElement ?? counted ?? root;
  let running: Slider | null = null;
  const supply = createSupply(holder, counted ?? holder, root.dataset.id ?? '', options, {
    fetch: window.fetch.bind(window),
    onCards(cards) {
      enliven(cards);
      running?.grown();
    },
  });

  for (const area of areas) {
    enliven(area.querySelectorAll(CARDS));
    stops.push(mendImages(area));
    // Only older markup keeps addresses for later; newer browsers have a way of their own.
    if (area.querySelector('img[data-src]'))
      stops.push((await import('../browser/images/lazyImages.ts')).lazyImages(area));
    stops.push(listenToClicks(area, { options, supply, holder, openPhoto }));
  }
  const row = root.querySelector<HTMLElement>('.grw-row');
  const scroller = row?.querySelector<HTMLElement>('.grw-reviews');
  const hasCards = row?.querySelector('.grw-review') !== null;
  if (row && hasCards) {
    stops.push(watchColumns(row, options.breakpoints, () => running?.resized()));
    if (sliderCode && scroller)
      stops.push(
        whenShown(row, () => {
          const content = row.querySelector<HTMLElement>('.grw-content') ?? row;
          running = sliderCode.createSlider(
            {
              row,
              scroller,
              content,
              previous: row.querySelector('.grw-prev'),
              next: row.querySelector('.grw-next'),
            },
            options,
            { count: supply.count, reach: sliderCode.reachWith(supply, options) },
          );
          const dotsPlace = options.hideDots ? null : row.querySelector('.rpi-dots');
          slider = { slider: running, dotsPlace, pausePlace: row.querySelector('.rpi-dots-wrap') ?? content };
          show();
        }),
      );
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
    void live?.then((mounted) => mounted.unmount());
    root.dataset.exec = 'false';
  }
  return stop;
}
