export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** `JSON.parse` without the exception. */
export function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** Parses text that looks like an object or array, so that it is not encoded twice; leaves everything else as it is. */
export function undouble(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{][\s\S]*[\]}]$/.test(value)) return value;
  const parsed = parseJson(value);
  return parsed.ok ? parsed.value : value;
}
