import { color, text } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Copyright } from './Copyright.tsx';
import { copyrightStyle } from './site-copyright.style.ts';

export const widget: Widget = {
  type: 'site-copyright',
  Render: Copyright,
  style: copyrightStyle,
  editor: {
    label: 'Copyright',
    category: 'site',
    keywords: ['year', 'footer', 'legal'],
    order: 46,
    icon: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M14.500 9.500a3.500 3.500 0 1 0 0 5',
    fields: [
      text('text', 'Text', {
        placeholder: '© {year} {name}',
        help: '{year} becomes the year that it is, {name} the name of the site.',
      }),
      alignment(),
      color('text_color', 'Colour'),
      ...typography(),
    ],
    newSettings: {},
  },
  examples: () => import('./site-copyright.gallery.ts'),
};
