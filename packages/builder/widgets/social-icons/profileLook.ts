import { choice, color, type Field, size } from '../../model/fields/Field.ts';

/** Style fields of icons that link to profiles. */
export const profileLook: readonly Field[] = [
  choice('shape', 'Shape', { rounded: 'Rounded', square: 'Square', circle: 'Circle' }),
  choice(
    'align',
    'Alignment',
    { left: 'Start', center: 'Centre', right: 'End' },
    { group: 'style', isPerDevice: true },
  ),
  size('icon_size', 'Size', { units: ['px', 'em'] }),
  size('icon_spacing', 'Gap', { units: ['px'] }),
  color('icon_primary_color', 'Background colour'),
  color('icon_secondary_color', 'Icons'),
];
