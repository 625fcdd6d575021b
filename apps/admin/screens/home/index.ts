import type { AdminFeature } from '@portico/kernel/admin';
import { IconHome } from '@tabler/icons-react';

export const home: AdminFeature = {
  name: 'home',
  navigation: [{ label: 'Home', to: '/', icon: IconHome, role: 'editor', group: 'site', order: 0 }],
  screens: [{ path: '/', role: 'editor', load: () => import('./HomeScreen.tsx') }],
};
