const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The English name of a language, of its code as browsers or as WordPress write it: `de-AT`, `de_AT`. */
export function languageName(code: string): string {
  try {
    return NAMES.of(code.replaceAll('_', '-')) ?? code;
  } catch {
    // An old setting may hold an invalid code; show it as it is.
    return code;
  }
}
