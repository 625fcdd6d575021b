import { textShadow } from '../../model/styles/groups/frame.ts';
import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const STARS_ROW = ' .elementor-star-rating__wrapper';
const STARS = ' .elementor-star-rating';
const TITLE = ' .elementor-star-rating__title';

export const starRatingStyle = styleTable(
  word(
    'align',
    [STARS_ROW],
    {},
    {
      ...Object.fromEntries(
        ['start', 'center', 'end', 'left', 'right'].map((side) => [
          side,
          { 'text-align': side, 'justify-content': side },
        ]),
      ),
      justify: { 'text-align': 'justify', 'justify-content': 'space-between' },
    },
  ),
  color('title_color', TITLE),
  typography(TITLE, 'title_typography'),
  textShadow('title_shadow', TITLE),
  length('title_gap', TITLE, 'margin-inline-end'),
  length('icon_size', STARS, 'font-size'),
  length('icon_space', `${STARS} i:not(:last-of-type)`, 'margin-inline-end'),
  color('stars_color', `${STARS} i::before`),
  color('stars_unmarked_color', `${STARS} i`),
);
