import { choice } from '../../model/fields/Field.ts';
import { contactVariantWidget, SIZE_CHOICES, waysOf } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-8', {
  label: 'Contact box with titled links',
  parts: ['menu', 'person', 'links'],
  begins: {
    chat_button_icon: { library: 'fa-solid', value: 'fas fa-life-ring' },
    top_bar_title: 'We’re here for you',
    top_bar_subtitle: 'Explore our resources',
    contact_repeater: waysOf('WhatsApp', 'Messenger', 'Email', 'Telephone'),
  },
  rowBegins: { contact_title: 'Title', contact_description: 'Description' },
  fields: [
    choice('style_resource_links_button_size', 'Icon size', SIZE_CHOICES, { group: 'style' }),
    choice(
      'style_resource_links_color_select',
      'Icon colours',
      { custom: 'One for all', default: 'Each network’s own' },
      { group: 'style' },
    ),
  ],
  news: { top_bar_title: 'Questions?', top_bar_subtitle: '' },
});
