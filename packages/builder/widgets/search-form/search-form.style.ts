import { color, length, radius } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BOX = ' .elementor-search-form__container';
const INPUT = ' .elementor-search-form__input';
const BUTTON = ' .elementor-search-form__submit';

const TOGGLE = ' .nv-search';

export const searchFormStyle = styleTable(
  length('size', INPUT, 'min-block-size'),
  color('input_text_color', [BOX, INPUT]),
  color('input_background_color', BOX, 'background-color'),
  color('input_border_color', BOX, 'border-color'),
  color('input_text_color_focus', [`${BOX}:focus-within`, `${BOX}:focus-within${INPUT}`]),
  color('input_background_color_focus', `${BOX}:focus-within`, 'background-color'),
  color('input_border_color_focus', `${BOX}:focus-within`, 'border-color'),
  length('border_width', BOX, 'border-width'),
  radius('border_radius', BOX),
  typography(INPUT, 'input_typography'),
  color('button_text_color', BUTTON),
  color('button_background_color', BUTTON, 'background-color'),
  color('button_text_color_hover', `${BUTTON}:hover`),
  color('button_background_color_hover', `${BUTTON}:hover`, 'background-color'),
  color('toggle_color', TOGGLE),
  color('toggle_background_color', TOGGLE, 'background-color'),
  color('toggle_color_hover', `${TOGGLE}:hover`),
  color('toggle_background_color_hover', `${TOGGLE}:hover`, 'background-color'),
);
