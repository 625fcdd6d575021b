import type { AdminFeature } from '@portico/kernel/admin';
import { IconListTree, IconPalette } from '@tabler/icons-react';

/** The screens for the site's design, with a preview beside it, and its menus. */
export const themeAdmin: AdminFeature = {
  name: 'theme',
  navigation: [
    {
      label: 'Appearance',
      to: '/customize',
      icon: IconPalette,
      role: 'administrator',
      group: 'site',
      order: 10,
    },
    {
      label: 'Menus',
      to: '/menus',
      icon: IconListTree,
      role: 'administrator',
      group: 'site',
      order: 11,
    },
  ],
  screens: [
    { path: 'customize', role: 'administrator', load: () => import('./customizer/CustomizerScreen.tsx') },
    { path: 'menus', role: 'administrator', load: () => import('./menus/MenusScreen.tsx') },
  ],
};
