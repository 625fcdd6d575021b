import type { AdminFeature } from '@portico/kernel/admin';
import { IconFileText } from '@tabler/icons-react';

/** The administrator's screens of the page builder: the pages, and the editor, which comes as a chunk of its own. */
export const builderAdmin: AdminFeature = {
  name: 'builder',
  navigation: [
    { label: 'Pages', to: '/pages', icon: IconFileText, role: 'editor', group: 'content', order: 10 },
  ],
  screens: [
    { path: 'pages', role: 'editor', load: () => import('./pages/PagesScreen.tsx') },
    { path: 'pages/new', role: 'editor', load: () => import('./pages/NewPageScreen.tsx') },
    { path: 'pages/:id/edit', role: 'editor', load: () => import('./editor/EditorScreen.tsx') },
  ],
};
