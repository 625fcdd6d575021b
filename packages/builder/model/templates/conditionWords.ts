import { EVERYWHERE, readCondition } from './conditions.ts';

/** What must be chosen if a condition is about a single item. */
export type ConditionTarget = 'page' | 'post' | 'category' | 'tag' | 'product';

/** A place as chosen by a person. */
export interface PlaceChoice {
  /** As in conditions, without the id. */
  readonly place: string;
  /** Follows “Show on” and “Not on”. */
  readonly label: string;
  /** It is about one of these. */
  readonly target?: ConditionTarget;
}

export const PLACE_CHOICES: readonly PlaceChoice[] = [
  { place: EVERYWHERE, label: 'the whole site' },
  { place: 'singular/front_page', label: 'the home page' },
  { place: 'singular/page', label: 'all pages' },
  { place: 'singular/page/', label: 'one page', target: 'page' },
  { place: 'singular/post', label: 'all posts' },
  { place: 'singular/post/', label: 'one post', target: 'post' },
  { place: 'singular/in_category/', label: 'posts in a category', target: 'category' },
  { place: 'singular/in_post_tag/', label: 'posts with a tag', target: 'tag' },
  { place: 'archive', label: 'all lists' },
  { place: 'archive/post_archive', label: 'the list of the newest posts' },
  { place: 'archive/category', label: 'the lists of all categories' },
  { place: 'archive/category/', label: 'the list of a category', target: 'category' },
  { place: 'archive/post_tag', label: 'the lists of all tags' },
  { place: 'archive/post_tag/', label: 'the list of a tag', target: 'tag' },
  { place: 'archive/author', label: 'the lists of authors’ posts' },
  { place: 'archive/date', label: 'the lists of a year, month or day' },
  { place: 'archive/search', label: 'search results' },
  { place: 'woocommerce', label: 'the whole shop' },
  { place: 'singular/product', label: 'all products' },
  { place: 'singular/product/', label: 'one product', target: 'product' },
  { place: 'archive/product_archive', label: 'the list of products' },
  { place: 'singular/not_found404', label: 'the page for what is not found' },
  { place: 'singular', label: 'everything but lists' },
];

/** Where a template can be shown: headers and footers anywhere, others where their kind of content is rendered. */
export function placesFor(type: string): readonly PlaceChoice[] {
  const wanted = PLACES_OF[type];
  return wanted ? PLACE_CHOICES.filter(({ place }) => wanted.test(place)) : PLACE_CHOICES;
}

const PLACES_OF: Readonly<Record<string, RegExp>> = {
  'single-post': /^singular\/(?:post|in_)/,
  archive: /^singular\/front_page$|^archive(?!\/product)/,
  'search-results': /^archive\/search$/,
  'error-404': /not_found404$/,
};

/** The choice for a place, with its target; `null` for one that only other products know. */
export function choiceOfPlace(
  place: string,
): { readonly choice: PlaceChoice; readonly target: string } | null {
  const exact = PLACE_CHOICES.find((choice) => choice.place === place);
  if (exact) return { choice: exact, target: '' };
  const end = place.lastIndexOf('/') + 1;
  const choice = PLACE_CHOICES.find((one) => one.target && one.place === place.slice(0, end));
  return choice ? { choice, target: place.slice(end) } : null;
}

/** Whether a condition is about something that this site has. */
export function isKnownPlace(place: string): boolean {
  return choiceOfPlace(place) !== null;
}

/** A target's name; `null` if it no longer exists. */
export type TargetNames = (target: ConditionTarget, id: string) => string | null;

/** Where a template is shown, as a sentence. */
export function conditionsInWords(conditions: readonly string[], nameOf: TargetNames): string {
  const read = conditions.map(readCondition).filter((condition) => condition !== null);
  const shown = read.filter(({ isExcluded }) => !isExcluded);
  const hidden = read.filter(({ isExcluded }) => isExcluded);
  if (shown.length === 0) return 'Shown nowhere yet.';
  const words = (list: typeof read): string => inARow(list.map(({ place }) => placeInWords(place, nameOf)));
  return `Shown on ${words(shown)}${hidden.length > 0 ? `, but not on ${words(hidden)}` : ''}.`;
}

export function placeInWords(place: string, nameOf: TargetNames): string {
  const known = choiceOfPlace(place);
  if (!known) return `“${place}”, which this site does not know`;
  const { choice, target } = known;
  if (!choice.target) return choice.label;
  const name = nameOf(choice.target, target);
  const words = TARGET_WORDS[choice.place] ?? choice.label;
  return name === null ? `${words} that is not there any more` : `${words} “${name}”`;
}

const TARGET_WORDS: Readonly<Record<string, string>> = {
  'singular/page/': 'the page',
  'singular/post/': 'the post',
  'singular/product/': 'the product',
  'singular/in_category/': 'posts in the category',
  'singular/in_post_tag/': 'posts with the tag',
  'archive/category/': 'the list of the category',
  'archive/post_tag/': 'the list of the tag',
};

function inARow(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
