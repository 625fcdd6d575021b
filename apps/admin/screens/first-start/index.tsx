import type { AdminFeature } from '@portico/kernel/admin';
import type { SettingsPorts } from '../settings/SettingsPorts.ts';

/** The guide for new sites. It has no menu entry: the home screen links to it. */
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
