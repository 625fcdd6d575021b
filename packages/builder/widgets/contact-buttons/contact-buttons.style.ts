import { boxShadow } from '../../model/styles/groups/frame.ts';
import { color, length, sides } from '../../model/styles/groups/plain.ts';
import { typographyVariables } from '../../model/styles/groups/typography.ts';
import { styleTable } from '../../model/styles/styleTable.ts';

const chosen = (setting: string) => ({ when: { [setting]: ['custom', ''] } });
const sidesOf = (name: string) => ({
  [`--p-chat-${name}-block`]: '{top} {bottom}',
  [`--p-chat-${name}-inline`]: '{left} {right}',
});

/** The box lies over the page, where only custom properties are inherited. Its style sheet uses them. */
export const contactButtonsStyle = styleTable(
  color('style_button_color_icon', '', '--p-chat-button-color', chosen('style_button_color_select')),
  color('style_button_color_background', '', '--p-chat-button-fill', chosen('style_button_color_select')),
  color(
    'style_button_color_icon_hover',
    '',
    '--p-chat-button-color-hover',
    chosen('style_button_color_select_hover'),
  ),
  color(
    'style_button_color_background_hover',
    '',
    '--p-chat-button-fill-hover',
    chosen('style_button_color_select_hover'),
  ),
  boxShadow('style_chat_button_box_shadow', ' .e-contact-buttons__chat-button-shadow'),
  color('style_top_bar_title_color', '', '--p-chat-title-color', chosen('style_top_bar_colors')),
  typographyVariables('chat-title', 'style_top_bar_title_typography'),
  color('style_top_bar_subtitle_color', '', '--p-chat-subtitle-color', chosen('style_top_bar_colors')),
  typographyVariables('chat-subtitle', 'style_top_bar_subtitle_typography'),
  color('style_top_bar_close_button_color', '', '--p-chat-close-color', chosen('style_top_bar_colors')),
  color('style_top_bar_background_color', '', '--p-chat-bar-fill', chosen('style_top_bar_colors')),
  color('style_bubble_name_color', '', '--p-chat-from-color', chosen('style_bubble_colors')),
  typographyVariables('chat-from', 'style_bubble_name_typography'),
  color('style_bubble_message_color', '', '--p-chat-message-color', chosen('style_bubble_colors')),
  typographyVariables('chat-message', 'style_bubble_message_typography'),
  color('style_bubble_time_color', '', '--p-chat-time-color', chosen('style_bubble_colors')),
  typographyVariables('chat-time', 'style_bubble_time_typography'),
  color('style_bubble_background_color', '', '--p-chat-bubble-fill', chosen('style_bubble_colors')),
  color('style_bubble_chat_color', '', '--p-chat-talk-fill', chosen('style_bubble_colors')),
  typographyVariables('chat-send', 'style_send_typography'),
  color('style_send_normal_icon_color', '', '--p-chat-send-color', chosen('style_send_normal_colors')),
  color('style_send_normal_background_color', '', '--p-chat-send-fill', chosen('style_send_normal_colors')),
  color('style_send_hover_icon_color', '', '--p-chat-send-color-hover', chosen('style_send_hover_colors')),
  color(
    'style_send_hover_background_color',
    '',
    '--p-chat-send-fill-hover',
    chosen('style_send_hover_colors'),
  ),
  // Named after the chat button, it is the inside of the one that leads to the conversation.
  sides('style_chat_button_padding', '', sidesOf('send-padding')),
  color('style_chat_box_bg_color', '', '--p-chat-box-fill', chosen('style_chat_box_bg_select')),
  length('style_chat_box_width', '', '--p-chat-box-width'),
  boxShadow('style_chat_box_box_shadow', ' .e-contact-buttons__content'),
  length('advanced_horizontal_offset', '', '--p-chat-offset-inline'),
  length('advanced_vertical_offset', '', '--p-chat-offset-block'),
);
