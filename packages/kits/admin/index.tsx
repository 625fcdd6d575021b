import type { AdminFeature } from '@portico/kernel/admin';
import { IconPackage } from '@tabler/icons-react';

/** The admin screens for kits: the tools, the two wizards, the library, and the reported events. */
export const kitsAdmin: AdminFeature = {
  name: 'kits',
  navigation: [
    { label: 'Kits', to: '/kits', icon: IconPackage, role: 'administrator', group: 'content', order: 80 },
  ],
  screens: [
    { path: 'kits', role: 'administrator', load: () => import('./KitsScreen.tsx') },
    { path: 'kits/export/*', role: 'administrator', load: () => import('./export/ExportScreen.tsx') },
    { path: 'kits/import/*', role: 'administrator', load: () => import('./import/ImportScreen.tsx') },
    {
      path: 'kits/imports/:session',
      role: 'administrator',
      load: () => import('./report/ReportScreen.tsx'),
    },
    { path: 'kits/library', role: 'administrator', load: () => import('./library/LibraryScreen.tsx') },
    { path: 'kits/analytics', role: 'administrator', load: () => import('./AnalyticsScreen.tsx') },
  ],
};
