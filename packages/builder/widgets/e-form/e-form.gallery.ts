import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const word = (value: string) => ({ $$type: 'string', value });
const label = (id: string, text: string, of: string) =>
  galleryWidget(id, 'e-form-label', { text: word(text), 'input-id': word(of) });

export const examples: WidgetExamples = {
  page: 'atomic',
  sections: [
    {
      heading: 'A form',
      note: 'Its fields are elements. On a page its messages are stored, mailed and checked for spam; here it is only shown.',
      example: {
        id: 'dc05000',
        elType: 'e-form',
        settings: { 'form-name': word('Visit') },
        elements: [
          label('dc05001', 'Your name', 'visit-name'),
          galleryWidget('dc05002', 'e-form-input', { _cssid: word('visit-name'), type: word('text') }),
          label('dc05003', 'E-mail', 'visit-email'),
          galleryWidget('dc05004', 'e-form-input', {
            _cssid: word('visit-email'),
            type: word('email'),
            placeholder: word('you@example.com'),
          }),
          label('dc05005', 'Your message', 'visit-message'),
          galleryWidget('dc05006', 'e-form-textarea', { _cssid: word('visit-message') }),
          galleryWidget('dc05007', 'e-form-checkbox', { _cssid: word('visit-terms'), value: word('Yes') }),
          label('dc05008', 'I want to hear from you', 'visit-terms'),
          galleryWidget('dc05009', 'e-form-submit-button', { text: word('Send') }),
        ],
      },
    },
  ],
};
