import { choiceOf, type Settings, textOf } from '../../model/settings/read.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import type { BuilderElement } from '../../wire/public.ts';
import {
  CONTACT_PLATFORMS,
  CORNERS,
  type ContactButtonsProps,
  type ContactPlatform,
  EDGES,
  SIDES,
  SIZES,
} from './ContactButtonsProps.ts';

/** The contact button in a page document. */
export function contactButtonsFromElement({ id, settings }: BuilderElement): ContactButtonsProps {
  const platform = CONTACT_PLATFORMS.find((one) => one === platformOf(settings)) ?? 'whatsapp';
  // Elementor calls them title and subtitle.
  const own = textOf(settings.top_bar_name);
  const [name, title] = own
    ? [own, textOf(settings.top_bar_title)]
    : [textOf(settings.top_bar_title), textOf(settings.top_bar_subtitle)];
  return {
    documentId: id,
    platform,
    contact: textOf(settings.chat_button_contact) || textOf(settings[CONTACT_OF[platform]]),
    mail: {
      subject: textOf(settings.chat_button_mail_subject),
      body: textOf(settings.chat_button_mail_body),
    },
    name,
    title,
    callToAction: textOf(settings.send_button_text) || 'Start a chat',
    buttonLabel: textOf(settings.chat_aria_label) || 'Open the chat box',
    timeFormat: [settings.message_bubble_time_format, settings.chat_button_time_format].includes('24h')
      ? '24h'
      : '12h',
    isAnimated: ['style_chat_box_entrance_animation', 'style_chat_box_exit_animation'].some((name) =>
      animationName(settings[name]),
    ),
    entersAnimated: animationName(settings.style_chat_button_animation) !== null,
    side: choiceOf(settings.position_horizontal ?? settings.advanced_horizontal_position, SIDES, 'end'),
    edge: choiceOf(settings.advanced_vertical_position, EDGES, 'bottom'),
    size: choiceOf(settings.style_chat_button_size, SIZES, 'small'),
    corners: choiceOf(settings.style_chat_box_corners, CORNERS, 'rounded'),
  };
}

function platformOf({ chat_button_platform: said }: Settings): string {
  const name = textOf(said).toLowerCase();
  return name === 'telephone' ? 'phone' : name;
}

/** Elementor's setting for the contact, by platform. */
const CONTACT_OF: Readonly<Record<ContactPlatform, string>> = {
  whatsapp: 'chat_button_number',
  email: 'chat_button_mail',
  sms: 'chat_button_number',
  phone: 'chat_button_number',
  messenger: 'chat_button_username',
  skype: 'chat_button_username',
  viber: 'chat_button_number',
};
