import { isRecord, parsedJson, recordOf } from '@portico/kernel/records';

export { isRecord, recordOf };

/**
 * Settings come from people, kits and other products: any of them may be missing or of another type than expected.
 * Each function here takes whatever stands there and gives back something of the type that its name says.
 */

export type Settings = Readonly<Record<string, unknown>>;

/** The map that a text of JSON holds; an empty one when it holds none. */
export function recordOfJson(text: string | null | undefined): Settings {
  return recordOf(parsedJson(text ?? ''));
}

/** The rows of a repeater; what is no row is passed over. */
export function rowsOf(value: unknown): Settings[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textOf(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** As `textOf`, but an empty text counts as missing. */
export function filledTextOf(value: unknown, fallback: string): string {
  return textOf(value) || fallback;
}

export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The number in a slider's value, which is `{ unit, size }` in newer documents and bare in older ones. */
export function sizeOf(value: unknown): number | null {
  return numberOf(isRecord(value) ? value.size : value);
}

export function choiceOf<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** A switch is `yes` when it is on, and missing or empty when it is off. */
export function isOn(value: unknown): boolean {
  return value === 'yes';
}
