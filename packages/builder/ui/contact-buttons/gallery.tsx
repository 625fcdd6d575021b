import type { GalleryEntry } from '@portico/kernel/gallery';
import { ContactButtons } from './ContactButtons.tsx';

export const contactButtonsGallery: GalleryEntry = {
  slug: 'contact-buttons',
  title: 'Contact buttons',
  summary: 'A button in the corner of the page that opens a small box and leads to a conversation.',
  group: 'Page builder',
  sections: [
    {
      heading: 'In the corner',
      note: 'It opens and closes with a press; Escape closes it as well and gives the focus back.',
      settings: { chat_button_platform: 'whatsapp', message_bubble_time_format: '24h' },
      example: (
        <>
          <p>Look at the lower corner of this page.</p>
          <ContactButtons
            element={{
              id: 'c0ffee1',
              elType: 'widget',
              widgetType: 'contact-buttons',
              elements: [],
              settings: {
                chat_button_platform: 'whatsapp',
                chat_button_contact: '+44 20 7946 0000',
                top_bar_name: 'The workshop',
                top_bar_title: 'Answers on working days',
                message_bubble_body: 'Hello. Which pane is it, and how large?',
                message_bubble_time_format: '24h',
                send_button_text: 'Write to us',
              },
            }}
          />
        </>
      ),
    },
  ],
};
