import type { StyleControl } from '../StyleControl.ts';
import { color, FOUR_SIDES, length, sides, word } from './plain.ts';

type Part = StyleControl['part'];

/** A border. Its width and colour apply once it has a style. */
export function border(group: string, part: Part = ''): readonly StyleControl[] {
  const when = { [`${group}_border`]: ['*'] };
  return [
    word(`${group}_border`, part, 'border-style', BORDERS, { isForAllDevices: true }),
    sides(`${group}_width`, part, { 'border-width': FOUR_SIDES }, { when }),
    color(`${group}_color`, part, 'border-color', { when }),
  ];
}

const BORDERS = ['none', 'solid', 'double', 'dotted', 'dashed', 'groove'] as const;

export function boxShadow(group: string, part: Part = ''): StyleControl {
  const position = `${group}_box_shadow_position`;
  return {
    setting: `${group}_box_shadow`,
    kind: 'box-shadow',
    css: { 'box-shadow': `{} {${position}}` },
    part,
    otherwise: '0px 0px 10px 0px rgba(0,0,0,0.5)',
    uses: {
      [position]: { kind: 'word', words: ['inset'], otherwise: '' },
      [`${group}_box_shadow_type`]: { kind: 'word', words: ['yes'] },
    },
    when: { [`${group}_box_shadow_type`]: ['yes'] },
    isForAllDevices: true,
  };
}

export function textShadow(group = 'text_shadow', part: Part = ''): StyleControl {
  return {
    setting: `${group}_text_shadow`,
    kind: 'text-shadow',
    css: { 'text-shadow': '{}' },
    part,
    otherwise: '0px 0px 10px rgba(0,0,0,0.3)',
    uses: { [`${group}_text_shadow_type`]: { kind: 'word', words: ['yes'] } },
    when: { [`${group}_text_shadow_type`]: ['yes'] },
    isForAllDevices: true,
  };
}

/** The stroke of text. */
export function textStroke(group = 'text_stroke', part: Part = ''): readonly StyleControl[] {
  const when = { [`${group}_text_stroke_type`]: ['yes'] };
  return [
    length(
      `${group}_text_stroke`,
      part,
      { '-webkit-text-stroke-width': '{}', 'stroke-width': '{}' },
      { when },
    ),
    color(
      `${group}_stroke_color`,
      part,
      { '-webkit-text-stroke-color': '{}', stroke: '{}' },
      { otherwise: '#000', uses: { [`${group}_text_stroke_type`]: { kind: 'word', words: ['yes'] } }, when },
    ),
  ];
}

/** Blur, brightness and the like, which are one declaration. */
export function cssFilters(group = 'css_filters', part: Part = ''): StyleControl {
  return {
    setting: `${group}_css_filter`,
    kind: 'word',
    words: { custom: '' },
    css: {
      filter: FILTERS.map(([name, filter, unit]) => `${filter}({${group}_${name}}${unit})`).join(' '),
    },
    part,
    uses: Object.fromEntries(
      FILTERS.map(([name, , , otherwise]) => [`${group}_${name}`, { kind: 'number', otherwise } as const]),
    ),
    isForAllDevices: true,
  };
}

const FILTERS = [
  ['blur', 'blur', 'px', '0'],
  ['brightness', 'brightness', '%', '100'],
  ['contrast', 'contrast', '%', '100'],
  ['saturate', 'saturate', '%', '100'],
  ['hue', 'hue-rotate', 'deg', '0'],
] as const;
