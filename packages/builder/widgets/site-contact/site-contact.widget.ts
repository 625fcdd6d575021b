import { choice, color, size, toggle } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { iconListStyle } from '../icon-list/icon-list.style.ts';
import { ContactData } from './ContactData.tsx';

export const widget: Widget = {
  type: 'site-contact',
  Render: ContactData,
  style: iconListStyle,
  editor: {
    label: 'Contact details',
    category: 'site',
    keywords: ['phone', 'mail', 'address', 'hours'],
    order: 47,
    icon: 'M5 4h4l2 5l-2.500 1.500a11 11 0 0 0 5 5l1.500 -2.500l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
    fields: [
      toggle('show_telephone', 'Telephone', { isOnAtFirst: true }),
      toggle('show_email', 'Mail address', { isOnAtFirst: true }),
      toggle('show_place', 'Postal address', { isOnAtFirst: true }),
      choice('view', 'Layout', { traditional: 'Vertical', inline: 'Horizontal' }),
      size('space_between', 'Gap', { units: ['px', 'rem'] }),
      color('icon_color', 'Icons'),
      color('text_color', 'Text colour'),
    ],
    newSettings: {},
  },
  examples: () => import('./site-contact.gallery.ts'),
};
