import { boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, number, sides, word } from '../../model/styles/groups/plain.ts';
import { typography } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const PART = ' .e-contact-buttons__';
const chosen = (setting: string) => ({ when: { [setting]: ['custom', ''] } });
const tint = (setting: string, name: string, select = '') =>
  color(setting, '', `--p-chat-${name}`, select ? chosen(select) : undefined);
const measure = (setting: string, name: string) => length(setting, '', `--p-chat-${name}`);
const room = (setting: string, name: string) =>
  sides(setting, '', {
    [`--p-chat-${name}-block`]: '{top} {bottom}',
    [`--p-chat-${name}-inline`]: '{left} {right}',
  });
const drop = boxShadow('style_chat_button_drop_shadow', `${PART}chat-button-drop-shadow`);

/** Styles of all variants; each has the settings of its own parts. The style sheet uses the custom properties. */
export const contactVariantsStyle = styleTable(
  tint('style_button_color_icon', 'button-color', 'style_button_color_select'),
  tint('style_button_color_background', 'button-fill', 'style_button_color_select'),
  tint('style_button_color_icon_hover', 'button-color-hover', 'style_button_color_select_hover'),
  tint('style_button_color_background_hover', 'button-fill-hover', 'style_button_color_select_hover'),
  tint('style_button_color_icon_active', 'button-color-open'),
  tint('style_button_color_background_active', 'button-fill-open'),
  room('style_chat_button_padding', 'button-padding'),
  measure('style_chat_button_spacing', 'button-gap'),
  word('style_chat_button_horizontal_position', '', '--p-chat-icon-order', { start: '-1', end: '2' }),
  boxShadow('style_chat_button_box_shadow', `${PART}chat-button-shadow`),
  {
    ...drop,
    css: { filter: 'drop-shadow({})' },
    kind: 'text-shadow',
    otherwise: '0 0 10px rgba(0,0,0,0.5)',
    uses: {},
  },
  number(
    'style_chat_button_custom_animation_transition',
    '',
    { '--p-chat-pace': '{}s' },
    { isForAllDevices: true },
  ),
  tint('style_top_bar_title_color', 'title-color', 'style_top_bar_colors'),
  // Without a box, the same setting is the button's font.
  typography([`${PART}top-bar-title`, ' a.e-contact-buttons__chat-button'], 'style_top_bar_title_typography'),
  tint('style_top_bar_subtitle_color', 'subtitle-color', 'style_top_bar_colors'),
  typography(`${PART}top-bar-subtitle`, 'style_top_bar_subtitle_typography'),
  tint('style_top_bar_close_button_color', 'close-color', 'style_top_bar_colors'),
  tint('style_top_bar_background_color', 'bar-fill', 'style_top_bar_colors'),
  tint('style_bubble_name_color', 'from-color', 'style_bubble_colors'),
  typography(`${PART}message-bubble-name`, 'style_bubble_name_typography'),
  tint('style_bubble_message_color', 'message-color', 'style_bubble_colors'),
  typography(`${PART}message-bubble-body`, 'style_bubble_message_typography'),
  tint('style_bubble_time_color', 'time-color', 'style_bubble_colors'),
  typography(`${PART}message-bubble-time`, 'style_bubble_time_typography'),
  tint('style_bubble_background_color', 'bubble-fill', 'style_bubble_colors'),
  tint('style_contact_text_color', 'text-color'),
  typography(`${PART}contact-text`, 'style_contact_text_typography'),
  tint('style_contact_button_text_color', 'link-color'),
  tint('style_contact_button_bg_color', 'link-fill'),
  tint('style_contact_button_color_icon', 'link-color'),
  tint('style_contact_button_color_background', 'link-fill'),
  tint('style_contact_button_color_icon_hover', 'link-color-hover'),
  tint('style_contact_button_color_background_hover', 'link-fill-hover'),
  typography(`${PART}contact-icon-link`, 'style_contact_typography'),
  measure('style_contact_buttons_spacing', 'link-gap'),
  boxShadow('style_contact_icons_box_shadow', `${PART}contact-box-shadow`),
  tint('style_contact_tooltip_text_color', 'tip-color'),
  tint('style_contact_tooltip_bg_color', 'tip-fill'),
  typography(`${PART}contact-tooltip`, 'style_contact_tooltip_typography'),
  tint('style_contact_button_bar_bg_color', 'row-fill'),
  room('style_contact_button_bar_padding', 'row-padding'),
  room('style_contact_padding', 'link-padding'),
  number(
    'style_contact_custom_animation_transition',
    '',
    { '--p-chat-pace': '{}s' },
    { isForAllDevices: true },
  ),
  tint('style_contact_icon_color', 'link-color', 'style_resource_links_color_select'),
  tint('style_resource_links_title_color', 'link-title-color'),
  typography(`${PART}contact-title`, 'style_resource_links_title_typography'),
  tint('style_resource_links_description_color', 'link-words-color'),
  typography(`${PART}contact-description`, 'style_resource_links_description_typography'),
  tint('style_resource_links_bg_color', 'link-fill'),
  measure('style_info_links_icon_spacing', 'link-icon-gap'),
  measure('style_info_links_link_spacing', 'link-gap'),
  typography(`${PART}contact-icon-link`, 'style_info_links_typography'),
  tint('style_info_links_normal_text_color', 'link-color'),
  tint('style_info_links_hover_text_color', 'link-color-hover'),
  tint('style_info_links_divider_color', 'line-color'),
  measure('style_info_links_divider_weight', 'line-width'),
  typography(`${PART}cta-button`, 'style_send_typography'),
  tint('style_send_normal_text_color', 'send-color', 'style_send_normal_colors'),
  tint('style_send_normal_background_color', 'send-fill', 'style_send_normal_colors'),
  tint('style_send_hover_text_color', 'send-color-hover', 'style_send_hover_colors'),
  tint('style_send_hover_background_color', 'send-fill-hover', 'style_send_hover_colors'),
  tint('style_chat_box_bg_color', 'box-fill', 'style_chat_box_bg_select'),
  measure('style_chat_box_width', 'box-width'),
  room('style_chat_box_padding', 'box-padding'),
  boxShadow('style_chat_box_box_shadow', `${PART}content`),
  measure('advanced_horizontal_offset', 'offset-inline'),
  measure('advanced_vertical_offset', 'offset-block'),
);
