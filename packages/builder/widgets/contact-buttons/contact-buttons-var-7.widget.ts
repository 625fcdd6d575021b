import { choice, text, toggle } from '../../model/fields/Field.ts';
import { contactVariantWidget } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-7', {
  label: 'Contact button with words',
  parts: ['button'],
  begins: {
    chat_button_platform: 'Telephone',
    chat_button_number: '+1.212.555.7979',
    chat_button_display_text: 'Call now',
    advanced_mobile_full_width: 'yes',
  },
  fields: [
    choice('chat_button_display_text_select', 'Shows', { details: 'The contact', cta: 'Words' }),
    text('chat_button_display_text', 'Words'),
    text('chat_aria_label', 'Label for screen readers'),
    toggle('advanced_mobile_full_width', 'As wide as a phone', { group: 'style', isOnAtFirst: true }),
  ],
  news: { chat_button_number: '' },
});
