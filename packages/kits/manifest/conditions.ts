import { isRecord } from '@portico/kernel/records';

/**
 * Where a template is shown: documents store it as texts, `include/archive/category`; Elementor Pro writes their parts into
 * manifests. Anything that is neither is left out.
 */
export function conditionsIn(listed: unknown): readonly string[] {
  if (typeof listed !== 'object' || listed === null) return [];
  // PHP encodes a list with a gap as a map.
  return Object.values(listed).flatMap((condition) => {
    if (typeof condition === 'string') return [condition];
    return isRecord(condition) ? [textOf(condition)] : [];
  });
}

/** As Elementor Pro reads them: it takes texts for lists of parts, and stops. */
export function conditionParts(conditions: readonly string[]): readonly Readonly<Record<string, string>>[] {
  return conditions.map((condition) => {
    const parts = condition.split('/');
    return Object.fromEntries(PARTS.map((part, at) => [part, parts[at] ?? '']));
  });
}

const PARTS = ['type', 'name', 'sub_name', 'sub_id'] as const;

function textOf(condition: Readonly<Record<string, unknown>>): string {
  const words = PARTS.map((part) => {
    const word = condition[part];
    return typeof word === 'string' || typeof word === 'number' ? String(word) : '';
  });
  while (words.at(-1) === '') words.pop();
  return words.join('/');
}
