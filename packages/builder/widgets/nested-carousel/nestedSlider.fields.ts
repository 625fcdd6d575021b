import { choice, type Field, number, text, toggle } from '../../model/fields/Field.ts';

/** How a row of anything moves. */
export const nestedSliderFields: readonly Field[] = [
  number('slides_to_show', 'At a time', { min: 1, max: 10 }, { isPerDevice: true }),
  number('slides_to_scroll', 'Moves by', { min: 1, max: 10 }, { isPerDevice: true }),
  toggle('arrows', 'Arrows', { isOnAtFirst: true }),
  choice('pagination', 'Dots', {
    bullets: 'Dots',
    fraction: 'Numbers',
    progressbar: 'Bar',
    none: 'None',
  }),
  toggle('infinite', 'Begins again after the last', { isOnAtFirst: true }),
  toggle('autoplay', 'Moves by itself', { isOnAtFirst: true }),
  number('autoplay_speed', 'Milliseconds for each', { min: 500, max: 60_000, step: 500 }),
  text('carousel_name', 'Name for readers'),
];
