import { boxShadow } from '../../model/styles/groups/frame.ts';
import { color, FOUR_SIDES, length, number, radius, sides, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BOX = ' .elementor-search-form__container';
const INPUT = ' .elementor-search-form__input';
const BUTTON = ' .elementor-search-form__submit';

const ICON = ' .elementor-search-form__icon';
const SQUARE = { 'inline-size': '{}', 'block-size': '{}' } as const;
const SIGN = `${BOX} >${ICON}`;
const TOGGLE = ' .nv-search';

export const searchFormStyle = styleTable(
  length('size', [BOX, INPUT, BUTTON], 'min-block-size'),
  length('size', INPUT, { 'padding-inline': 'calc({} / 3)' }),
  length('size', BUTTON, 'min-inline-size'),
  length('size', SIGN, { 'margin-inline-start': 'calc({} / 3)' }),
  number(
    'button_width',
    BUTTON,
    { 'min-inline-size': 'calc({} * {size})' },
    { uses: { size: { kind: 'length', otherwise: '50px' } } },
  ),
  length('icon_size', `${BUTTON}${ICON}`, 'font-size'),
  length('icon_size_minimal', SIGN, 'font-size'),
  color('input_text_color', [BOX, INPUT]),
  color('input_background_color', BOX, 'background-color'),
  color('input_border_color', BOX, 'border-color'),
  color('input_text_color_focus', [`${BOX}:focus-within`, `${BOX}:focus-within${INPUT}`]),
  color('input_background_color_focus', `${BOX}:focus-within`, 'background-color'),
  color('input_border_color_focus', `${BOX}:focus-within`, 'border-color'),
  boxShadow('input_box_shadow', BOX),
  boxShadow('input_box_shadow_focus', `${BOX}:focus-within`),
  length('border_width', BOX, 'border-width'),
  sides('button_border_width', BOX, { 'border-width': FOUR_SIDES }),
  length('border_radius', BOX, 'border-radius'),
  radius('border_radius', BOX),
  typography(INPUT, 'input_typography'),
  typography(BUTTON, 'button_typography'),
  color('button_text_color', BUTTON),
  color('button_background_color', BUTTON, 'background-color'),
  color('button_text_color_hover', `${BUTTON}:hover`),
  color('button_background_color_hover', `${BUTTON}:hover`, 'background-color'),
  length('toggle_size', TOGGLE, SQUARE),
  number(
    'toggle_icon_size',
    `${TOGGLE} svg`,
    {
      'inline-size': 'calc({} / 100 * {toggle_size})',
      'block-size': 'calc({} / 100 * {toggle_size})',
    },
    { uses: { toggle_size: { kind: 'length', otherwise: '33px' } }, when: { skin: ['full_screen'] } },
  ),
  word(
    'toggle_align',
    ' .elementor-widget-container',
    { display: 'flex', 'justify-content': '{}' },
    { ...{ left: 'start', start: 'start', center: 'center', right: 'end', end: 'end' } },
    { when: { skin: ['full_screen'] } },
  ),
  color('overlay_background_color', ' .nv-search-icon-component .nv-nav-search', 'background-color', {
    when: { skin: ['full_screen'] },
  }),
  length('toggle_border_width', TOGGLE, { 'border-width': '{}', 'border-style': 'solid' }),
  length('toggle_border_radius', TOGGLE, 'border-radius'),
  color('toggle_color', TOGGLE),
  color('toggle_background_color', TOGGLE, 'background-color'),
  color('toggle_color_hover', `${TOGGLE}:hover`),
  color('toggle_background_color_hover', `${TOGGLE}:hover`, 'background-color'),
);
