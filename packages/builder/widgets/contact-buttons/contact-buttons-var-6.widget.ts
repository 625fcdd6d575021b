import { choice, text } from '../../model/fields/Field.ts';
import { CORNER_CHOICES, contactVariantWidget, SIZE_CHOICES, waysOf } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-6', {
  label: 'Bar of contact icons',
  parts: ['links'],
  begins: {
    advanced_horizontal_position: 'center',
    contact_repeater: waysOf('Telephone', 'Email', 'WhatsApp', 'Waze'),
  },
  fields: [
    text('contact_aria_label', 'Label for screen readers'),
    choice('style_contact_button_size', 'Icon size', SIZE_CHOICES, { group: 'style' }),
    choice('style_contact_button_bar_corners', 'Bar corners', CORNER_CHOICES, { group: 'style' }),
  ],
});
