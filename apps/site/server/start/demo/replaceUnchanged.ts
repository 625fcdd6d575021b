import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@portico/kernel/records';

/**
 * A value in which everything that is still as in `before` is as in `after`; what somebody has changed stays theirs. Records are
 * gone through field by field, all else is taken whole.
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
