/**
 * A value that both engines can store. PostgreSQL refuses NUL characters in text and booleans for our integer columns; SQLite
 * accepts both. What works on one engine must work on the other, so neither gets them.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value;
}
