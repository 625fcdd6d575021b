import { choice, number, pictures, size, text, toggle } from '../../editor/fields/Field.ts';

const plays = (settings: Readonly<Record<string, unknown>>): boolean => settings.autoplay === 'yes';

export const imageCarouselFields = [
  pictures('carousel', 'Pictures'),
  text('carousel_name', 'Name for screen readers'),
  number('slides_to_show', 'Pictures at a time', { min: 1, max: 10 }, { isPerDevice: true }),
  number('slides_to_scroll', 'Moves on by', { min: 1, max: 10 }, { isPerDevice: true }),
  choice('navigation', 'Controls', { both: 'Arrows and dots', arrows: 'Arrows', dots: 'Dots', none: 'None' }),
  choice('link_to', 'Leads to', { none: 'Nowhere', file: 'The picture itself' }),
  toggle('infinite', 'Begins again at the end'),
  toggle('autoplay', 'Plays by itself'),
  number('autoplay_speed', 'Stays (milliseconds)', { min: 500, max: 60_000, step: 500 }, { isShown: plays }),
  toggle('pause_on_hover', 'Waits under the pointer', { isShown: plays }),
  toggle('pause_on_interaction', 'Stops once it was touched', { isShown: plays }),
  choice('effect', 'Changes by', { slide: 'Sliding', fade: 'Fading' }),
  number('speed', 'How long a change takes (milliseconds)', { min: 0, max: 5000, step: 50 }),
  toggle('lazyload', 'Loads pictures when they are near'),
  choice('direction', 'Direction', { '': 'As the page', ltr: 'Left to right', rtl: 'Right to left' }),
  toggle('image_stretch', 'Pictures fill their place', { group: 'style' }),
  size('image_spacing_custom', 'Space between', { units: ['px'], max: 100 }),
  choice(
    'offset_sides',
    'Neighbours peek in',
    { none: 'No', left: 'At the start', right: 'At the end', both: 'On both sides' },
    { group: 'style' },
  ),
];
