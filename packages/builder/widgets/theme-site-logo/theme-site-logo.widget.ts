import { choice, color, link, media, size } from '../../model/fields/Field.ts';
import { alignment, typography } from '../../model/fields/groups.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { siteLogoStyle } from './theme-site-logo.style.ts';

export const widget: Widget = {
  type: 'theme-site-logo',
  Render: SiteLogo,
  style: siteLogoStyle,
  editor: {
    label: 'Site logo',
    category: 'site',
    keywords: ['brand', 'logo', 'picture'],
    order: 40,
    icon: 'M4 20V10l8 -6l8 6v10zM9 20v-6h6v6',
    fields: [
      media('image', 'Another picture', { help: 'Without one, the logo of the site settings is shown.' }),
      choice('caption_source', 'Caption', { none: 'None', attachment: 'From the media library' }),
      choice('link_to', 'Link', {
        ...{ '': 'Home page', custom: 'Custom address', file: 'Picture file', none: 'None' },
      }),
      link('link', 'Address', { isShown: (settings) => settings.link_to === 'custom' }),
      alignment(),
      size('width', 'Width'),
      size('height', 'Height', { units: ['px', 'rem'] }),
      color('title_color', 'Name colour'),
      ...typography(),
    ],
    newSettings: {},
  },
  examples: () => import('./theme-site-logo.gallery.ts'),
};
