import { choice, text, toggle } from '../../model/fields/Field.ts';
import { contactVariantWidget, SIZE_CHOICES } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-5', {
  label: 'Contact icon',
  parts: ['button'],
  fields: [
    text('chat_aria_label', 'Label for screen readers'),
    toggle('chat_button_show_dot', 'Notification dot on the button'),
    choice('style_chat_button_size', 'Size', SIZE_CHOICES, { group: 'style' }),
  ],
});
