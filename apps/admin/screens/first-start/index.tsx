import type { AdminFeature } from '@portico/kernel/admin';
import type { SettingsPorts } from '../settings/SettingsPorts.ts';

/** The guide of a new site. It has no entry in the menu: the home screen leads there. */
export const createFirstStart = (ports: SettingsPorts): AdminFeature => ({
  name: 'first-start',
  screens: [
    {
      path: 'first-start/:step?',
      role: 'administrator',
      async load() {
        const { createGuideScreen } = await import('./GuideScreen.tsx');
        return { default: createGuideScreen(ports) };
      },
    },
  ],
});
