import type { AdminFeature } from '@portico/kernel/admin';
import { IconHome } from '@tabler/icons-react';
import HomeScreen from './HomeScreen.tsx';

export const home: AdminFeature = {
  name: 'home',
  navigation: [{ label: 'Home', to: '/', icon: IconHome, role: 'editor', group: 'site', order: 0 }],
  // Where almost everybody begins: part of the application, which is asked for anyway.
  screens: [{ path: '/', role: 'editor', load: async () => ({ default: HomeScreen }) }],
};
