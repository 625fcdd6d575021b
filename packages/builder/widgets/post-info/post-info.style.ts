import { color, length } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { iconListTable } from '../icon-list/icon-list.style.ts';

/** An icon list, with links in its text. */
export const postInfoStyle = styleTable(
  iconListTable('inline').controls.filter(({ setting }) => setting !== 'text_indent'),
  // In place of the room before the words, and not besides it.
  length('text_indent', ' .elementor-icon-list-text', 'padding-inline-start'),
  color('text_color', ' .elementor-icon-list-text a'),
);

export const postInfoRowStyle = styleTable(
  length('avatar_size', ' .elementor-icon-list-icon', '--p-avatar', { when: { show_avatar: ['yes'] } }),
);
