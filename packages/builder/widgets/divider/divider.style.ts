import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { LINE_PATHS } from './patterns.ts';

const SVG =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 24 24%22 preserveAspectRatio=%22none%22%3E%3Cpath fill=%22none%22 stroke=%22%23000%22 stroke-miterlimit=%2210%22 ';
const TEXT = ' .elementor-divider__text';
const ICON = ' .elementor-icon';

const FIRST = { '--p-divider-first': 'none' } as const;
const LAST = { '--p-divider-last': 'none' } as const;

/** No line on the side of the text or the icon. */
function place(what: 'text' | 'icon', look: string): readonly StyleControl[] {
  return [
    word(
      `${what}_align`,
      '',
      {},
      { left: FIRST, start: FIRST, right: LAST, end: LAST },
      { when: { look: [look] } },
    ),
    length(`${what}_spacing`, ' .elementor-divider-separator', 'gap', { when: { look: [look] } }),
  ];
}

export const dividerStyle = styleTable(
  word('style', '', '--p-divider-style', ['solid', 'double', 'dotted', 'dashed'], { isForAllDevices: true }),
  length('weight', '', '--p-divider-weight'),
  color('color', '', '--p-divider-color'),
  drawnLine(),
  length('pattern_height', '', '--p-divider-pattern-height'),
  length('pattern_size', '', '--p-divider-pattern-size'),
  length('gap', ' .elementor-divider', 'padding-block', { cleared: { 'padding-block': '0' } }),
  word('align', ' .elementor-divider', 'text-align', ['left', 'center', 'right', 'start', 'end']),
  length('width', ' .elementor-divider-separator', 'inline-size'),
  color('text_color', TEXT),
  typography(TEXT),
  textStroke('text_stroke', TEXT),
  textShadow('text_shadow', TEXT),
  ...place('text', 'line_text'),
  ...place('icon', 'line_icon'),
  length('icon_size', ICON, 'font-size'),
  length('icon_padding', ICON, 'padding', { when: { icon_view: ['stacked', 'framed'] } }),
  color('primary_color', `:not(.elementor-view-stacked)${ICON}`, { color: '{}', 'border-color': '{}' }),
  color('primary_color', `.elementor-view-stacked${ICON}`, 'background-color'),
  color('secondary_color', `.elementor-view-framed${ICON}`, 'background-color'),
  color('secondary_color', `.elementor-view-stacked${ICON}`),
  number('rotate', `${ICON} > *`, { transform: 'rotate({}deg)' }),
  length('icon_border_width', ICON, 'border-width', { when: { icon_view: ['framed'] } }),
  length('border_radius', ICON, 'border-radius', { when: { icon_view: ['stacked', 'framed'] } }),
);

/** A repeated pattern, with the chosen thickness. */
function drawnLine(): StyleControl {
  return {
    setting: 'style',
    kind: 'word',
    words: LINE_PATHS,
    css: { '--portico-pattern': `url("${SVG}stroke-width=%22{weight}%22 d=%22{}%22/%3E%3C/svg%3E")` },
    uses: { weight: { kind: 'length', otherwise: '1px' } },
  };
}
