import { choice, icon, link, number, pictures, size, text, toggle } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';

const plays = (settings: Readonly<Record<string, unknown>>): boolean =>
  (settings.autoplay ?? 'yes') === 'yes';

export const imageCarouselFields = [
  pictures('carousel', 'Pictures'),
  text('carousel_name', 'Label for screen readers'),
  number('slides_to_show', 'Pictures shown at once', { min: 1, max: 10 }, { isPerDevice: true }),
  number('slides_to_scroll', 'Slides per step', { min: 1, max: 10 }, { isPerDevice: true }),
  choice('navigation', 'Controls', { both: 'Arrows and dots', arrows: 'Arrows', dots: 'Dots', none: 'None' }),
  icon('navigation_previous_icon', 'Previous arrow'),
  icon('navigation_next_icon', 'Next arrow'),
  choice('link_to', 'Link', { none: 'None', file: 'Picture file', custom: 'Custom address' }),
  link('link', 'Address', { isShown: ({ link_to }) => link_to === 'custom' }),
  choice('caption_type', 'Caption', {
    '': 'None',
    title: 'Title',
    caption: 'Caption',
    description: 'Description',
  }),
  ...pictureSize('thumbnail'),
  toggle('infinite', 'Infinite loop', { isOnAtFirst: true }),
  toggle('autoplay', 'Autoplay', { isOnAtFirst: true }),
  number(
    'autoplay_speed',
    'Time per slide (milliseconds)',
    { min: 500, max: 60_000, step: 500 },
    { isShown: plays },
  ),
  toggle('pause_on_hover', 'Pause on hover', { isShown: plays, isOnAtFirst: true }),
  toggle('pause_on_interaction', 'Pause on interaction', { isShown: plays, isOnAtFirst: true }),
  choice('effect', 'Effect', { slide: 'Slide', fade: 'Fade' }),
  number('speed', 'Animation speed (milliseconds)', { min: 0, max: 5000, step: 50 }),
  toggle('lazyload', 'Lazy load'),
  choice('direction', 'Direction', { '': 'Default', ltr: 'Left to right', rtl: 'Right to left' }),
  toggle('image_stretch', 'Stretch pictures', { group: 'style' }),
  size('image_spacing_custom', 'Gap', { units: ['px'], max: 100, turnsOn: { image_spacing: 'custom' } }),
  choice('arrows_position', 'Arrows', { inside: 'Inside', outside: 'Outside' }, { group: 'style' }),
  choice(
    'dots_position',
    'Dots',
    { outside: 'Below the pictures', inside: 'Over the pictures' },
    { group: 'style' },
  ),
  choice(
    'offset_sides',
    'Show part of the next slides',
    { none: 'None', left: 'Start', right: 'End', both: 'Both sides' },
    { group: 'style' },
  ),
];
