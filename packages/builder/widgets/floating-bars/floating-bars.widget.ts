import type { Widget } from '../../parts/element/Widget.ts';
import { FloatingBars } from './FloatingBars.tsx';
import { floatingBarsFields } from './floating-bars.fields.ts';
import { floatingBarsStyle } from './floating-bars.style.ts';

export const widget: Widget = {
  type: 'floating-bars-var-1',
  Render: FloatingBars,
  style: floatingBarsStyle,
  island: { moment: 'now' },
  editor: {
    label: 'Announcement bar',
    category: 'floating',
    keywords: ['banner', 'bar', 'sticky'],
    order: 20,
    icon: 'M18 8a3 3 0 0 1 0 6M10 8v11a1 1 0 0 1 -1 1h-1a1 1 0 0 1 -1 -1v-5M12 8l4.524 -3.77a.9 .9 0 0 1 1.476 .692v12.156a.9 .9 0 0 1 -1.476 .692l-4.524 -3.77h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h8',
    fields: floatingBarsFields,
    defaults: {
      settings: {
        announcement_text: 'Just in! Cool summer tees',
        announcement_icon: { library: 'fa-solid', value: 'fas fa-tshirt' },
        cta_text: 'Shop now',
        accessible_name: 'Banner',
      },
    },
    newSettings: {
      announcement_text: 'Something new',
      announcement_icon: { library: '', value: '' },
      cta_text: '',
      accessible_name: '',
    },
  },
  examples: () => import('./floating-bars.gallery.ts'),
};
