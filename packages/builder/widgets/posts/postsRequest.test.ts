import { expect, test } from 'vitest';
import { LARGEST_NUMBER } from '../../wire/admin.ts';
import { postsRequest } from './postsRequest.ts';

const USUAL = {
  ...{ kind: 'posts', count: 6, offset: 0, orderBy: 'date', order: 'desc' },
  ...{ categories: [], tags: [], authors: [] },
};

test.each([
  [{}, {}],
  [
    { posts_include: ['terms'], posts_include_term_ids: ['3', 'news'] },
    { terms: [3], categories: ['news'] },
  ],
  [
    { posts_include: ['authors'], posts_include_term_ids: ['3'], posts_include_authors: [4] },
    { authorIds: [4] },
  ],
  [
    {
      posts_exclude: ['terms', 'manual_selection', 'authors'],
      ...{ posts_exclude_ids: ['7'], posts_exclude_term_ids: ['8'], posts_exclude_authors: ['9'] },
    },
    { notPosts: [7], notTerms: [8], notAuthorIds: [9] },
  ],
  [{ posts_exclude: ['current_post'], posts_exclude_ids: ['7'] }, { notAt: '/a-post/' }],
  [{ posts_select_date: 'quarter', posts_date_after: '2026-01-01' }, { age: 'quarter' }],
  [
    { posts_select_date: 'exact', posts_date_after: '2026-01-01', posts_date_before: '2026-02-01' },
    { from: '2026-01-01', to: '2026-02-01' },
  ],
  [{ posts_ignore_sticky_posts: '' }, { hasStickyOnTop: true }],
  [{ posts_post_type: 'page' }, { isOfPages: true }],
  [{ posts_post_type: 'by_id', posts_posts_ids: ['5', 'x'], posts_offset: 2 }, { posts: [5] }],
  [{ posts_post_type: 'by_id' }, { posts: [LARGEST_NUMBER] }],
  [{ posts_include_term_ids: ['99999999999', '-1', 1.5, null] }, {}],
  [{ _skin: 'full_content' }, { isWhole: true }],
  [{ posts_orderby: 'rand' }, { orderBy: 'rand' }],
  [{ posts_avoid_duplicates: 'yes' }, { besideOthers: 'abc1234' }],
  [{ posts_post_type: 'current_query', posts_offset: 3, posts_include_term_ids: ['3'] }, { given: [5, 4] }],
  [
    {
      ...{ posts_post_type: 'related', posts_include: ['terms', 'authors'], posts_offset: 3 },
      ...{ posts_related_taxonomies: ['post_tag', 'product_cat'], posts_related_fallback: 'fallback_by_id' },
      posts_fallback_ids: ['8', 'x'],
    },
    { relatedTo: { at: '/a-post/', taxonomies: ['tag'], bySameAuthor: true, otherwise: [8] } },
  ],
])('K a list with %j asks for %j', (settings, asked) => {
  expect(postsRequest(settings, { at: '/a-post/', given: [5, 4], widget: 'abc1234' })).toEqual({
    ...USUAL,
    ...asked,
  });
});
