import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Contact buttons',
  summary: 'A button in the corner of the page that opens a small box and leads to a conversation.',
  sections: [
    {
      heading: 'In the corner',
      note: 'It opens and closes with a press; Escape closes it as well and gives the focus back.',
      settings: { chat_button_platform: 'whatsapp', message_bubble_time_format: '24h' },
      lead: 'Look at the lower corner of this page.',
      example: {
        id: 'c0ffee1',
        elType: 'widget',
        widgetType: 'contact-buttons',
        elements: [],
        settings: {
          chat_button_platform: 'whatsapp',
          chat_button_contact: '+44 20 7946 0000',
          top_bar_name: 'The workshop',
          top_bar_title: 'Answers on working days',
          message_bubble_body: 'Hello. What is it, and how large?',
          message_bubble_time_format: '24h',
          send_button_text: 'Write to us',
        },
      },
    },
  ],
};
