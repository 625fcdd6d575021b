/** The part of a list's URL that says what is shown. */
export interface ListAddress {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Where the page starts; `null` is the beginning. */
  readonly cursor: string | null;
}

export function readListAddress(parameters: URLSearchParams, filterNames: readonly string[]): ListAddress {
  const filters = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    search: parameters.get('search') ?? '',
    filters: Object.fromEntries(filters),
    cursor: parameters.get('cursor') || null,
  };
}

/** Leaves out unset parts, so that the whole list has the plain URL. */
export function writeListAddress({ search, filters, cursor }: ListAddress): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  for (const [name, value] of Object.entries(filters)) parameters.set(name, value);
  if (cursor) parameters.set('cursor', cursor);
  return parameters.toString();
}
