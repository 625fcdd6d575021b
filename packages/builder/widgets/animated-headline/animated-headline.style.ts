import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const DRAWING = ' .elementor-headline-dynamic-wrapper';

export const animatedHeadlineStyle = styleTable(
  word('alignment', ' .elementor-headline', 'text-align', ['start', 'center', 'end', 'left', 'right']),
  color('title_color', ' .elementor-headline-plain-text'),
  typography(' .elementor-headline', 'title_typography'),
  color('words_color', ' .elementor-headline-dynamic-text'),
  typography(' .elementor-headline-dynamic-text', 'words_typography'),
  word(
    'rounded_edges',
    `${DRAWING} path`,
    {},
    { yes: { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } },
  ),
  word('above_content', `${DRAWING} svg`, {}, { yes: { 'z-index': '2' } }),
  color('marker_color', ' .elementor-headline-dynamic-wrapper path', 'stroke'),
  length('stroke_width', ' .elementor-headline-dynamic-wrapper path', 'stroke-width'),
);
