import type { Widget } from '../../parts/element/Widget.ts';
import { Shortcode } from './Shortcode.tsx';
import { shortcodeFields } from './shortcode.fields.ts';

export const widget: Widget = {
  type: 'shortcode',
  Render: Shortcode,
  editor: {
    label: 'Shortcode',
    category: 'basic',
    keywords: ['shortcode', 'bracket'],
    order: 60,
    icon: 'M8 4h-3v16h3M16 4h3v16h-3',
    fields: shortcodeFields,
    newSettings: { shortcode: '[recent-posts]' },
  },
};
