import type { Widget } from '../../parts/element/Widget.ts';
import { profileLook } from '../social-icons/profileLook.ts';
import { socialIconsStyle } from '../social-icons/social-icons.style.ts';
import { SiteProfiles } from './SiteProfiles.tsx';

export const widget: Widget = {
  type: 'site-profiles',
  Render: SiteProfiles,
  style: socialIconsStyle,
  editor: {
    label: 'Site’s social profiles',
    category: 'site',
    keywords: ['social', 'facebook', 'instagram'],
    order: 48,
    icon: 'M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.700 10.700l6.600 -3.400M8.700 13.300l6.600 3.400',
    fields: profileLook,
    newSettings: { shape: 'circle' },
  },
  examples: () => import('./site-profiles.gallery.ts'),
};
