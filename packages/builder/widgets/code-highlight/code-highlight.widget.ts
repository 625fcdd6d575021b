import { choice, size, text, textarea, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { CODE_WIDGET } from '../../wire/public.ts';
import { CodeHighlight } from './CodeHighlight.tsx';
import { codeHighlightStyle } from './code-highlight.style.ts';

const CODE = "console.log( 'Code is Poetry' );";

export const widget: Widget = {
  type: CODE_WIDGET,
  Render: CodeHighlight,
  style: codeHighlightStyle,
  isCode: true,
  editor: {
    label: 'Source code',
    category: 'basic',
    keywords: ['code', 'pre', 'snippet'],
    order: 58,
    icon: 'M7 8l-4 4l4 4M17 8l4 4l-4 4M14 4l-4 16',
    fields: [
      textarea('code', 'Code'),
      text('language', 'Language', { placeholder: 'javascript' }),
      toggle('line_numbers', 'Line numbers', { isOnAtFirst: true, on: 'line-numbers' }),
      text('highlight_lines', 'Marked lines', { placeholder: '1, 3-6' }),
      toggle('word_wrap', 'Wrap long lines', { on: 'word-wrap' }),
      choice('theme', 'Theme', {
        default: 'Light',
        dark: 'Dark',
        okaidia: 'Okaidia',
        solarizedlight: 'Solarized Light',
        tomorrow: 'Tomorrow',
        twilight: 'Twilight',
      }),
      size('height', 'Height', { units: ['px', 'vh', 'em'], max: 1200 }),
      size('font_size', 'Text size', { units: ['px', 'em', 'rem'], max: 60 }),
    ],
    defaults: { settings: { code: CODE } },
    newSettings: { code: CODE, language: 'javascript' },
  },
  examples: () => import('./code-highlight.gallery.ts'),
};
