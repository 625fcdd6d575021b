import type { AdminFeature } from '@portico/kernel/admin';
import { IconFileText, IconLayoutNavbar } from '@tabler/icons-react';
import type { MediaLibrary } from '../editor/MediaLibrary.ts';

interface BuilderAdminPorts {
  /** The media library. Without it, pictures can only be given by URL. */
  readonly media?: MediaLibrary;
}

/** The page builder's screens: the pages, and the editor in its own chunk. */
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
