import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Countdown',
  summary: 'The time left until a date, or of a period that begins with the first visit.',
  sections: [
    {
      heading: 'Until a day',
      settings: { due_date: '2099-12-31 18:00' },
      example: galleryWidget('dc50001', 'countdown', { due_date: '2099-12-31 18:00' }),
    },
    {
      heading: 'It is over',
      settings: { due_date: '2020-01-01 00:00', expire_actions: 'hide, message' },
      example: galleryWidget('dc50002', 'countdown', {
        due_date: '2020-01-01 00:00',
        expire_actions: ['hide', 'message'],
        message_after_expire: 'The sale is over. Thank you for coming.',
      }),
    },
    {
      heading: 'A period for each visitor, with labels beside the numbers',
      settings: { countdown_type: 'evergreen', label_display: 'inline' },
      example: galleryWidget('dc50003', 'countdown', {
        countdown_type: 'evergreen',
        evergreen_counter_hours: 2,
        evergreen_counter_minutes: 30,
        label_display: 'inline',
        show_days: '',
      }),
    },
  ],
};
