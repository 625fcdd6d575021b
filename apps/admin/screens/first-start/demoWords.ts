import type { DemoParts } from '../../wire/admin.ts';

const WORDS: readonly [keyof DemoParts, one: string, many: string][] = [
  ['pages', 'page', 'pages and templates'],
  ['posts', 'post', 'posts'],
  ['products', 'product', 'products'],
  ['reviews', 'review', 'reviews'],
  ['forms', 'form', 'forms'],
  ['menus', 'menu', 'menus'],
  ['pictures', 'picture', 'pictures'],
];

/** "8 posts, 1 form and 3 menus": leaves out what there is none of. */
export function demoWords(parts: DemoParts): string {
  const named = WORDS.filter(([name]) => parts[name] > 0).map(
    ([name, one, many]) => `${parts[name]} ${parts[name] === 1 ? one : many}`,
  );
  return named.length > 0 ? new Intl.ListFormat('en').format(named) : 'nothing more';
}
