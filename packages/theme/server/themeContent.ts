import type { FeatureContent } from '@portico/kernel/server';

/** Menus. */
export const themeContent: FeatureContent = {
  tables: [{ name: 'theme_menus', key: ['id'], dated: ['changed_at'] }],
};
