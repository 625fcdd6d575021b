import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Counter',
  summary: 'A number that counts up when it is first seen.',
  sections: [
    {
      heading: 'Default',
      note: 'It counts once, in two seconds. With reduced motion, the final number is shown at once.',
      settings: { ending_number: '12480', suffix: '+' },
      example: galleryWidget('6a1b2c3', 'counter', {
        ending_number: '12480',
        suffix: '+',
        title: 'chairs made by hand',
      }),
    },
    {
      heading: 'With decimals',
      settings: { starting_number: '0', ending_number: '98.50', suffix: ' %', duration: '3000' },
      example: galleryWidget('6a1b2c4', 'counter', {
        ending_number: '98.50',
        suffix: ' %',
        duration: 3000,
        title: 'of visits on the day we said',
      }),
    },
    {
      heading: 'Downwards, with a point between thousands',
      settings: { starting_number: '9000', ending_number: '-1500', thousand_separator_char: '.' },
      example: galleryWidget('6a1b2c5', 'counter', {
        starting_number: 9000,
        ending_number: -1500,
        thousand_separator_char: '.',
        title: 'litres of water saved',
      }),
    },
  ],
};
