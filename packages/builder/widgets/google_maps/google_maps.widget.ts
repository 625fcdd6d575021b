import { size, text } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { GoogleMaps } from './GoogleMaps.tsx';
import { googleMapsStyle } from './google_maps.style.ts';

export const widget: Widget = {
  type: 'google_maps',
  Render: GoogleMaps,
  style: googleMapsStyle,
  editor: {
    label: 'Map',
    category: 'media',
    keywords: ['google', 'location', 'address'],
    order: 65,
    icon: 'M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0',
    fields: [
      text('address', 'Location'),
      size('zoom', 'Zoom', { units: ['px'], max: 20, group: 'content', isPerDevice: false }),
      size('height', 'Height', { units: ['px', 'vh'] }),
    ],
    defaults: { settings: { address: 'London Eye, London, United Kingdom' } },
    newSettings: { address: 'Greenwich, London', zoom: { size: 12, unit: 'px' } },
  },
  examples: () => import('./google_maps.gallery.ts'),
};
