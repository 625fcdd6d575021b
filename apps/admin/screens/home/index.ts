import type { AdminFeature } from '@portico/kernel/admin';
import { IconHome } from '@tabler/icons-react';
import HomeScreen from './HomeScreen.tsx';

export const home: AdminFeature = {
  name: 'home',
  navigation: [{ label: 'Home', to: '/', icon: IconHome, role: 'editor', group: 'site', order: 0 }],
  // Nearly everybody starts here, so it is part of the main bundle.
  screens: [{ path: '/', role: 'editor', load: async () => ({ default: HomeScreen }) }],
};
