import { isRecord } from '../settings/read.ts';

/** Unwraps version 4 settings: `{ $$type, value }`, nested. */
export function plainProp(prop: unknown, depth = DEEPEST): unknown {
  if (depth === 0) return null;
  if (Array.isArray(prop)) return prop.map((one) => plainProp(one, depth - 1));
  if (!isRecord(prop)) return prop;
  if ('$$type' in prop) return plainProp(prop.value, depth - 1);
  return Object.fromEntries(Object.entries(prop).map(([name, value]) => [name, plainProp(value, depth - 1)]));
}

const DEEPEST = 12;
