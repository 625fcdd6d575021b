/** The content language for a locale such as `en_US` or a plugin's code such as `lt`; undefined if there is none. */
export function languageOf(locale: string | undefined, languages: readonly string[]): string | undefined {
  if (!locale) return undefined;
  const wanted = locale.toLowerCase().replaceAll('_', '-');
  const known = (code: string) =>
    languages.find((language) => language.toLowerCase().replaceAll('_', '-') === code);
  return known(wanted) ?? known(wanted.split('-')[0] ?? '');
}
