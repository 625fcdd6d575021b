import { choice, text } from '../../model/fields/Field.ts';
import { contactVariantWidget, SIZE_CHOICES } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-9', {
  label: 'Expandable contact icon',
  parts: ['button'],
  begins: { chat_button_display_text: 'Get in touch', style_chat_button_size: 'medium' },
  fields: [
    text('chat_button_display_text', 'Text'),
    choice('style_chat_button_size', 'Size', SIZE_CHOICES, { group: 'style' }),
  ],
});
