import { choice, link, text, toggle } from '../../model/fields/Field.ts';
import { contactVariantWidget, waysOf } from './contactVariantWidget.ts';

export const widget = contactVariantWidget('contact-buttons-var-3', {
  label: 'Contact box with links and a button',
  parts: ['menu', 'person', 'links'],
  begins: {
    chat_button_icon: { library: 'fa-solid', value: 'fas fa-info' },
    top_bar_title: 'Need help?',
    contact_repeater: waysOf('Telephone', 'Messenger', 'Url', 'Waze'),
    send_button_text: 'Shop Now',
  },
  rowBegins: { contact_tooltip: 'Sample Link Text' },
  fields: [
    text('send_button_text', 'Button'),
    link('send_button_url', 'Button link'),
    choice(
      'style_info_links_icon_position',
      'Icon position',
      { start: 'Before', end: 'After' },
      { group: 'style' },
    ),
    toggle('style_info_links_dividers', 'Dividers', { group: 'style', isOnAtFirst: true }),
  ],
  news: { top_bar_title: 'Questions?', send_button_text: '' },
});
