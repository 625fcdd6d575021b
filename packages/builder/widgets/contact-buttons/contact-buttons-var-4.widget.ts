import { contactVariantWidget, waysOf } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-4', {
  label: 'Contact icons with labels',
  parts: ['menu', 'links'],
  begins: {
    chat_button_icon: { library: 'fa-solid', value: 'fas fa-ellipsis-v' },
    contact_repeater: waysOf('WhatsApp', 'Messenger', 'Email', 'Telephone'),
  },
  rowBegins: { contact_tooltip: 'Tooltip' },
});
