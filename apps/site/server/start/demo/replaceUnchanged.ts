import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@portico/kernel/records';

/**
 * Replaces everything that still equals `before` with `after`, and keeps changes. Records are compared field by field,
 * everything else as a whole.
 */
export function replaceUnchanged(value: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(value, before)) return after;
  if (!isRecord(value) || !isRecord(before) || !isRecord(after)) return value;
  const names = new Set([...Object.keys(value), ...Object.keys(after)]);
  const fields = [...names].map(
    (name) => [name, replaceUnchanged(value[name], before[name], after[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
