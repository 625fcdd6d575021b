import { choice, text, toggle } from '../../model/fields/Field.ts';
import { contactVariantWidget } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-7', {
  label: 'Contact button with text',
  parts: ['button'],
  begins: {
    chat_button_platform: 'Telephone',
    chat_button_number: '+1.212.555.7979',
    chat_button_display_text: 'Call now',
    advanced_mobile_full_width: 'yes',
  },
  fields: [
    choice('chat_button_display_text_select', 'Button shows', { details: 'Contact details', cta: 'Text' }),
    text('chat_button_display_text', 'Text'),
    text('chat_aria_label', 'Label for screen readers'),
    toggle('advanced_mobile_full_width', 'Full width on phones', { group: 'style', isOnAtFirst: true }),
  ],
  news: { chat_button_number: '' },
});
