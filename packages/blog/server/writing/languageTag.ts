const LONGEST = 100;

/** The code of a language as pages write it: `pt_br` is `pt-BR`. `null` where it is none. */
export function languageTag(code: string): string | null {
  if (code.length > LONGEST) return null;
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
