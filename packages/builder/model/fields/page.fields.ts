import { DESCRIPTION_LENGTH, DESCRIPTION_SETTING } from '../document/description.ts';
import { HIDE_TITLE_SETTING, PAGE_TEMPLATES, pageFrameOf, TEMPLATE_SETTING } from '../document/pageFrame.ts';
import { HIDDEN_SETTING, PICTURE_SETTING, TITLE_SETTING } from '../document/pageHead.ts';
import { ELEMENTOR_LOOK, LOOK_SETTING } from '../document/pageLook.ts';
import { pageTable } from '../styles/tables/pageTable.ts';
import { choice, type Field, media, text, textarea, toggle } from './Field.ts';
import { box } from './groups.ts';
import { tableFields } from './tableFields.ts';

/** An author's settings for a page as a whole. */
const written: readonly Field[] = [
  choice(
    TEMPLATE_SETTING,
    'Layout',
    {
      [PAGE_TEMPLATES.default]: 'Site default',
      [PAGE_TEMPLATES.full]: 'Full width, with header and footer',
      [PAGE_TEMPLATES.theme]: 'With page title and margins',
      [PAGE_TEMPLATES.canvas]: 'Blank, without header and footer',
    },
    { help: 'What surrounds the page.' },
  ),
  toggle(HIDE_TITLE_SETTING, 'Hide the title', {
    isShown: (settings) => pageFrameOf(settings) === 'theme',
  }),
  text(TITLE_SETTING, 'Title', {
    help: 'For search engines, browser tabs and links to the page. If left empty, the page’s name is used.',
  }),
  textarea(DESCRIPTION_SETTING, 'Description', {
    help: `A sentence for search engines and for links to the page, of at most ${DESCRIPTION_LENGTH} characters.`,
    mostCharacters: DESCRIPTION_LENGTH,
  }),
  media(PICTURE_SETTING, 'Social picture', {
    help: 'Shown with links to the page in messengers and social networks. Choose one from the library.',
  }),
  toggle(HIDDEN_SETTING, 'Hide from search engines', {
    help: 'Anyone who has the address can still open the page.',
  }),
  toggle('scroll_snap', 'Snap scrolling to sections'),
  choice(
    LOOK_SETTING,
    'Base style',
    { '': 'As the site has it', [ELEMENTOR_LOOK]: 'As Elementor has it' },
    {
      help: 'Sizes, spacing and colours that the page does not set itself. A page made with Elementor relies on Elementor’s.',
    },
  ),
];

const drawn = new Set(
  pageTable.controls.flatMap(({ setting, used, conditions }) => [
    setting,
    ...used.map(([name]) => name),
    ...conditions.map(([name]) => name),
  ]),
);
const looks = box('').filter(({ name }) => drawn.has(name));

export const pageFields: readonly Field[] = [
  ...written,
  ...looks,
  ...tableFields([pageTable], [...written, ...looks], 'style'),
];

/** The same for parts of pages, which have no title and no frame. */
export const partFields = pageFields.filter(
  ({ name }) => name !== TEMPLATE_SETTING && name !== HIDE_TITLE_SETTING,
);
