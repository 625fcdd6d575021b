import type { AdminFeature } from '@portico/kernel/admin';
import { blogAdmin } from './blog/blogAdmin.tsx';

/** The administrator's screens of the theme. */
export const themeAdmin: AdminFeature = {
  name: 'theme',
  navigation: [...(blogAdmin.navigation ?? [])],
  screens: [...blogAdmin.screens],
};
