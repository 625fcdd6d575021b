import { backgroundVariables } from '../../model/styles/groups/background.ts';
import { color, length, number, sides, word } from '../../model/styles/groups/plain.ts';
import { typographyVariables } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const BORDERED = { when: { style_cta_button_show_border: ['yes', ''], style_cta_type: ['button', ''] } };
const PLAIN = { when: { floating_bar_background_type_background: ['classic', ''] } };
export const sidesOf = (name: string) => ({
  [`--p-bar-${name}-block`]: '{top} {bottom}',
  [`--p-bar-${name}-inline`]: '{left} {right}',
});

/** A bar's text with its icon. */
export const announcementStyle = [
  color('style_announcement_icon_color', '', '--p-bar-icon-color'),
  length('style_announcement_icon_size', '', '--p-bar-icon-size'),
  word('style_announcement_icon_position', '', '--p-bar-icon-order', { start: '0', end: '1' }),
  color('style_announcement_text_color', '', '--p-bar-text-color'),
  ...typographyVariables('bar-text', 'style_announcement_text_typography'),
];

export const barBackground = [
  color('floating_bar_background_type_color', '', '--p-bar-fill', PLAIN),
  ...backgroundVariables('bar', 'floating_bar_background_type'),
  color('floating_bar_background_overlay_type_color', '', '--p-bar-overlay'),
  ...backgroundVariables('bar-overlay', 'floating_bar_background_overlay_type'),
  number('floating_bar_background_overlay_opacity', '', '--p-bar-overlay-opacity'),
];

/** The close button, and the alignment of the content. */
export const barElements = [
  word('floating_bar_close_button_position', '', '--p-bar-close-place', {
    start: '0.5rem auto',
    end: 'auto 0.5rem',
  }),
  color('floating_bar_close_button_color', '', '--p-bar-close-color'),
  length('style_floating_bar_close_button_size', '', '--p-bar-close-size'),
  word('style_floating_bar_elements_align', '', '--p-bar-align', ['start', 'center', 'end', 'space-between']),
  length('style_floating_bar_elements_spacing', '', '--p-bar-gap'),
  sides('style_floating_bar_elements_padding', '', sidesOf('padding')),
];

/** A bar lies over the page, where only custom properties are inherited. Its style sheet uses them. */
export const floatingBarsStyle = styleTable(
  announcementStyle,
  word('style_cta_icon_position', '', '--p-bar-button-direction', ['row', 'row-reverse']),
  length('style_cta_icon_spacing', '', '--p-bar-button-gap'),
  typographyVariables('bar-button', 'style_cta_typography'),
  color('style_cta_button_text_color', '', '--p-bar-button-color'),
  color('style_cta_button_bg_color', '', '--p-bar-button-fill'),
  color('style_cta_button_text_color_hover', '', '--p-bar-button-color-hover'),
  color('style_cta_button_bg_color_hover', '', '--p-bar-button-fill-hover'),
  length('style_cta_button_border_width', '', '--p-bar-button-border', BORDERED),
  color('style_cta_button_border_color', '', '--p-bar-button-border-color', BORDERED),
  color('style_cta_button_border_color_hover', '', '--p-bar-button-border-color-hover', BORDERED),
  sides('style_cta_button_padding', '', sidesOf('button-padding')),
  number(
    'style_cta_button_animation_duration',
    '',
    { '--p-bar-button-pace': '{}ms' },
    { isForAllDevices: true },
  ),
  barBackground,
  barElements,
);
