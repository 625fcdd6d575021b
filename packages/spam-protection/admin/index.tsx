import type { AdminFeature } from '@portico/kernel/admin';
import { IconMessages, IconShieldCheck, IconShieldCog } from '@tabler/icons-react';

/** The log of the verdicts, the comments and the settings of the spam protection. */
export const spamProtection: AdminFeature = {
  name: 'spam-protection',
  navigation: [
    { label: 'Comments', to: '/comments', icon: IconMessages, role: 'editor', group: 'visitors', order: 20 },
    {
      label: 'Spam log',
      to: '/spam',
      icon: IconShieldCheck,
      role: 'administrator',
      group: 'visitors',
      order: 30,
    },
    {
      label: 'Spam protection',
      to: '/spam/settings',
      icon: IconShieldCog,
      role: 'administrator',
      group: 'site',
      order: 20,
    },
  ],
  screens: [
    { path: 'comments', role: 'editor', load: () => import('./comments/CommentsScreen.tsx') },
    { path: 'spam', role: 'administrator', load: () => import('./log/VerdictsScreen.tsx') },
    { path: 'spam/settings', role: 'administrator', load: () => import('./settings/SpamSettingsScreen.tsx') },
    { path: 'spam/:id', role: 'administrator', load: () => import('./log/VerdictScreen.tsx') },
  ],
};
