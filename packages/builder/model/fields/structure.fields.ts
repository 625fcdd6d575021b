import { containerBoxTable, containerTable } from '../styles/tables/containerTable.ts';
import { columnTable, sectionBoxTable, sectionTable } from '../styles/tables/sectionTable.ts';
import { choice, type Field, gap, number, size, toggle } from './Field.ts';
import { box, entrance, names, visibility } from './groups.ts';
import { tableFields } from './tableFields.ts';

const TAGS = {
  '': 'Plain box',
  header: 'Header',
  main: 'Main content',
  section: 'A section',
  article: 'An article',
  aside: 'An aside',
  nav: 'Navigation',
  footer: 'Footer',
} as const;

const containerWritten: readonly Field[] = [
  choice('content_width', 'Content width', { boxed: 'Boxed', full: 'Full width' }),
  size('boxed_width', 'Width of the content', { group: 'content', units: ['px', '%', 'rem'] }),
  choice(
    'flex_direction',
    'Direction',
    {
      column: 'In a column',
      row: 'In a row',
      'column-reverse': 'In a column, reversed',
      'row-reverse': 'In a row, reversed',
    },
    { isPerDevice: true },
  ),
  choice(
    'flex_justify_content',
    'Justify',
    {
      '': 'Start',
      center: 'In the middle',
      'flex-end': 'At the end',
      'space-between': 'Space between',
      'space-around': 'Space around',
      'space-evenly': 'Space evenly',
    },
    { isPerDevice: true },
  ),
  choice(
    'flex_align_items',
    'Align',
    { '': 'Stretched', 'flex-start': 'At the start', center: 'In the middle', 'flex-end': 'At the end' },
    { isPerDevice: true },
  ),
  choice(
    'flex_wrap',
    'When a row is full',
    { '': 'Shrink to fit', wrap: 'Wrap to the next row' },
    { isPerDevice: true },
  ),
  gap('flex_gap', 'Gap', { group: 'content' }),
  size('width', 'Width', { group: 'content' }),
  size('min_height', 'Minimum height', { group: 'content', units: ['px', 'vh', 'rem'] }),
  choice('html_tag', 'HTML element', TAGS, { group: 'advanced' }),
  toggle('stretch_element', 'Stretch to the window', { group: 'advanced' }),
  ...box(''),
  ...entrance('animation'),
  ...visibility(),
  ...names('css_classes'),
];

const sectionWritten: readonly Field[] = [
  choice('layout', 'Content width', { boxed: 'Boxed', full_width: 'Full width' }),
  size('content_width', 'Width of the content', { group: 'content', units: ['px', '%', 'rem'] }),
  choice('gap', 'Space between columns', {
    default: 'Default',
    no: 'None',
    narrow: 'Narrow',
    extended: 'A little more',
    wide: 'Wide',
    wider: 'Widest',
  }),
  choice('height', 'Height', {
    default: 'Fit to content',
    full: 'Full screen',
    'min-height': 'Minimum height',
  }),
  size('custom_height', 'Minimum height', {
    group: 'content',
    units: ['px', 'vh', 'rem'],
    isShown: (settings) => settings.height === 'min-height',
  }),
  choice('html_tag', 'HTML element', TAGS, { group: 'advanced' }),
  toggle('stretch_section', 'Stretch to the window', { group: 'advanced', on: 'section-stretched' }),
  ...box(''),
  ...entrance('animation'),
  ...visibility(),
  ...names('css_classes'),
];

const columnWritten: readonly Field[] = [
  number('_column_size', 'Width in percent', { min: 5, max: 100 }),
  number('_inline_size', 'Exact width in percent', { min: 5, max: 100, step: 0.1 }, { isPerDevice: true }),
  ...box(''),
  ...entrance('animation'),
  ...visibility(),
  ...names('css_classes'),
];

export const containerFields = [
  ...containerWritten,
  ...tableFields([containerBoxTable, containerTable], containerWritten, 'advanced'),
];

export const sectionFields = [
  ...sectionWritten,
  ...tableFields([sectionBoxTable, sectionTable], sectionWritten, 'advanced'),
];

export const columnFields = [...columnWritten, ...tableFields([columnTable], columnWritten, 'advanced')];
