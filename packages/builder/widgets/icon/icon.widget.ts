import { link, size, toggle } from '../../model/fields/Field.ts';
import { alignment } from '../../model/fields/groups.ts';
import { recordOf } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { iconFields } from '../../parts/icon/icon.fields.ts';
import { STAR } from '../../parts/icon/iconClasses.ts';
import { Icon } from './Icon.tsx';
import { iconStyle } from './icon.style.ts';

export const widget: Widget = {
  type: 'icon',
  Render: Icon,
  style: iconStyle,
  editor: {
    label: 'Icon',
    category: 'basic',
    order: 51,
    icon: 'M12 3l2.7 5.6l6.3 .9l-4.500 4.300l1 6.200l-5.500 -2.900l-5.500 2.900l1 -6.200l-4.500 -4.300l6.300 -.9z',
    fields: [
      ...iconFields,
      link('link', 'Link'),
      alignment(),
      size('size', 'Size', { units: ['px', 'em'] }),
      toggle('fit_to_size', 'As wide as it is drawn', {
        isShown: ({ selected_icon }) => recordOf(selected_icon).library === 'svg',
      }),
    ],
    defaults: { settings: { selected_icon: STAR } },
    newSettings: { selected_icon: STAR },
  },
  examples: () => import('./icon.gallery.ts'),
};
