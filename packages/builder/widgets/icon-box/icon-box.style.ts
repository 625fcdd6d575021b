import { textShadow, textStroke } from '../../model/styles/groups/frame.ts';
import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { iconControls, ON_BOX } from '../../parts/icon/iconStyle.ts';

const TITLE = ' .elementor-icon-box-title';
const TEXT = ' .elementor-icon-box-description';

/** Position of the icon relative to the text. On phones it is above by default. */
const DIRECTIONS = {
  ...{ 'block-start': 'column', top: 'column', 'block-end': 'column-reverse', bottom: 'column-reverse' },
  ...{ 'inline-start': 'row', left: 'var(--p-from-left,row)' },
  ...{ 'inline-end': 'row-reverse', right: 'var(--p-from-right,row-reverse)' },
} as const;
const BEGINNINGS = {
  ...{ 'block-start': 'center', top: 'center', 'block-end': 'center', bottom: 'center' },
  ...{ 'inline-start': 'start', left: 'left', 'inline-end': 'end', right: 'right' },
} as const;

/** What is said of its height counts where it is beside the text. */
const ACROSS = {
  ...{ 'block-start': 'normal', top: 'normal', 'block-end': 'normal', bottom: 'normal' },
  ...{ 'inline-start': 'var(--p-box-place)', left: 'var(--p-box-place)' },
  ...{ 'inline-end': 'var(--p-box-place)', right: 'var(--p-box-place)' },
} as const;

const HEIGHTS = {
  ...{ top: 'start', middle: 'center', bottom: 'end' },
  ...{ start: 'start', center: 'center', end: 'end' },
} as const;

export const iconBoxStyle = styleTable(
  word('position', '', '--p-box-direction', DIRECTIONS, { phoneCss: { '--p-box-direction-phone': '{}' } }),
  word('position', '', '--p-box-align', BEGINNINGS, { phoneCss: { '--p-box-align-phone': '{}' } }),
  word('position', '', '--p-box-across', ACROSS, { phoneCss: { '--p-box-across-phone': '{}' } }),
  word('text_align', ' .elementor-icon-box-wrapper', 'text-align', [
    ...['start', 'center', 'end', 'left', 'right', 'justify'],
  ]),
  word('content_vertical_alignment', '', '--p-box-place', HEIGHTS, {
    when: { position: ['left', 'right', 'inline-start', 'inline-end'] },
  }),
  length('icon_space', ' .elementor-icon-box-wrapper', 'gap', { cleared: { gap: '0' } }),
  length('title_bottom_space', TITLE, 'margin-block-end'),
  ...iconControls('icon_size', ON_BOX),
  length('hover_icon_colors_transition_duration', ' .elementor-icon', 'transition-duration', {
    isForAllDevices: true,
  }),
  color('title_color', TITLE),
  color('hover_title_color', `:hover${TITLE}`),
  typography(TITLE, 'title_typography'),
  textStroke('text_stroke', TITLE),
  textShadow('title_shadow', TITLE),
  length('hover_title_color_transition_duration', TITLE, 'transition-duration'),
  color('description_color', TEXT),
  typography(TEXT, 'description_typography'),
  textShadow('description_shadow', TEXT),
);
