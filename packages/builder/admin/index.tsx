import type { AdminFeature } from '@portico/kernel/admin';
import { IconFileText } from '@tabler/icons-react';
import type { MediaLibrary } from './MediaLibrary.ts';

interface BuilderAdminPorts {
  /** Where pictures are chosen from. Without it there are addresses only. */
  readonly media?: MediaLibrary;
}

/** The administrator's screens of the page builder: the pages, and the editor, which comes as a chunk of its own. */
export const createBuilderAdmin = ({ media }: BuilderAdminPorts): AdminFeature => ({
  name: 'builder',
  navigation: [
    { label: 'Pages', to: '/pages', icon: IconFileText, role: 'editor', group: 'content', order: 10 },
  ],
  screens: [
    { path: 'pages', role: 'editor', load: () => import('./pages/PagesScreen.tsx') },
    { path: 'pages/new', role: 'editor', load: () => import('./pages/NewPageScreen.tsx') },
    {
      path: 'pages/:id/edit',
      role: 'editor',
      async load() {
        const { createEditorScreen } = await import('./editor/EditorScreen.tsx');
        return { default: createEditorScreen(media) };
      },
    },
  ],
});
