import { choice, text, textarea } from '../../model/fields/Field.ts';

export const contactButtonsFields = [
  choice('chat_button_platform', 'Channel', {
    whatsapp: 'WhatsApp',
    email: 'Mail',
    sms: 'Text message',
    phone: 'Telephone',
    messenger: 'Messenger',
    skype: 'Skype',
    viber: 'Viber',
  }),
  text('chat_button_contact', 'Number, name or address'),
  text('top_bar_name', 'Name'),
  text('top_bar_title', 'Line below the name'),
  textarea('message_bubble_body', 'First message'),
  choice('message_bubble_time_format', 'Clock', { '12h': '12 hours', '24h': '24 hours' }),
  text('send_button_text', 'Button', { placeholder: 'Start a chat' }),
  text('chat_aria_label', 'Label for screen readers'),
  choice('position_horizontal', 'Horizontal position', { end: 'End', start: 'Start' }, { group: 'style' }),
];
