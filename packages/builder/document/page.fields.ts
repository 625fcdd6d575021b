import { textarea, toggle } from '../editor/fields/Field.ts';
import { DESCRIPTION_LENGTH, DESCRIPTION_SETTING } from './description.ts';

/** What an author can say of a page as a whole. */
export const pageFields = [
  textarea(DESCRIPTION_SETTING, 'Description', {
    help: `A sentence for search engines and for links to the page, of at most ${DESCRIPTION_LENGTH} characters.`,
    mostCharacters: DESCRIPTION_LENGTH,
  }),
  toggle('scroll_snap', 'Scrolling stops at each section'),
];
