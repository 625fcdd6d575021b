import type { Supply } from '../../browser/more/Supply.ts';
import { createSlider, type Slider } from '../../browser/slider/createSlider.ts';
import { reachWith } from '../../browser/slider/reachWith.ts';
import type { ReviewOptions } from '../../wire/public.ts';
import { mountControls } from './mountControls.tsx';

export type StartSlider = (row: HTMLElement, scroller: HTMLElement, supply: Supply) => Slider;

/** Fewer cards than this are no problem for any browser, and a picture of the whole page has all of them. */
const MANY_CARDS = 60;

/**
 * What only a slider needs, in one chunk: its movement, and its controls mounted into the row's placeholders. Hardly any page
 * uses the wheel, so that is a separate chunk.
 */
export async function prepareSlider(options: ReviewOptions): Promise<StartSlider> {
  const wheel = options.wheelScroll ? await import('../../browser/slider/listenToWheel.ts') : null;
  return (row, scroller, supply) => {
    const content = row.querySelector<HTMLElement>('.grw-content') ?? row;
    const slider = createSlider(
      { row, scroller, previous: row.querySelector('.grw-prev'), next: row.querySelector('.grw-next') },
      options,
      { count: supply.count, reach: reachWith(supply, options) },
    );
    const resting =
      supply.count() < MANY_CARDS
        ? null
        : import('../../browser/slider/restFarCards.ts').then(({ restFarCards }) => restFarCards(scroller));
    const stopWheel = wheel?.listenToWheel(content, slider.turned);
    const removeControls = mountControls({
      slider,
      options,
      dotsPlace: options.hideDots ? null : row.querySelector('.rpi-dots'),
      pausePlace: row.querySelector('.rpi-dots-wrap') ?? content,
    });
    return {
      ...slider,
      stop() {
        slider.stop();
        stopWheel?.();
        void resting?.then((stop) => stop());
        removeControls();
      },
    };
  };
}
