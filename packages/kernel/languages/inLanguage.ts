/** Without the region: `de-AT` and `de_AT` are `de`. */
export function baseLanguage(language: string): string {
  return language.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/** What a table has for a language, whichever its region. */
export function inLanguage<Words>(
  table: Readonly<Record<string, Words>>,
  language: string,
): Words | undefined {
  const base = baseLanguage(language);
  return Object.hasOwn(table, base) ? table[base] : undefined;
}
