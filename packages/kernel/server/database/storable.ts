/**
 * A value as both engines can keep it. PostgreSQL refuses the NUL character in text and has no number for a boolean
 * column of ours; SQLite takes both. What works on one engine must work on the other, so neither gets them.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value;
}
