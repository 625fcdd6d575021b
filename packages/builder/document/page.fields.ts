import { textarea, toggle } from '../editor/fields/Field.ts';

/** What an author can say of a page as a whole. */
export const pageFields = [
  textarea('post_excerpt', 'Description', {
    help: 'A sentence for search engines and for links to the page.',
  }),
  toggle('scroll_snap', 'Scrolling stops at each section'),
];
