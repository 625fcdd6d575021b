import type { Widget } from '../../parts/element/Widget.ts';
import { Alert } from './Alert.tsx';
import { alertFields } from './alert.fields.ts';
import { alertStyle } from './alert.style.ts';

export const widget: Widget = {
  type: 'alert',
  Render: Alert,
  style: alertStyle,
  island: { moment: 'touch' },
  editor: {
    label: 'Notice',
    category: 'numbers',
    keywords: ['alert', 'warning', 'info', 'message'],
    order: 30,
    icon: 'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01',
    fields: alertFields,
    defaults: {
      settings: {
        alert_title: 'This is an Alert',
        alert_description: 'I am a description. Click the edit button to change this text.',
      },
    },
    newSettings: {
      alert_type: 'info',
      alert_title: 'Good to know',
      alert_description: 'A short description.',
    },
  },
  examples: () => import('./alert.gallery.ts'),
};
