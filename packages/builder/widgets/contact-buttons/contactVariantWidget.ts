import {
  choice,
  type Field,
  icon,
  link,
  media,
  rows,
  text,
  textarea,
  toggle,
} from '../../model/fields/Field.ts';
import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ContactVariant } from './ContactVariant.tsx';
import { contactVariantsStyle } from './contact-variants.style.ts';

/** A variant's parts, which decide on its settings. */
type ContactPart = 'menu' | 'person' | 'bubble' | 'links' | 'button';

interface ContactVariantKind {
  readonly label: string;
  readonly parts: readonly ContactPart[];
  /** Fields that no other variant has. */
  readonly fields?: readonly Field[];
  /** Elementor's defaults. */
  readonly begins?: Settings;
  readonly rowBegins?: Settings;
  readonly news?: Settings;
}

/** One of Elementor Pro's contact buttons, offered under their own names. */
export function contactVariantWidget(
  type: string,
  { label, parts, fields = [], begins = {}, rowBegins = {}, news = {} }: ContactVariantKind,
): Widget {
  const hasBox = parts.includes('menu');
  return {
    type,
    Render: ContactVariant,
    style: contactVariantsStyle,
    editor: {
      label,
      category: 'floating',
      order: 11,
      icon: 'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12',
      isPart: true,
      fields: [
        ...parts.flatMap((part) => FIELDS[part]),
        ...fields,
        ...(hasBox ? BOX_FIELDS : []),
        ...PLACE_FIELDS,
      ],
      defaults: {
        settings: { ...Object.assign({}, ...parts.map((part) => BEGINS[part])), ...begins },
        ...(parts.includes('links') && {
          rows: { contact_repeater: { contact_icon_platform: 'WhatsApp', ...rowBegins } },
        }),
      },
      newSettings: {
        ...(parts.includes('links') && {
          contact_repeater: [{ contact_icon_platform: 'Email', contact_icon_mail: '' }],
        }),
        ...(parts.includes('button') && { chat_button_platform: 'Email' }),
        ...news,
      },
    },
  };
}

export const waysOf = (...names: readonly string[]) => names.map((name) => ({ contact_icon_platform: name }));

export const SIZE_CHOICES = { small: 'Small', medium: 'Medium', large: 'Large' };
export const CORNER_CHOICES = { round: 'Round', rounded: 'Rounded', sharp: 'Sharp' };
const PLATFORMS = {
  WhatsApp: 'WhatsApp',
  Email: 'Mail',
  SMS: 'Text message',
  Telephone: 'Telephone',
  Messenger: 'Messenger',
  Skype: 'Skype',
  VIBER: 'Viber',
  Waze: 'Waze',
  Url: 'Link',
};

const wayFields = (before: 'chat_button' | 'contact_icon'): readonly Field[] => [
  choice(`${before}_platform`, 'Channel', PLATFORMS),
  text(`${before}_number`, 'Number'),
  text(`${before}_username`, 'Username'),
  text(`${before}_mail`, 'Mail address'),
  text(`${before}_mail_subject`, 'Subject'),
  textarea(`${before}_mail_body`, 'Message'),
  choice(`${before}_viber_action`, 'Viber shows', { chat: 'A chat', contact: 'Contact' }),
  link(`${before}_waze`, 'Waze location'),
  link(`${before}_url`, 'Address'),
];

const FIELDS: Readonly<Record<ContactPart, readonly Field[]>> = {
  menu: [
    icon('chat_button_icon', 'Button icon'),
    text('chat_aria_label', 'Label for screen readers'),
    choice('style_chat_button_size', 'Button size', SIZE_CHOICES, { group: 'style' }),
  ],
  person: [text('top_bar_title', 'Heading'), text('top_bar_subtitle', 'Line below it')],
  bubble: [
    media('top_bar_image', 'Picture'),
    toggle('top_bar_show_dot', 'Online dot on the picture'),
    choice('style_top_bar_image_size', 'Picture size', SIZE_CHOICES, { group: 'style' }),
    text('message_bubble_name', 'Sender’s name'),
    textarea('message_bubble_body', 'First message'),
    choice('chat_button_time_format', 'Clock', { '12h': '12 hours', '24h': '24 hours' }),
    text('contact_cta_text', 'Text above the icons'),
    toggle('chat_button_show_dot', 'Notification dot on the button'),
    choice('style_contact_button_size', 'Icon size', SIZE_CHOICES, { group: 'style' }),
  ],
  links: [
    rows('contact_repeater', 'Contact channels', {
      title: 'contact_icon_platform',
      rowLabel: 'Way',
      newRow: { contact_icon_platform: 'Email', contact_icon_mail: '' },
      fields: [
        ...wayFields('contact_icon'),
        text('contact_tooltip', 'Text beside the icon'),
        text('contact_title', 'Title'),
        text('contact_description', 'Line below the title'),
      ],
    }),
  ],
  button: wayFields('chat_button'),
};

const BOX_FIELDS: readonly Field[] = [
  choice('style_chat_box_corners', 'Box corners', CORNER_CHOICES, { group: 'style' }),
  choice(
    'style_chat_box_animation_duration',
    'Speed of the box',
    { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    { group: 'style' },
  ),
  choice(
    'style_chat_button_animation_duration',
    'Speed of the button’s entrance',
    { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    { group: 'style' },
  ),
];

const PLACE_FIELDS: readonly Field[] = [
  choice(
    'advanced_horizontal_position',
    'Horizontal position',
    { start: 'Start', center: 'Centre', end: 'End' },
    { group: 'style' },
  ),
  choice(
    'advanced_vertical_position',
    'Height',
    { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
    { group: 'style' },
  ),
  text('advanced_custom_css_id', 'CSS id', { group: 'advanced' }),
  text('advanced_custom_css_classes', 'CSS classes', { group: 'advanced' }),
];

const BEGINS: Readonly<Record<ContactPart, Settings>> = {
  menu: {},
  person: {},
  bubble: {
    chat_button_icon: { library: 'fa-regular', value: 'far fa-comment-dots' },
    top_bar_title: 'Rob Jones',
    top_bar_subtitle: 'Store Manager',
    top_bar_image: PLACEHOLDER_PICTURE,
    top_bar_show_dot: 'yes',
    chat_button_show_dot: 'yes',
    message_bubble_name: 'Rob',
    message_bubble_body: 'Hey, how can I help you today?',
    contact_cta_text: 'Start conversation:',
  },
  links: {
    contact_repeater: waysOf('WhatsApp', 'Email', 'SMS', 'VIBER', 'Messenger'),
  },
  button: { chat_button_platform: 'WhatsApp' },
};
