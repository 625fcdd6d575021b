import type { Widget } from '../../parts/element/Widget.ts';
import { barWidget } from './barWidget.ts';
import { FloatingBars } from './FloatingBars.tsx';
import { floatingBarsFields } from './floating-bars.fields.ts';
import { floatingBarsStyle } from './floating-bars.style.ts';

export const widget: Widget = {
  ...barWidget({
    type: 'floating-bars-var-1',
    Render: FloatingBars,
    style: floatingBarsStyle,
    label: 'Announcement bar',
    keywords: ['banner', 'bar', 'sticky'],
    order: 20,
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
  }),
  island: { moment: 'now', selector: '[data-widget_type^=floating-bars]' },
  examples: () => import('./floating-bars.gallery.ts'),
};
