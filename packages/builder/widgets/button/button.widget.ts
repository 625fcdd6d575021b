import type { Widget } from '../../parts/element/Widget.ts';
import { Button } from './Button.tsx';
import { buttonFields } from './button.fields.ts';
import { buttonStyle } from './button.style.ts';

export const widget: Widget = {
  type: 'button',
  Render: Button,
  style: buttonStyle,
  editor: {
    label: 'Button',
    category: 'basic',
    keywords: ['link', 'press'],
    order: 40,
    icon: 'M8 13v-8.5a1.5 1.5 0 0 1 3 0v7.5M11 11.5v-2a1.5 1.5 0 0 1 3 0v2.5M14 10.5a1.5 1.5 0 0 1 3 0v1.5M17 11.5a1.5 1.5 0 0 1 3 0v4.5a6 6 0 0 1 -6 6h-2h.208a6 6 0 0 1 -5.012 -2.7l-.196 -.3c-.312 -.479 -1.407 -2.388 -3.286 -5.728a1.5 1.5 0 0 1 .536 -2.022a1.867 1.867 0 0 1 2.28 .28l1.47 1.47M5 3l-1 -1M4 7h-1M14 3l1 -1M15 6h1',
    fields: buttonFields,
    // A link to nowhere is not a link: Elementor's `#` is left out.
    defaults: { settings: { text: 'Click here' } },
    newSettings: { text: 'Press me', link: { url: '#' }, size: 'sm' },
    typed: { setting: 'text', at: () => '.elementor-button-text' },
  },
  examples: () => import('./button.gallery.ts'),
};
