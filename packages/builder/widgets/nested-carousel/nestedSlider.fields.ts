import { choice, type Field, number, text, toggle } from '../../model/fields/Field.ts';

/** Settings of a carousel with any content. */
export const nestedSliderFields: readonly Field[] = [
  number('slides_to_show', 'Slides shown at once', { min: 1, max: 10 }, { isPerDevice: true }),
  number('slides_to_scroll', 'Slides per step', { min: 1, max: 10 }, { isPerDevice: true }),
  toggle('arrows', 'Arrows', { isOnAtFirst: true }),
  choice('pagination', 'Dots', {
    bullets: 'Dots',
    fraction: 'Numbers',
    progressbar: 'Bar',
    none: 'None',
  }),
  toggle('infinite', 'Infinite loop', { isOnAtFirst: true }),
  toggle('autoplay', 'Autoplay', { isOnAtFirst: true }),
  number('autoplay_speed', 'Autoplay speed (milliseconds)', { min: 500, max: 60_000, step: 500 }),
  text('carousel_name', 'Label for screen readers'),
];
