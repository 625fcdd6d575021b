import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TEXT = ' .elementor-divider__text';
const ICON = ' .elementor-icon';

export const dividerStyle = styleTable(
  word('style', '', '--p-divider-style', ['solid', 'double', 'dotted', 'dashed'], { isForAllDevices: true }),
  length('weight', '', '--p-divider-weight'),
  color('color', '', '--p-divider-color'),
  length('pattern_height', '', '--p-divider-pattern-height'),
  length('pattern_size', '', '--p-divider-pattern-size'),
  length('gap', ' .elementor-divider', 'padding-block'),
  word('align', ' .elementor-divider', 'text-align', ['left', 'center', 'right', 'start', 'end']),
  length('width', ' .elementor-divider-separator', 'inline-size'),
  color('text_color', TEXT),
  typography(TEXT),
  textStroke('text_stroke', TEXT),
  textShadow('text_shadow', TEXT),
  length('text_spacing', ' .elementor-divider-separator', 'gap'),
  word(
    'text_align',
    '',
    {},
    {
      left: { '--p-divider-before': '0' },
      start: { '--p-divider-before': '0' },
      right: { '--p-divider-after': '0' },
      end: { '--p-divider-after': '0' },
    },
  ),
  word(
    'icon_align',
    '',
    {},
    {
      left: { '--p-divider-before': '0' },
      start: { '--p-divider-before': '0' },
      right: { '--p-divider-after': '0' },
      end: { '--p-divider-after': '0' },
    },
  ),
  length('icon_size', ICON, 'font-size'),
  length('icon_padding', ICON, 'padding', { when: { icon_view: ['stacked', 'framed'] } }),
  color('primary_color', `:not(.elementor-view-stacked)${ICON}`, { color: '{}', 'border-color': '{}' }),
  color('primary_color', `.elementor-view-stacked${ICON}`, 'background-color'),
  color('secondary_color', `.elementor-view-framed${ICON}`, 'background-color'),
  color('secondary_color', `.elementor-view-stacked${ICON}`),
  number('rotate', `${ICON} > *`, { transform: 'rotate({}deg)' }),
  length('icon_border_width', ICON, 'border-width', { when: { icon_view: ['framed'] } }),
  length('border_radius', ICON, 'border-radius', { when: { icon_view: ['stacked', 'framed'] } }),
  length('icon_spacing', ' .elementor-divider-separator', 'gap'),
);
