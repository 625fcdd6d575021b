import type { AdminFeature } from '@portico/kernel/admin';

/** Opened from the user menu, so it has no entry in the navigation. */
export const account: AdminFeature = {
  name: 'account',
  screens: [{ path: 'account', role: 'editor', load: () => import('./AccountScreen.tsx') }],
};
