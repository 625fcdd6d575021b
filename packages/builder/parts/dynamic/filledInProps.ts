import { plainProp } from '../../model/atomic/plainProp.ts';
import { isRecord, recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { DynamicFacts } from './DynamicFacts.ts';
import { dynamicValue } from './dynamicValue.ts';

/**
 * Version 4 settings with their dynamic values filled in: `{ $$type: 'dynamic', value: { name, settings } }` at any depth. What is
 * unchanged stays identical.
 */
export function filledInProps(settings: Settings, facts: DynamicFacts): Settings {
  return recordOf(filled(settings, facts, DEEPEST));
}

const DEEPEST = 12;

function filled(value: unknown, facts: DynamicFacts, depth: number): unknown {
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    const next = value.map((one) => filled(one, facts, depth - 1));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  if (!isRecord(value)) return value;
  if (value.$$type === 'dynamic') return typedValue(recordOf(value.value), facts);
  const next = Object.entries(value).map(([name, one]) => [name, filled(one, facts, depth - 1)] as const);
  return next.every(([name, one]) => one === value[name]) ? value : Object.fromEntries(next);
}

/** Nothing for an unknown tag. */
function typedValue({ name, settings }: Settings, facts: DynamicFacts): unknown {
  const found = dynamicValue({ name: textOf(name), settings: tagSettings(settings) }, '', facts);
  if (isRecord(found)) return { $$type: 'image-src', value: found };
  return found === undefined ? null : { $$type: 'string', value: found };
}

/** As older documents have them: what is chosen from a list is its number. */
function tagSettings(settings: unknown): Settings {
  const entries = Object.entries(recordOf(plainProp(settings)));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isRecord(value) && 'id' in value ? value.id : value]),
  );
}
