import { choice, type Field, number, siteChoice, toggle } from '../../model/fields/Field.ts';

/** Which posts a loop shows, and with which template. */
export const loopFields: readonly Field[] = [
  siteChoice('template_id', 'Template', 'loop-items', { none: 'Nothing yet' }),
  number('posts_per_page', 'Number of posts', { min: 1, max: 50 }),
  choice('post_query_post_type', 'Source', {
    post: 'Posts',
    page: 'Pages',
    current_query: 'Current query',
    related: 'Related posts',
  }),
  choice('post_query_orderby', 'Order', {
    post_date: 'Date',
    post_title: 'Title',
    modified: 'Last modified',
    comment_count: 'Number of comments',
    rand: 'At random',
  }),
  choice('post_query_order', 'Direction', { desc: 'Descending', asc: 'Ascending' }),
  number('post_query_offset', 'Offset', { min: 0, max: 1_000 }),
  toggle('post_query_avoid_duplicates', 'Avoid duplicates'),
];
