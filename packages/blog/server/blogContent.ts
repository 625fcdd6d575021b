import type { FeatureContent } from '@portico/kernel/server';
import type { BlogContext } from './BlogContext.ts';
import { postSearch } from './search/PostSearch.ts';
import type { BlogTables } from './tables.ts';
import { showOrHide } from './writing/storePost.ts';

/** Posts, and what belongs to them or is shown with them. */
export function blogContent(context: BlogContext): FeatureContent {
  return {
    tables: [
      { name: 'blog_authors', key: ['id'], unique: ['slug'] },
      { name: 'blog_media', key: ['id'], dated: ['made_at'], unique: ['hash'] },
      { name: 'blog_recordings', key: ['id'], dated: ['made_at'], unique: ['hash'] },
      { name: 'blog_terms', key: ['id'], refersTo: { parent: 'blog_terms' }, unique: ['slug'] },
      {
        name: 'blog_posts',
        key: ['id'],
        refersTo: { author: 'blog_authors', cover: 'blog_media', parent: 'blog_posts' },
        drifting: ['comment_count'],
        dated: ['published_at', 'created_at', 'modified_at', 'translation_group'],
        unique: ['guid', 'slug'],
        texts: ['html'],
      },
      {
        name: 'blog_post_terms',
        key: ['post', 'term'],
        refersTo: { post: 'blog_posts', term: 'blog_terms' },
        partOf: 'post',
      },
      { name: 'blog_revisions', key: ['id'], refersTo: { post: 'blog_posts' }, partOf: 'post' },
      { name: 'blog_redirects', key: ['slug'], refersTo: { post: 'blog_posts' }, partOf: 'post' },
      { name: 'blog_attachments', key: ['url'], refersTo: { media: 'blog_media' } },
      { name: 'comments', key: ['id'], refersTo: { post_id: 'blog_posts' }, partOf: 'post_id' },
    ],
    async follow(transaction, table, rows) {
      if (table !== 'blog_posts') return;
      for (const { id } of rows) {
        const post = await transaction
          .tables<BlogTables>()
          .selectFrom('blog_posts')
          .selectAll()
          .where('id', '=', Number(id))
          .executeTakeFirst();
        if (post) await showOrHide(context, transaction, null, post);
        else await postSearch.remove(transaction, Number(id));
      }
    },
  };
}
