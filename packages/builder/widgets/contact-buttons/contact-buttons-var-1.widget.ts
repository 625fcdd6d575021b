import { contactVariantWidget } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-1', {
  label: 'Contact box with icons',
  parts: ['menu', 'person', 'bubble', 'links'],
});
