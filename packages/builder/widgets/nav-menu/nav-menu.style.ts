import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';
import { POINTERS } from './pointers.ts';

const ITEM = ' .elementor-nav-menu--main .elementor-item';
const POINTED = [`${ITEM}:hover`, `${ITEM}:focus`];
const ACTIVE = `${ITEM}.elementor-item-active`;
const BELOW = ' .elementor-nav-menu--dropdown';
const BELOW_ITEM = `${BELOW} a`;
const BELOW_POINTED = [`${BELOW} a:hover`, `${BELOW} a:focus`];
const BELOW_ACTIVE = `${BELOW} a.elementor-item-active`;
const LINED = `${BELOW} li:not(:last-child)`;
const LINES = ['solid', 'double', 'dotted', 'dashed', 'groove'];
const TOGGLE = ' .elementor-menu-toggle';

const ON_NO_PATCH = {
  when: { pointer: ['', ...POINTERS.filter((pointer) => pointer !== 'background')] },
} as const;
const ON_PATCH = { when: { pointer: ['background'] } } as const;

/** Dividers between the items of a horizontal menu, with Elementor Pro's own variables. */
const DIVIDED = {
  when: { nav_menu_divider: ['yes'], layout: ['', 'horizontal'] },
  isForAllDevices: true,
} as const;

export const navMenuStyle = styleTable(
  typography(ITEM, 'menu_typography'),
  color('color_menu_item', ITEM),
  color('color_menu_item_hover', [...POINTED, ACTIVE], 'color', ON_NO_PATCH),
  color('color_menu_item_hover_pointer_bg', [...POINTED, ACTIVE], 'color', ON_PATCH),
  length('border_radius_menu_item', ITEM, 'border-radius', ON_PATCH),
  color('pointer_color_menu_item_hover', ' .elementor-nav-menu--main', '--pointer-color'),
  color('color_menu_item_active', ACTIVE),
  color('pointer_color_menu_item_active', ' .elementor-nav-menu--main', '--pointer-color-active'),
  length('pointer_width', ' .elementor-nav-menu--main', '--pointer-width'),
  length('padding_horizontal_menu_item', ITEM, 'padding-inline'),
  length('padding_vertical_menu_item', ITEM, 'padding-block'),
  length('menu_space_between', '', '--menu-space'),
  word('nav_menu_divider', '', {}, { yes: { '--e-nav-menu-divider-content': '""' } }, DIVIDED),
  word('nav_menu_divider_style', '', '--e-nav-menu-divider-style', LINES.slice(0, 4), DIVIDED),
  length('nav_menu_divider_weight', '', '--e-nav-menu-divider-width', DIVIDED),
  length('nav_menu_divider_height', '', '--e-nav-menu-divider-height', DIVIDED),
  color('nav_menu_divider_color', '', '--e-nav-menu-divider-color', DIVIDED),
  typography(BELOW_ITEM, 'dropdown_typography'),
  color('color_dropdown_item', [BELOW_ITEM, ' .portico-menu-close', TOGGLE]),
  color('background_color_dropdown_item', [BELOW, ' .portico-menu-panel'], 'background-color'),
  color('color_dropdown_item_hover', [...BELOW_POINTED, BELOW_ACTIVE, `${TOGGLE}:hover`]),
  color('background_color_dropdown_item_hover', [...BELOW_POINTED, BELOW_ACTIVE], 'background-color'),
  color('color_dropdown_item_active', BELOW_ACTIVE),
  color('background_color_dropdown_item_active', BELOW_ACTIVE, 'background-color'),
  word('dropdown_divider_border', LINED, 'border-block-end-style', LINES),
  color('dropdown_divider_color', LINED, 'border-block-end-color'),
  length('dropdown_divider_width', LINED, 'border-block-end-width'),
  border('dropdown_border', ' .sub-menu'),
  radius('dropdown_border_radius', ' .sub-menu'),
  boxShadow('dropdown_box_shadow', ' .sub-menu'),
  length('padding_horizontal_dropdown_item', BELOW_ITEM, 'padding-inline'),
  length('padding_vertical_dropdown_item', BELOW_ITEM, 'padding-block'),
  length('dropdown_top_distance', '', '--p-menu-distance'),
  color('toggle_color', TOGGLE),
  color('toggle_background_color', TOGGLE, 'background-color'),
  color('toggle_color_hover', `${TOGGLE}:hover`),
  color('toggle_background_color_hover', `${TOGGLE}:hover`, 'background-color'),
  length('toggle_border_width', TOGGLE, { 'border-width': '{}', 'border-style': 'solid' }),
  length('toggle_size', TOGGLE, '--toggle-size'),
  length('toggle_border_radius', TOGGLE, 'border-radius'),
);
