import type { AdminFeature } from '@portico/kernel/admin';
import { IconUserSearch } from '@tabler/icons-react';

export const privacy: AdminFeature = {
  name: 'privacy',
  navigation: [
    {
      ...{ label: 'Personal data', to: '/personal-data', icon: IconUserSearch },
      ...{ role: 'administrator', group: 'site', order: 25 },
    },
  ],
  screens: [{ path: 'personal-data', role: 'administrator', load: () => import('./PersonalDataScreen.tsx') }],
};
