import { textShadow } from '../../model/styles/groups/frame.ts';
import { color, length, number, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TITLE = ' .elementor-title';
const BAR = ' .elementor-progress-bar';
/** A percentage alone keeps its own font. Words that were never set are Elementor's. */
const WORDED = `${BAR}:where(:not(:has(> .elementor-progress-text:empty)))`;
const TRACK = ' .elementor-progress-wrapper';

export const progressStyle = styleTable(
  number('percent', BAR, { '--p-progress': 'clamp(0%,{}%,100%)' }),
  color('bar_color', BAR, 'background-color'),
  color('bar_bg_color', TRACK, 'background-color'),
  length('bar_border_radius', TRACK, { 'border-radius': '{}', overflow: 'hidden' }),
  color('bar_inline_color', WORDED),
  typography(WORDED, 'bar_inner_typography'),
  // After the font, because its line height is that of the bar.
  length('bar_height', BAR, { 'block-size': '{}', 'line-height': '{}' }),
  textShadow('bar_inner_shadow', WORDED),
  color('title_color', TITLE),
  typography(TITLE),
  textShadow('title_shadow', TITLE),
  word('title_display', TITLE, 'display', { none: 'none' }),
);
