import { textOf } from '../../model/settings/read.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { CONTACT_PLATFORMS, type ContactButtonsProps } from './ContactButtonsProps.ts';

/** The contact button that a page document describes. */
export function contactButtonsFromElement({ id, settings }: BuilderElement): ContactButtonsProps {
  return {
    documentId: id,
    platform: CONTACT_PLATFORMS.find((one) => one === settings.chat_button_platform) ?? 'whatsapp',
    contact: textOf(settings.chat_button_contact),
    name: textOf(settings.top_bar_name),
    title: textOf(settings.top_bar_title),
    message: textOf(settings.message_bubble_body),
    callToAction: textOf(settings.send_button_text) || 'Start a chat',
    buttonLabel: textOf(settings.chat_aria_label) || 'Open the chat box',
    timeFormat: settings.message_bubble_time_format === '24h' ? '24h' : '12h',
    isAnimated: ['style_chat_box_entrance_animation', 'style_chat_box_exit_animation'].some((name) =>
      animationName(settings[name]),
    ),
    entersAnimated: animationName(settings.style_chat_button_animation) !== null,
    side: settings.position_horizontal === 'start' ? 'start' : 'end',
  };
}
