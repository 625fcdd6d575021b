import { background } from '../../model/styles/groups/background.ts';
import { border, boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, padding, radius, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import type { StyleControl } from '../../model/styles/StyleControl.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const INPUT = ' .e-search-input';
const SIGN = ' .e-search-label > .e-search-icon';
const SUBMIT = ' .e-search-submit';
const SUBMIT_SIGN = `${SUBMIT} > .e-search-icon`;
/** Elementor Pro marks the whole widget while its field has the focus. */
const FOCUSED = ':has(.e-search-input:focus)';
const PAINT = { color: '{}', fill: '{}' } as const;

export const searchStyle = styleTable(
  typography(INPUT, 'search_field_typography'),
  color('placeholder_color', `${INPUT}::placeholder`, { color: '{}', opacity: '1' }),
  inputState('normal', ''),
  inputState('focus', FOCUSED),
  length('search_field_search_input_transition', INPUT, 'transition-duration', { isForAllDevices: true }),
  radius('search_field_border_radius', INPUT),
  padding('search_field_padding', INPUT),
  length('search_field_icon_label_size', SIGN, { 'font-size': '{}', '--p-icon-size': '{}' }),
  length('search_field_icon_gap', '', '--p-search-sign-gap'),
  length('search_field_submit_gap', SUBMIT, 'margin-inline-start'),
  typography(SUBMIT, 'submit_typography'),
  word('icon_submit_position', SUBMIT, 'flex-direction', { start: 'row', end: 'row-reverse' }),
  length('icon_submit_size', SUBMIT_SIGN, { 'font-size': '{}', '--p-icon-size': '{}' }),
  length('icon_submit_gap', SUBMIT, 'gap'),
  submitState('normal', ''),
  submitState('hover', ':hover'),
  length('submit_hover_transition', SUBMIT, 'transition-duration', { isForAllDevices: true }),
  radius('submit_border_radius', SUBMIT),
  padding('submit_padding', SUBMIT),
);

function inputState(state: 'normal' | 'focus', root: string): readonly StyleControl[] {
  const part = `${root}${INPUT}`;
  return [
    ...background(`search_field_background_${state}`, part),
    color(`search_field_input_text_color_${state}`, part),
    color(`search_field_icon_search_normal_color_${state}`, `${root}${SIGN}`, PAINT),
    ...border(`search_field_border_${state}`, part),
    boxShadow(`search_field_box_shadow__${state}`, part),
  ];
}

function submitState(state: 'normal' | 'hover', pointed: string): readonly StyleControl[] {
  const part = `${SUBMIT}${pointed}`;
  return [
    color(`submit_text_color_${state}`, part, PAINT),
    color(`submit_icon_color_${state}`, `${part} > .e-search-icon`, PAINT),
    ...background(`submit_background_${state}`, part),
    ...border(`submit_border_${state}`, part),
    boxShadow(`submit_box_shadow_${state}`, part),
  ];
}
