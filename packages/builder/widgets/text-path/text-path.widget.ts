import type { Widget } from '../../parts/element/Widget.ts';
import { TextPath } from './TextPath.tsx';
import { textPathFields } from './text-path.fields.ts';
import { textPathStyle } from './text-path.style.ts';

export const widget: Widget = {
  type: 'text-path',
  Render: TextPath,
  style: textPathStyle,
  // Paths rendered by our server have no SVG URL.
  island: {
    moment: 'ahead',
    selector: '[data-widget_type="text-path.default"]:has([data-url])',
  },
  editor: {
    label: 'Text path',
    category: 'basic',
    keywords: ['curve', 'circle', 'wave'],
    order: 30,
    icon: 'M21 12h-2c-.894 0 -1.662 -.857 -1.761 -2c-.296 -3.45 -.749 -6 -2.749 -6s-2.5 3.582 -2.5 8s-.5 8 -2.5 8s-2.452 -2.547 -2.749 -6c-.1 -1.147 -.867 -2 -1.763 -2h-2',
    fields: textPathFields,
    defaults: { settings: { text: 'Add Your Curvy Text Here' } },
    newSettings: { text: 'Text along a wave', path: 'wave' },
  },
  examples: () => import('./text-path.gallery.ts'),
};
