import { color, length, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TITLE = ' .e-n-menu-title';
const POSITIONS = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' } as const;

export const megaMenuStyle = styleTable(
  word('item_position_horizontal', ' .e-n-menu-heading', { '--p-menu-place': '{}' }, POSITIONS),
  word('item_position_horizontal', ' .e-n-menu-item', {}, { stretch: { 'flex-grow': '1' } }),
  length('menu_item_title_space_between', ' .e-n-menu-heading', 'gap'),
  length('menu_item_title_distance_from_content', '', '--p-menu-distance'),
  typography(TITLE, 'menu_item_title_typography'),
  color('menu_item_title_text_color_normal', TITLE),
  color('menu_item_title_text_color_hover', `${TITLE}:hover`),
  color('menu_item_title_text_color_active', `${TITLE}.e-current`),
  word(
    'content_horizontal_position',
    ' .e-n-menu-content',
    {},
    {
      start: { 'inset-inline': '0 auto' },
      center: { 'inset-inline': '50% auto', transform: 'translateX(-50%)' },
      end: { 'inset-inline': 'auto 0' },
    },
    { when: { content_width: ['fit_to_content'] } },
  ),
);
