import { isRecord } from '../settings/read.ts';

/** Settings of the newest elements are `{ $$type, value }`, and values are made of such values again. */
export function plainProp(prop: unknown, depth = DEEPEST): unknown {
  if (depth === 0) return null;
  if (Array.isArray(prop)) return prop.map((one) => plainProp(one, depth - 1));
  if (!isRecord(prop)) return prop;
  if ('$$type' in prop) return plainProp(prop.value, depth - 1);
  return Object.fromEntries(Object.entries(prop).map(([name, value]) => [name, plainProp(value, depth - 1)]));
}

const DEEPEST = 12;
