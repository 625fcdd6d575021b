import { choice } from '../../model/fields/Field.ts';
import { CORNER_CHOICES, contactVariantWidget, SIZE_CHOICES } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-10', {
  label: 'Contact icons on the edge',
  parts: ['links'],
  begins: { advanced_horizontal_position: 'start' },
  rowBegins: { contact_title: 'Title' },
  fields: [
    choice('style_contact_button_size', 'Icon size', SIZE_CHOICES, { group: 'style' }),
    choice('style_contact_corners', 'Corners', CORNER_CHOICES, { group: 'style' }),
  ],
});
