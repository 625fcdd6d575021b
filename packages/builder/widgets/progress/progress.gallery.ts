import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Progress bar',
  summary: 'A percentage as a bar, which fills when it is first seen.',
  sections: [
    {
      heading: 'Default',
      settings: { percent: '72', inner_text: 'Ironwork' },
      example: galleryWidget('7a1b2c3', 'progress', {
        title: 'The new harbour wall',
        percent: { size: 72, unit: '%' },
        inner_text: 'Ironwork',
      }),
    },
    ...(['info', 'success', 'warning', 'danger'] as const).map((progress_type, index) => ({
      heading: `In the colour of ${progress_type}`,
      settings: { progress_type, percent: String(40 + index * 20) },
      example: galleryWidget(`7a1b2d${index}`, 'progress', {
        title: 'How far we are',
        progress_type,
        percent: { size: 40 + index * 20, unit: '%' },
        inner_text: '',
      }),
    })),
    {
      heading: 'Without a title or a number',
      note: 'It is then named by the text inside it.',
      settings: { display_percentage: 'hide' },
      example: galleryWidget('7a1b2e0', 'progress', {
        title: '',
        percent: { size: 55, unit: '%' },
        display_percentage: 'hide',
        inner_text: 'Painting',
      }),
    },
    {
      heading: 'Right to left',
      direction: { dir: 'rtl', lang: 'ar' },
      example: galleryWidget('7a1b2f0', 'progress', {
        title: 'السقف',
        percent: { size: 65, unit: '%' },
        inner_text: '',
      }),
    },
  ],
};
