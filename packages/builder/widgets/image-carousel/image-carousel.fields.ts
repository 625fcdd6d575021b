import { choice, icon, link, number, pictures, size, text, toggle } from '../../model/fields/Field.ts';
import { pictureSize } from '../../model/fields/groups.ts';

const plays = (settings: Readonly<Record<string, unknown>>): boolean =>
  (settings.autoplay ?? 'yes') === 'yes';

export const imageCarouselFields = [
  pictures('carousel', 'Pictures'),
  text('carousel_name', 'Label for screen readers'),
  number('slides_to_show', 'Pictures at a time', { min: 1, max: 10 }, { isPerDevice: true }),
  number('slides_to_scroll', 'Slides per step', { min: 1, max: 10 }, { isPerDevice: true }),
  choice('navigation', 'Controls', { both: 'Arrows and dots', arrows: 'Arrows', dots: 'Dots', none: 'None' }),
  icon('navigation_previous_icon', 'Arrow back'),
  icon('navigation_next_icon', 'Arrow onwards'),
  choice('link_to', 'Link', { none: 'None', file: 'The picture itself', custom: 'Another address' }),
  link('link', 'Its address', { isShown: ({ link_to }) => link_to === 'custom' }),
  choice('caption_type', 'Words below', {
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
  toggle('pause_on_hover', 'Pauses on hover', { isShown: plays, isOnAtFirst: true }),
  toggle('pause_on_interaction', 'Stops after interaction', { isShown: plays, isOnAtFirst: true }),
  choice('effect', 'Effect', { slide: 'Slide', fade: 'Fade' }),
  number('speed', 'How long a change takes (milliseconds)', { min: 0, max: 5000, step: 50 }),
  toggle('lazyload', 'Lazy load'),
  choice('direction', 'Direction', { '': 'Default', ltr: 'Left to right', rtl: 'Right to left' }),
  toggle('image_stretch', 'Pictures fill their place', { group: 'style' }),
  size('image_spacing_custom', 'Gap', { units: ['px'], max: 100, turnsOn: { image_spacing: 'custom' } }),
  choice(
    'arrows_position',
    'Arrows',
    { inside: 'Over the pictures', outside: 'Beside them' },
    { group: 'style' },
  ),
  choice('dots_position', 'Dots', { outside: 'Below the pictures', inside: 'Over them' }, { group: 'style' }),
  choice(
    'offset_sides',
    'Show part of the neighbours',
    { none: 'No', left: 'At the start', right: 'At the end', both: 'On both sides' },
    { group: 'style' },
  ),
];
