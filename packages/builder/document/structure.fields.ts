import { choice, type Field, gap, number, size, toggle } from '../editor/fields/Field.ts';
import { box, entrance, names } from '../editor/fields/groups.ts';

const TAGS = {
  '': 'A plain box',
  header: 'The head of the page',
  main: 'The main part',
  section: 'A section',
  article: 'An article',
  aside: 'An aside',
  nav: 'Navigation',
  footer: 'The foot of the page',
} as const;

export const containerFields: readonly Field[] = [
  choice('content_width', 'Content is', { boxed: 'As wide as the site', full: 'As wide as there is room' }),
  size('boxed_width', 'Width of the content', { group: 'content', units: ['px', '%', 'rem'] }),
  choice(
    'flex_direction',
    'Things stand',
    {
      column: 'Below each other',
      row: 'Beside each other',
      'column-reverse': 'Upwards',
      'row-reverse': 'Backwards',
    },
    { isPerDevice: true },
  ),
  choice(
    'flex_justify_content',
    'Spread along',
    {
      '': 'From the start',
      center: 'In the middle',
      'flex-end': 'At the end',
      'space-between': 'From edge to edge',
      'space-around': 'With space around',
      'space-evenly': 'Evenly',
    },
    { isPerDevice: true },
  ),
  choice(
    'flex_align_items',
    'Aligned across',
    { '': 'Stretched', 'flex-start': 'At the start', center: 'In the middle', 'flex-end': 'At the end' },
    { isPerDevice: true },
  ),
  choice(
    'flex_wrap',
    'Too many for a row',
    { '': 'Are squeezed', wrap: 'Go on below' },
    { isPerDevice: true },
  ),
  gap('flex_gap', 'Space between', { group: 'content' }),
  size('width', 'Width', { group: 'content' }),
  size('min_height', 'At least as high as', { group: 'content', units: ['px', 'vh', 'rem'] }),
  choice('html_tag', 'Is', TAGS, { group: 'advanced' }),
  toggle('stretch_element', 'Across the whole screen', { group: 'advanced' }),
  ...box(''),
  ...entrance('animation'),
  ...names('css_classes'),
];

export const sectionFields: readonly Field[] = [
  choice('layout', 'Content is', { boxed: 'As wide as the site', full_width: 'As wide as there is room' }),
  size('content_width', 'Width of the content', { group: 'content', units: ['px', '%', 'rem'] }),
  choice('gap', 'Space between columns', {
    default: 'Usual',
    no: 'None',
    narrow: 'Narrow',
    extended: 'A little more',
    wide: 'Wide',
    wider: 'Widest',
  }),
  choice('height', 'Height', {
    default: 'As its content',
    full: 'The whole screen',
    'min-height': 'At least',
  }),
  size('custom_height', 'At least as high as', {
    group: 'content',
    units: ['px', 'vh', 'rem'],
    isShown: (settings) => settings.height === 'min-height',
  }),
  choice('html_tag', 'Is', TAGS, { group: 'advanced' }),
  toggle('stretch_section', 'Across the whole screen', { group: 'advanced', on: 'section-stretched' }),
  ...box(''),
  ...entrance('animation'),
  ...names('css_classes'),
];

export const columnFields: readonly Field[] = [
  number('_column_size', 'Width in percent', { min: 5, max: 100 }),
  number('_inline_size', 'Exact width in percent', { min: 5, max: 100, step: 0.1 }, { isPerDevice: true }),
  ...box(''),
  ...entrance('animation'),
  ...names('css_classes'),
];
