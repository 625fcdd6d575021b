import type { StyleControl } from '../StyleControl.ts';
import { POSITIONS } from './background.ts';
import { MASK_SHAPES } from './maskShapes.ts';
import { length, picture, word } from './plain.ts';

/** A mask for a widget. */
export function mask(): readonly StyleControl[] {
  const on = { _mask_switch: ['yes'] };
  return [
    word(
      '_mask_switch',
      PART,
      {},
      { yes: { 'mask-image': MASK_SHAPES.circle ?? '', ...BASE } },
      {
        isForAllDevices: true,
      },
    ),
    word('_mask_shape', PART, 'mask-image', MASK_SHAPES, { when: on, isForAllDevices: true }),
    picture('_mask_image', PART, 'mask-image', { when: { ...on, _mask_shape: ['custom'] } }),
    word('_mask_size', PART, 'mask-size', ['contain', 'cover'], { when: on }),
    length('_mask_size_scale', PART, 'mask-size', { when: { ...on, _mask_size: ['custom'] } }),
    word('_mask_position', PART, 'mask-position', POSITIONS, { when: on }),
    length(
      '_mask_position_x',
      PART,
      { 'mask-position': '{} {_mask_position_y}' },
      {
        otherwise: '0%',
        uses: { _mask_position_y: { kind: 'length', otherwise: '0%' } },
        when: { ...on, _mask_position: ['custom'] },
      },
    ),
    word('_mask_repeat', PART, 'mask-repeat', REPEATS, { when: on }),
  ];
}

/** The picture itself where the widget is one: its box may be wider. */
const PART = ['.elementor-widget-image img', ':not(.elementor-widget-image) > .elementor-widget-container'];
const BASE = {
  'mask-size': 'contain',
  'mask-position': 'center center',
  'mask-repeat': 'no-repeat',
} as const;
const REPEATS = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'round', 'space'] as const;
