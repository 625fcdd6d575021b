import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow, textShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const TITLE = ' .e-n-menu-title';
const STATES = { normal: TITLE, hover: `${TITLE}:hover:not(.e-current)`, active: `${TITLE}.e-current` };
const ICON = ' .e-n-menu-icon';
const CARET = ' .e-n-menu-dropdown-icon';
const TOGGLE = ' .elementor-menu-toggle';
const PANEL = ' .portico-menu-panel:popover-open';
const BOX = ' .e-n-menu-content > .e-con';
const POSITIONS = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' } as const;
const SPREAD = { ...POSITIONS, stretch: 'space-between' } as const;
const DIVIDED = { when: { menu_divider: ['yes'], item_layout: ['', 'horizontal'] } };
const BETWEEN = ' .e-n-menu-item:not(:last-child) > .e-n-menu-title::after';
const PAINT = { color: '{}', fill: '{}' } as const;

export const megaMenuStyle = styleTable(
  word('item_position_horizontal', ' .e-n-menu-heading', { '--p-menu-place': '{}' }, SPREAD),
  word('item_position_dropdown', `${PANEL}${TITLE}`, 'justify-content', POSITIONS),
  length('menu_item_title_space_between', ' .e-n-menu-heading', { gap: '{}', '--p-menu-gap': '{}' }),
  length('menu_item_title_distance_from_content', '', '--p-menu-distance'),
  typography(TITLE, 'menu_item_title_typography'),
  titleState('normal', ''),
  titleState('hover', '_hover'),
  titleState('active', '_active'),
  length('menu_item_title_transition_duration', TITLE, 'transition-duration', { isForAllDevices: true }),
  radius('menu_item_title_border_radius', TITLE),
  padding('menu_item_title_padding', TITLE),
  word(
    'menu_divider',
    BETWEEN,
    {},
    { yes: { content: '""', 'border-inline-start': '2px solid #000' } },
    DIVIDED,
  ),
  word(
    'menu_divider_style',
    BETWEEN,
    'border-inline-start-style',
    ['solid', 'double', 'dotted', 'dashed'],
    DIVIDED,
  ),
  length('menu_divider_width', BETWEEN, 'border-inline-start-width', DIVIDED),
  length('menu_divider_height', BETWEEN, 'block-size', DIVIDED),
  color('menu_divider_color', BETWEEN, 'border-color', DIVIDED),
  word('icon_position', ' .e-n-menu-title-container', 'flex-direction', {
    ...{ 'block-start': 'column', 'block-end': 'column-reverse' },
    ...{ 'inline-start': 'row', 'inline-end': 'row-reverse' },
  }),
  length('icon_size', ICON, { 'font-size': '{}', '--p-icon-size': '{}' }),
  length('icon_spacing', ' .e-n-menu-title-container', 'gap'),
  length('style_dropdown_indicator_size', CARET, 'font-size'),
  length('style_dropdown_indicator_rotate', CARET, 'rotate'),
  length('style_dropdown_indicator_space', TITLE, 'gap'),
  word(
    'toggle_align',
    TOGGLE,
    {},
    {
      'flex-start': { 'margin-inline': '0 auto' },
      center: { 'margin-inline': 'auto' },
      'flex-end': { 'margin-inline': 'auto 0' },
    },
  ),
  length('style_menu_toggle_icon_size', TOGGLE, { 'font-size': '{}', '--p-icon-size': '{}' }),
  toggleState('normal', TOGGLE),
  toggleState('hover', `${TOGGLE}:hover`),
  radius('menu_toggle_icon_border_radius', TOGGLE),
  padding('menu_toggle_icon__padding', TOGGLE),
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
  background('content_background_color', BOX),
  border('content_border', BOX),
  radius('content_border_radius', BOX),
  boxShadow('content_shadow', BOX),
  padding('content_padding', BOX),
  color('dropdown_menu_item_text_color_normal', `${PANEL}${TITLE}`),
  background('dropdown_menu_item_background_color_normal', `${PANEL}${TITLE}`),
  color('dropdown_menu_item_text_color_active', `${PANEL}${TITLE}.e-current`),
  background('dropdown_menu_item_background_color_active', `${PANEL}${TITLE}.e-current`),
  border('menu_dropdown_box_border', PANEL),
  radius('menu_dropdown_box_border_radius', PANEL),
  boxShadow('menu_dropdown_box_shadow', PANEL),
);

/** A title in a state, with its icon and its caret. */
function titleState(state: keyof typeof STATES, suffix: string): readonly StyleControl[] {
  const part = STATES[state];
  return [
    color(`menu_item_title_text_color_${state}`, part, PAINT),
    textShadow(`menu_item_title_text_shadow_${state}`, part),
    ...background(`menu_item_title_background_color${suffix}`, part),
    ...border(`menu_item_title_box_border${suffix}`, part),
    boxShadow(`menu_item_title_box_shadow${suffix}`, part),
    color(`icon_color${suffix}`, `${part}${ICON}`, PAINT),
    color(`menu_dropdown_indicator_color_${state}`, `${part}${CARET}`, PAINT),
  ];
}

/** The button of the panel. */
function toggleState(state: 'normal' | 'hover', part: string): readonly StyleControl[] {
  return [
    color(`menu_toggle_icon_color_${state}`, part, PAINT),
    ...background(`menu_toggle_icon_background_color_${state}`, part),
    ...border(`menu_toggle_icon_border_${state}`, part),
    boxShadow(`menu_toggle_icon_box_shadow_${state}`, part),
  ];
}
