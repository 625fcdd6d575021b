import { color } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { postsControls } from '../posts/posts.style.ts';
import { ARCHIVE } from './asPosts.ts';

const NOTHING = ' .elementor-posts-nothing-found';

export const archivePostsStyle = styleTable(
  postsControls({ prefix: ARCHIVE, paging: 'numbers' }),
  color('nothing_found_color', NOTHING),
  typography(NOTHING, 'nothing_found_typography'),
);
