import { color } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { PaletteSwitch } from './PaletteSwitch.tsx';
import { paletteSwitchStyle } from './palette-switch.style.ts';

export const widget: Widget = {
  type: 'palette-switch',
  Render: PaletteSwitch,
  style: paletteSwitchStyle,
  editor: {
    label: 'Light and dark switch',
    category: 'site',
    keywords: ['dark', 'light', 'theme', 'mode'],
    order: 44,
    icon: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3v18',
    fields: [color('icon_color', 'Colour')],
    newSettings: {},
  },
  examples: () => import('./palette-switch.gallery.ts'),
};
