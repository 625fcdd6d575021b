import { textarea } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Html } from './Html.tsx';

export const widget: Widget = {
  type: 'html',
  Render: Html,
  editor: {
    label: 'HTML',
    category: 'basic',
    keywords: ['code', 'embed', 'iframe'],
    order: 63,
    icon: 'M7 8l-4 4l4 4M17 8l4 4l-4 4M14 4l-4 16',
    fields: [
      textarea('html', 'HTML', {
        help: 'Text, pictures, tables, audio and video are kept. Scripts, forms and frames are removed when the page is saved; style sheets move to the field below.',
      }),
      textarea('custom_css', 'CSS', {
        help: 'Applies to this whole page. Anything that would load from another site is removed.',
      }),
    ],
    newSettings: { html: '<p>Write HTML here.</p>' },
  },
  examples: () => import('./html.gallery.ts'),
};
