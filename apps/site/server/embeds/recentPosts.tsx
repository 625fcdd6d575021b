import { BLOG_TAG, type BlogServer } from '@portico/blog/server';
import { RelatedPosts } from '@portico/blog/ui';
import type { EmbedCode } from '@portico/kernel/embeds';

const USUAL_COUNT = 3;
const MOST = 12;

/** `[recent-posts count=3 title="From the journal"]`: the newest posts, on pages outside the blog. */
export function recentPosts({ blog }: BlogServer): EmbedCode {
  return {
    names: ['recent-posts'],
    tags: [BLOG_TAG],
    async embed({ named }, place) {
      const perPage = countOf(named.count);
      const { posts } = await blog.list({ perPage }, 1);
      return {
        element: (
          <RelatedPosts
            id={`recent-posts-${place.count('recent-posts')}`}
            title={named.title?.trim() || 'Recent posts'}
            posts={posts.slice(0, perPage)}
          />
        ),
      };
    },
  };
}

function countOf(text = ''): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : USUAL_COUNT;
  return Math.min(Math.max(count, 1), MOST);
}
