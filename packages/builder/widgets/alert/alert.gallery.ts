import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const alerts = [
  ['info', 'We are closed on Friday', 'The workshop opens again on Monday at eight.'],
  ['success', 'Your visit is booked', 'We wrote to you with the day and the hour.'],
  ['warning', 'Storm on the way', 'Close the vents before six this evening.'],
  ['danger', 'Do not touch the broken switch', 'Stay away from it until we are there.'],
] as const;

export const examples: WidgetExamples = {
  title: 'Alert',
  summary: 'A message in the colour of its meaning, which the visitor can close.',
  sections: [
    ...alerts.map(([alert_type, alert_title, alert_description], index) => ({
      heading: alert_type[0]?.toUpperCase() + alert_type.slice(1),
      settings: { alert_type },
      example: galleryWidget(`5a1b2c${index}`, 'alert', { alert_type, alert_title, alert_description }),
    })),
    {
      heading: 'One that stays',
      settings: { alert_type: 'info', show_dismiss: 'hide' },
      example: galleryWidget('5a1b2d0', 'alert', {
        show_dismiss: 'hide',
        alert_title: 'Ring the bell',
        alert_description: 'The door is round the corner.',
      }),
    },
  ],
};
