import { choice, type Field, number, siteChoice, toggle } from '../../model/fields/Field.ts';

/** Which posts a loop shows, and what draws each. */
export const loopFields: readonly Field[] = [
  siteChoice('template_id', 'Each is drawn by', 'loop-items', { none: 'Nothing yet' }),
  number('posts_per_page', 'How many', { min: 1, max: 50 }),
  choice('post_query_post_type', 'Which posts', {
    post: 'Posts',
    page: 'Pages',
    current_query: 'The list that the page is',
    related: 'Those that have to do with the post',
  }),
  choice('post_query_orderby', 'Order', {
    post_date: 'Day',
    post_title: 'Title',
    modified: 'Last change',
    comment_count: 'Number of comments',
    rand: 'At random',
  }),
  choice('post_query_order', 'Direction', { desc: 'Down', asc: 'Up' }),
  number('post_query_offset', 'Leave out the first', { min: 0, max: 1_000 }),
  toggle('post_query_avoid_duplicates', 'Without posts that stand further up on the page'),
];
