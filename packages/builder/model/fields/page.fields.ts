import { DESCRIPTION_LENGTH, DESCRIPTION_SETTING } from '../document/description.ts';
import { HIDDEN_SETTING, PICTURE_SETTING, TITLE_SETTING } from '../document/pageHead.ts';
import { media, text, textarea, toggle } from './Field.ts';

/** What an author can say of a page as a whole. */
export const pageFields = [
  text(TITLE_SETTING, 'Title', {
    help: 'For search engines, tabs and links to the page. The name of the page where it is empty.',
  }),
  textarea(DESCRIPTION_SETTING, 'Description', {
    help: `A sentence for search engines and for links to the page, of at most ${DESCRIPTION_LENGTH} characters.`,
    mostCharacters: DESCRIPTION_LENGTH,
  }),
  media(PICTURE_SETTING, 'Social picture', {
    help: 'Shown with links to the page, in messengers and social networks. One from the library.',
  }),
  toggle(HIDDEN_SETTING, 'Keep it out of search engines', {
    help: 'The page stays open to everybody who has its address.',
  }),
  toggle('scroll_snap', 'Scrolling stops at each section'),
];
