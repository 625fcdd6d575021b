import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const LIST = ' ul.page-numbers';
const NUMBER = ' :is(a, span).page-numbers';
const NOTHING = ' .elementor-posts-nothing-found';

/** The way to the other pages of the list, which is the blog's own. */
export const archivePostsStyle = styleTable(
  word('pagination_align', LIST, 'justify-content', {
    left: 'flex-start',
    center: 'center',
    right: 'flex-end',
    start: 'flex-start',
    end: 'flex-end',
  }),
  typography(NUMBER, 'pagination_typography'),
  color('pagination_color', `${NUMBER}:not(.dots)`),
  color('pagination_hover_color', ' a.page-numbers:not(.dots):hover'),
  color('pagination_active_color', ' span.page-numbers.current:not(.dots)'),
  length('pagination_spacing', LIST, 'gap'),
  length('pagination_spacing_top', LIST, 'margin-block-start'),
  color('nothing_found_color', NOTHING),
  typography(NOTHING, 'nothing_found_typography'),
);
