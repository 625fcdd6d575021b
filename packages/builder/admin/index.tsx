import type { AdminFeature } from '@portico/kernel/admin';
import { IconFileText, IconLayoutNavbar } from '@tabler/icons-react';
import type { MediaLibrary } from '../editor/MediaLibrary.ts';

interface BuilderAdminPorts {
  /** Where pictures are chosen from. Without it there are addresses only. */
  readonly media?: MediaLibrary;
}

/** The administrator's screens of the page builder: the pages, and the editor, which comes as a chunk of its own. */
export const createBuilderAdmin = ({ media }: BuilderAdminPorts): AdminFeature => ({
  name: 'builder',
  navigation: [
    { label: 'Pages', to: '/pages', icon: IconFileText, role: 'editor', group: 'content', order: 10 },
    {
      ...{ label: 'Theme templates', to: '/templates', icon: IconLayoutNavbar },
      ...{ role: 'editor', group: 'site', order: 12 },
    },
  ],
  screens: [
    { path: 'pages', role: 'editor', load: () => import('../editor/pages/PagesScreen.tsx') },
    { path: 'templates', role: 'editor', load: () => import('../editor/templates/TemplatesScreen.tsx') },
    { path: 'pages/new', role: 'editor', load: () => import('../editor/pages/NewPageScreen.tsx') },
    {
      path: 'pages/:id/edit',
      role: 'editor',
      async load() {
        const { createEditorScreen } = await import('../editor/workbench/EditorScreen.tsx');
        return { default: createEditorScreen(media) };
      },
    },
  ],
});
