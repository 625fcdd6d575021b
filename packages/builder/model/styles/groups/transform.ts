import type { StyleControl } from '../StyleControl.ts';
import { length, number, word } from './plain.ts';

/**
 * Rotation, translation, scale and skew. Each is a variable, and the transform is composed of all of them once, so that a
 * narrower device or a hover can change one without repeating the others.
 */
export function transform(): readonly StyleControl[] {
  return [
    ...states('', ''),
    ...states('_hover', ':hover'),
    number('_transform_transition_hover', '', { transition: 'transform {}ms' }, { isForAllDevices: true }),
    word('motion_fx_transform_x_anchor_point', '', { '--p-origin-x': '{}', ...ORIGIN }, [
      ...['left', 'center', 'right'],
    ]),
    word('motion_fx_transform_y_anchor_point', '', { '--p-origin-y': '{}', ...ORIGIN }, [
      ...['top', 'center', 'bottom'],
    ]),
  ];
}

const ORIGIN = { 'transform-origin': 'var(--p-origin-x,center) var(--p-origin-y,center)' } as const;

function states(tab: '' | '_hover', part: string): readonly StyleControl[] {
  const turns = { when: { [`_transform_rotate_popover${tab}`]: ['*'] } };
  const turns3d = { when: { ...turns.when, [`_transform_rotate_3d${tab}`]: ['*'] } };
  const moves = { when: { [`_transform_translate_popover${tab}`]: ['*'] } };
  const scales = (isEven: boolean): Pick<StyleControl, 'when'> => ({
    when: {
      [`_transform_scale_popover${tab}`]: ['*'],
      [`_transform_keep_proportions${tab}`]: isEven ? ['', 'yes'] : ['no'],
    },
  });
  const slants = { when: { [`_transform_skew_popover${tab}`]: ['*'] } };
  const plain = (
    name: string,
    variable: string,
    unit: string,
    more: Pick<StyleControl, 'when'>,
  ): StyleControl =>
    number(`_transform_${name}${tab}`, part, { [`--p-${variable}`]: `{}${unit}`, ...TRANSFORM }, more);
  const distance = (name: string, variable: string): StyleControl =>
    length(`_transform_${name}${tab}`, part, { [`--p-${variable}`]: '{}', ...TRANSFORM }, moves);
  const flip = (name: string, variable: string): StyleControl =>
    word(`_transform_${name}${tab}`, part, { [`--p-${variable}`]: '-1', ...TRANSFORM }, ['transform'], {
      isForAllDevices: true,
    });
  return [
    plain('rotateZ_effect', 'rotate-z', 'deg', turns),
    plain('rotateX_effect', 'rotate-x', 'deg', turns3d),
    plain('rotateY_effect', 'rotate-y', 'deg', turns3d),
    plain('perspective_effect', 'perspective', 'px', turns3d),
    distance('translateX_effect', 'move-x'),
    distance('translateY_effect', 'move-y'),
    plain('scale_effect', 'scale', '', scales(true)),
    plain('scaleX_effect', 'scale-x', '', {}),
    plain('scaleY_effect', 'scale-y', '', {}),
    plain('skewX_effect', 'skew-x', 'deg', slants),
    plain('skewY_effect', 'skew-y', 'deg', slants),
    flip('flipX_effect', 'flip-x'),
    flip('flipY_effect', 'flip-y'),
  ];
}

const TRANSFORM = {
  transform: [
    'perspective(var(--p-perspective,none))',
    'rotateZ(var(--p-rotate-z,0deg))',
    'rotateX(var(--p-rotate-x,0deg))',
    'rotateY(var(--p-rotate-y,0deg))',
    'translate(var(--p-move-x,0),var(--p-move-y,0))',
    'scale(calc(var(--p-scale-x,var(--p-scale,1))*var(--p-flip-x,1)),calc(var(--p-scale-y,var(--p-scale,1))*var(--p-flip-y,1)))',
    'skewX(var(--p-skew-x,0deg))',
    'skewY(var(--p-skew-y,0deg))',
    // Motion effects move in the directions of what was transformed.
    'var(--p-motion,)',
  ].join(' '),
} as const;
