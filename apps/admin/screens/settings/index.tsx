import type { AdminFeature } from '@portico/kernel/admin';
import { IconSettings } from '@tabler/icons-react';
import type { SettingsPorts } from './SettingsPorts.ts';

/** The owner's settings for the whole site. */
export const createSettingsAdmin = (ports: SettingsPorts): AdminFeature => ({
  name: 'settings',
  navigation: [
    {
      label: 'Site settings',
      to: '/settings',
      icon: IconSettings,
      role: 'administrator',
      group: 'site',
      order: 5,
    },
  ],
  screens: [
    {
      path: 'settings',
      role: 'administrator',
      async load() {
        const { createSettingsScreen } = await import('./SettingsScreen.tsx');
        return { default: createSettingsScreen(ports) };
      },
    },
  ],
});
