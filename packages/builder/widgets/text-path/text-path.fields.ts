import { choice, color, link, media, size, text, toggle } from '../../model/fields/Field.ts';
import { alignment } from '../../model/fields/groups.ts';

const STYLE = { group: 'style' } as const;

export const textPathFields = [
  text('text', 'Text'),
  choice('path', 'Path', {
    wave: 'A wave',
    arc: 'An arc',
    circle: 'A circle',
    line: 'A line',
    oval: 'An oval',
    spiral: 'A spiral',
    custom: 'Custom SVG',
  }),
  media('custom_path', 'Drawing', {
    help: 'An SVG file. The text follows its first path.',
    isShown: ({ path }) => path === 'custom',
  }),
  link('link', 'Link'),
  choice('text_path_direction', 'Text direction', {
    '': 'Default',
    ltr: 'From left to right',
    rtl: 'From right to left',
  }),
  size('start_point', 'Starting point', { units: ['%'], max: 100, isPerDevice: false }),
  alignment(),
  size('size', 'Width', { units: ['px', '%', 'vw'], max: 800 }),
  size('rotation', 'Rotation', { units: ['deg'], max: 360 }),
  color('text_color_normal', 'Colour'),
  size('text_typography_font_size', 'Text size', { units: ['px', 'rem', 'em'] }),
  toggle('show_path', 'Show path', { ...STYLE, on: '#E8178A', alsoOn: 'yes' }),
  color('stroke_color_normal', 'Path colour', { isShown: ({ show_path }) => Boolean(show_path) }),
];
