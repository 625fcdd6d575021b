import type { KitContents } from '@portico/kits/server';

/** For a site without a blog: kits carry no posts from it, and their posts find no place in it. */
export const noKitPosts: Pick<KitContents, 'posts' | 'taxonomies'> = {
  posts: {
    types: [],
    list: async () => [],
    write: async () => '',
    read: async () => [],
    add: async () => ({ succeed: {}, failed: {}, undo: null }),
    undo: async () => {},
  },
  taxonomies: {
    list: async () => [],
    terms: async () => [],
    add: async () => ({ terms: [], undo: null }),
    undo: async () => {},
  },
};
