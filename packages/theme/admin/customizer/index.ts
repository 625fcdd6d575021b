import type { AdminFeature } from '@portico/kernel/admin';
import { IconPalette } from '@tabler/icons-react';

/** The screen on which the look of the site is changed, with the site itself beside it. */
export const customizerAdmin: AdminFeature = {
  name: 'customizer',
  navigation: [
    {
      label: 'Look of the site',
      to: '/customize',
      icon: IconPalette,
      role: 'administrator',
      group: 'site',
      order: 10,
    },
  ],
  screens: [{ path: 'customize', role: 'administrator', load: () => import('./CustomizerScreen.tsx') }],
};
