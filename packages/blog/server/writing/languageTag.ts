const LONGEST = 100;

/** A language code as in HTML: `pt_br` becomes `pt-BR`. `null` if invalid. */
export function languageTag(code: string): string | null {
  if (code.length > LONGEST) return null;
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
