import type { AdminFeature } from '@portico/kernel/admin';
import { IconUsers } from '@tabler/icons-react';

export const users: AdminFeature = {
  name: 'users',
  navigation: [
    { label: 'Users', to: '/users', icon: IconUsers, role: 'administrator', group: 'site', order: 20 },
  ],
  screens: [
    { path: 'users', role: 'administrator', load: () => import('./UsersScreen.tsx') },
    { path: 'users/new', role: 'administrator', load: () => import('./NewUserScreen.tsx') },
    { path: 'users/:id', role: 'administrator', load: () => import('./UserScreen.tsx') },
  ],
};
