import { choice, color, icon, link, rows } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { FIRST_ICONS } from './firstIcons.ts';
import { profileLook } from './profileLook.ts';
import { SocialIcons } from './SocialIcons.tsx';
import { socialIconStyle, socialIconsStyle } from './social-icons.style.ts';

const HAS_OWN_COLORS = { isShown: ({ item_icon_color }: Settings) => item_icon_color === 'custom' };

export const widget: Widget = {
  type: 'social-icons',
  Render: SocialIcons,
  style: socialIconsStyle,
  rowStyle: {
    rows: 'social_icon_list',
    part: ' .elementor-grid-item:nth-child({row})',
    style: socialIconStyle,
  },
  editor: {
    label: 'Social icons',
    category: 'basic',
    keywords: ['facebook', 'instagram', 'profiles'],
    order: 55,
    icon: 'M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.700 10.700l6.600 -3.400M8.700 13.300l6.600 3.400',
    fields: [
      rows('social_icon_list', 'Profiles', {
        title: 'social_icon',
        rowLabel: 'Profile',
        newRow: { social_icon: { library: 'fa-brands', value: 'fab fa-instagram' }, link: { url: '' } },
        fields: [
          icon('social_icon', 'Icon'),
          link('link', 'Link'),
          choice('item_icon_color', 'Colours', { default: 'Official', custom: 'Custom' }),
          color('item_icon_primary_color', 'Background colour', HAS_OWN_COLORS),
          color('item_icon_secondary_color', 'Icon', HAS_OWN_COLORS),
        ],
      }),
      ...profileLook,
    ],
    defaults: {
      settings: { social_icon_list: FIRST_ICONS },
      rows: { social_icon_list: { social_icon: { library: 'fa-brands', value: 'fab fa-wordpress' } } },
    },
    newSettings: { social_icon_list: FIRST_ICONS },
  },
  examples: () => import('./social-icons.gallery.ts'),
};
