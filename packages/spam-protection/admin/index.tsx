import type { AdminFeature } from '@portico/kernel/admin';
import { IconKey, IconShieldCheck, IconShieldCog } from '@tabler/icons-react';

/** The log of verdicts and the settings of the spam protection. */
export const spamProtectionAdmin: AdminFeature = {
  name: 'spam-protection',
  navigation: [
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
    {
      label: 'Connected sites',
      to: '/spam/keys',
      icon: IconKey,
      role: 'administrator',
      group: 'site',
      order: 21,
    },
  ],
  screens: [
    { path: 'spam', role: 'administrator', load: () => import('./log/VerdictsScreen.tsx') },
    { path: 'spam/settings', role: 'administrator', load: () => import('./settings/SpamSettingsScreen.tsx') },
    { path: 'spam/keys', role: 'administrator', load: () => import('./keys/SiteKeysScreen.tsx') },
    { path: 'spam/:id', role: 'administrator', load: () => import('./log/VerdictScreen.tsx') },
  ],
};
