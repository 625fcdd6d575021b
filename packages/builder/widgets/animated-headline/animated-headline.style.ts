import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const animatedHeadlineStyle = styleTable(
  word('alignment', ' .elementor-headline', 'text-align', ['start', 'center', 'end', 'left', 'right']),
  color('title_color', ' .elementor-headline-plain-text'),
  typography(' .elementor-headline', 'title_typography'),
  color('words_color', ' .elementor-headline-dynamic-text'),
  typography(' .elementor-headline-dynamic-text', 'words_typography'),
  color('marker_color', ' .elementor-headline-dynamic-wrapper path', 'stroke'),
  length('stroke_width', ' .elementor-headline-dynamic-wrapper path', 'stroke-width'),
);
