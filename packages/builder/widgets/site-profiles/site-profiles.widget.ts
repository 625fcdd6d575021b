import { choice, color, size } from '../../model/fields/Field.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { socialIconsStyle } from '../social-icons/social-icons.style.ts';
import { SiteProfiles } from './SiteProfiles.tsx';

export const widget: Widget = {
  type: 'site-profiles',
  Render: SiteProfiles,
  style: socialIconsStyle,
  editor: {
    label: 'Social profiles of the site',
    category: 'site',
    keywords: ['social', 'facebook', 'instagram'],
    order: 48,
    icon: 'M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.700 10.700l6.600 -3.400M8.700 13.300l6.600 3.400',
    fields: [
      choice('shape', 'Shape', { rounded: 'Rounded', square: 'Square', circle: 'Circle' }),
      choice(
        'align',
        'Alignment',
        { left: 'Start', center: 'Middle', right: 'End' },
        { group: 'style', isPerDevice: true },
      ),
      size('icon_size', 'Size', { units: ['px', 'em'] }),
      size('icon_spacing', 'Gap', { units: ['px'] }),
      color('icon_primary_color', 'Background colour'),
      color('icon_secondary_color', 'Icons'),
    ],
    newSettings: { shape: 'circle' },
  },
  examples: () => import('./site-profiles.gallery.ts'),
};
