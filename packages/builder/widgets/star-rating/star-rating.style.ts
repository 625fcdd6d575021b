import { textShadow } from '../../model/styles/groups/frame.ts';
import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const STARS = ' .elementor-star-rating';
const TITLE = ' .elementor-star-rating__title';

export const starRatingStyle = styleTable(
  word('align', '', 'text-align', ['start', 'center', 'end', 'left', 'right', 'justify']),
  color('title_color', TITLE),
  typography(TITLE, 'title_typography'),
  textShadow('title_shadow', TITLE),
  length('title_gap', TITLE, 'margin-inline-end'),
  length('icon_size', STARS, 'font-size'),
  length('icon_space', `${STARS} i:not(:last-of-type)`, 'margin-inline-end'),
  color('stars_color', `${STARS} i::before`),
  color('stars_unmarked_color', `${STARS} i`),
);
