import { PLACEHOLDER_PICTURE } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { contactButtonsFields } from './contact-buttons.fields.ts';
import { contactButtonsStyle } from './contact-buttons.style.ts';

export const widget: Widget = {
  type: 'contact-buttons',
  Render: ContactButtons,
  style: contactButtonsStyle,
  island: { moment: 'idle', selector: '[data-widget_type^=contact-buttons]:has([aria-controls])' },
  editor: {
    label: 'Contact button',
    category: 'floating',
    keywords: ['whatsapp', 'chat', 'phone'],
    order: 10,
    icon: 'M3 20l1.3 -3.9c-2.324 -3.437 -1.426 -7.872 2.1 -10.374c3.526 -2.501 8.59 -2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235 -7.615 4.215 -11.574 2.293l-4.7 1',
    fields: contactButtonsFields,
    defaults: {
      settings: {
        chat_button_platform: 'WhatsApp',
        top_bar_title: 'Rob Jones',
        top_bar_subtitle: 'Store Manager',
        message_bubble_name: 'Rob',
        message_bubble_body: 'Hey, how can I help you today?',
        send_button_text: 'Click to start chat',
        top_bar_image: PLACEHOLDER_PICTURE,
        chat_button_show_dot: 'yes',
        top_bar_show_dot: 'yes',
        chat_button_show_animation: 'yes',
        style_button_color_hover_animation: 'grow',
        style_send_hover_animation: 'grow',
      },
    },
    newSettings: {
      chat_button_platform: 'email',
      top_bar_name: 'We are here',
      message_bubble_body: 'How can we help?',
    },
  },
  examples: () => import('./contact-buttons.gallery.ts'),
};
