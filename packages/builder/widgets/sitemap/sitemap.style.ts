import { color, length, number, padding, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TITLE = ' .elementor-sitemap-title';
const LIST = ' .elementor-sitemap-list';

export const sitemapStyle = styleTable(
  number('sitemap_columns', ' .elementor-sitemap-wrap', '--p-columns'),
  color('sitemap_title_color', TITLE),
  typography(TITLE, 'sitemap_title_typography'),
  color('sitemap_list_item_color', `${LIST} a`),
  typography(LIST, 'sitemap_list_item_typography'),
  color('sitemap_bullet_color', `${LIST} li::marker`),
  word('sitemap_list_item_bullet_style', `${LIST} ul`, 'list-style-type', [
    'disc',
    'circle',
    'square',
    'none',
  ]),
  length('sitemap_list_indent', LIST, 'margin-inline-start'),
  padding('sitemap_section_padding', ' .elementor-sitemap-section'),
);
