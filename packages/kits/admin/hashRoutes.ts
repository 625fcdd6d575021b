const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^#\/export(-customization)?(?=[/?]|$)/, '/kits/export'],
  [/^#\/import(-customization)?(?=[/?]|$)/, '/kits/import'],
  [/^#\/kit-library(?=[/?]|$)/, '/kits/library'],
];

/**
 * Where an address of the builder's own page leads here: `#/import-customization?id=7` is `/kits/import?id=7`. Values are read
 * from the page's query and from the part after the `#`, which wins. `null` when it is no such address.
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
