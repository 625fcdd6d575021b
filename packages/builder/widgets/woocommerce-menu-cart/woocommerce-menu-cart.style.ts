import { color } from '../../model/styles/groups/plain.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const ICON = [' .cart-icon-wrapper', ' .portico-part-drawing'];

export const menuCartStyle = styleTable(
  color('toggle_button_icon_color', ICON),
  color('toggle_button_background_color', ICON, 'background-color'),
);
