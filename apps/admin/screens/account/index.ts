import type { AdminFeature } from '@portico/kernel/admin';

/** Reached from the person's own menu, so it has no entry among the site's screens. */
export const account: AdminFeature = {
  name: 'account',
  screens: [{ path: 'account', role: 'editor', load: () => import('./AccountScreen.tsx') }],
};
