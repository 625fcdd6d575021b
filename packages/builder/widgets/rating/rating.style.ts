import { color, length, word } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

export const ratingStyle = styleTable(
  word('icon_alignment', '', '--e-rating-justify-content', {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
  }),
  length('icon_size', '', '--e-rating-icon-font-size'),
  length('icon_gap', '', '--e-rating-gap'),
  color('icon_color', '', '--e-rating-icon-marked-color'),
  color('icon_unmarked_color', '', '--e-rating-icon-color'),
);
