const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^#\/export(-customization)?(?=[/?]|$)/, '/kits/export'],
  [/^#\/import(-customization)?(?=[/?]|$)/, '/kits/import'],
  [/^#\/kit-library(?=[/?]|$)/, '/kits/library'],
];

/**
 * Maps a hash of Elementor's own page to our route: `#/import-customization?id=7` is `/kits/import?id=7`. Values come from the
 * page's query and from the part after the `#`, which takes precedence. `null` if it is no such hash.
 */
export function routeOfHash(hash: string, search: string): string | null {
  const route = ROUTES.find(([pattern]) => pattern.test(hash));
  if (!route) return null;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.split('?')[1] ?? '')) query.set(name, value);
  query.delete('page');
  const text = query.toString();
  return text ? `${route[1]}?${text}` : route[1];
}
