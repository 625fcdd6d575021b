import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import { CODE_WIDGET } from '../../wire/public.ts';

const code = '<ul>\n  <li>Oak &amp; ash</li>\n  <li onclick="cut()">Glue</li>\n</ul>';

export const examples: WidgetExamples = {
  page: 'boxes',
  sections: [
    {
      heading: 'Source code',
      settings: { theme: 'default, dark, okaidia, solarizedlight, tomorrow, twilight' },
      example: [
        galleryWidget('da61001', CODE_WIDGET, { code, language: 'html', highlight_lines: '2-3' }),
        galleryWidget('da61002', CODE_WIDGET, { code, theme: 'okaidia', line_numbers: '' }),
      ],
    },
  ],
};
