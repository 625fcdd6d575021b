import { containerBoxTable, containerTable } from '../styles/tables/containerTable.ts';
import { columnTable, sectionBoxTable, sectionTable } from '../styles/tables/sectionTable.ts';
import { choice, type Field, gap, number, size, toggle } from './Field.ts';
import { box, entrance, names, visibility } from './groups.ts';
import { tableFields } from './tableFields.ts';

const TAGS = {
  '': 'Plain box',
  header: 'Header',
  main: 'Main content',
  section: 'Section',
  article: 'Article',
  aside: 'Aside',
  nav: 'Navigation',
  footer: 'Footer',
} as const;

const containerWritten: readonly Field[] = [
  choice('content_width', 'Content width', { boxed: 'Boxed', full: 'Full width' }),
  size('boxed_width', 'Maximum content width', { group: 'content', units: ['px', '%', 'rem'] }),
  choice(
    'flex_direction',
    'Direction',
    {
      column: 'Column',
      row: 'Row',
      'column-reverse': 'Column, reversed',
      'row-reverse': 'Row, reversed',
    },
    { isPerDevice: true },
  ),
  choice(
    'flex_justify_content',
    'Justify',
    {
      '': 'Start',
      center: 'Centre',
      'flex-end': 'End',
      'space-between': 'Space between',
      'space-around': 'Space around',
      'space-evenly': 'Space evenly',
    },
    { isPerDevice: true },
  ),
  choice(
    'flex_align_items',
    'Align',
    { '': 'Stretch', 'flex-start': 'Start', center: 'Centre', 'flex-end': 'End' },
    { isPerDevice: true },
  ),
  choice(
    'flex_wrap',
    'Wrapping',
    { '': 'Shrink to fit', wrap: 'Wrap to the next row' },
    { isPerDevice: true },
  ),
  gap('flex_gap', 'Gap', { group: 'content' }),
  size('width', 'Width', { group: 'content' }),
  size('min_height', 'Minimum height', { group: 'content', units: ['px', 'vh', 'rem'] }),
  choice('html_tag', 'HTML element', TAGS, { group: 'advanced' }),
  toggle('stretch_element', 'Stretch to full width', { group: 'advanced' }),
  ...box(''),
  ...entrance('animation'),
  ...visibility(),
  ...names('css_classes'),
];

const sectionWritten: readonly Field[] = [
  choice('layout', 'Content width', { boxed: 'Boxed', full_width: 'Full width' }),
  size('content_width', 'Maximum content width', { group: 'content', units: ['px', '%', 'rem'] }),
  choice('gap', 'Column gap', {
    default: 'Default',
    no: 'None',
    narrow: 'Narrow',
    extended: 'Extended',
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
  toggle('stretch_section', 'Stretch to full width', { group: 'advanced', on: 'section-stretched' }),
  ...box(''),
  ...entrance('animation'),
  ...visibility(),
  ...names('css_classes'),
];

const columnWritten: readonly Field[] = [
  number('_column_size', 'Width (%)', { min: 5, max: 100 }),
  number('_inline_size', 'Exact width (%)', { min: 5, max: 100, step: 0.1 }, { isPerDevice: true }),
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
