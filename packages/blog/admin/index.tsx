import type { AdminFeature } from '@portico/kernel/admin';
import {
  IconArticle,
  IconFileImport,
  IconMessages,
  IconPhoto,
  IconTags,
  IconWritingSign,
} from '@tabler/icons-react';
import type { BlogAdminPorts } from './BlogAdminPorts.ts';

/** Posts and pages, their terms, authors, pictures and comments. */
export const createBlogAdmin = (ports: BlogAdminPorts): AdminFeature => ({
  name: 'blog',
  navigation: [
    { label: 'Posts', to: '/posts', icon: IconArticle, role: 'editor', group: 'content', order: 10 },
    { label: 'Media', to: '/media', icon: IconPhoto, role: 'editor', group: 'content', order: 11 },
    { label: 'Categories & tags', to: '/terms', icon: IconTags, role: 'editor', group: 'content', order: 12 },
    { label: 'Authors', to: '/authors', icon: IconWritingSign, role: 'editor', group: 'content', order: 13 },
    { label: 'Comments', to: '/comments', icon: IconMessages, role: 'editor', group: 'visitors', order: 20 },
    {
      label: 'Import & export',
      to: '/blog-import',
      icon: IconFileImport,
      role: 'administrator',
      group: 'site',
      order: 40,
    },
  ],
  screens: [
    { path: 'posts', role: 'editor', load: () => import('./posts/PostsScreen.tsx') },
    {
      path: 'posts/:id',
      role: 'editor',
      async load() {
        const { createPostScreen } = await import('./posts/PostScreen.tsx');
        return { default: createPostScreen(ports) };
      },
    },
    { path: 'posts/:id/versions', role: 'editor', load: () => import('./posts/VersionsScreen.tsx') },
    { path: 'media', role: 'editor', load: () => import('./media/MediaScreen.tsx') },
    { path: 'terms', role: 'editor', load: () => import('./terms/TermsScreen.tsx') },
    { path: 'authors', role: 'editor', load: () => import('./terms/AuthorsScreen.tsx') },
    {
      path: 'comments',
      role: 'editor',
      async load() {
        const { createCommentsScreen } = await import('./comments/CommentsScreen.tsx');
        return { default: createCommentsScreen(ports) };
      },
    },
    { path: 'blog-import', role: 'administrator', load: () => import('./imports/ImportScreen.tsx') },
  ],
});
