import { isRecord, parsedJson, recordOf } from '@portico/kernel/records';

export { isRecord, recordOf };

/**
 * Settings come from people, kits and other products: any may be missing or of an unexpected type. Each function here accepts
 * anything and returns the type in its name.
 */

export type Settings = Readonly<Record<string, unknown>>;

/** The map in a JSON text; empty if there is none. */
export function recordOfJson(text: string | null | undefined): Settings {
  return recordOf(parsedJson(text ?? ''));
}

/** The rows of a repeater; anything else is skipped. */
export function rowsOf(value: unknown): Settings[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textOf(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** Like `textOf`, but an empty text counts as missing. */
export function filledTextOf(value: unknown, fallback: string): string {
  return textOf(value) || fallback;
}

export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** The number in a slider's value, which is `{ unit, size }` in newer documents and plain in older ones. */
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

/** A switch is `yes` if on, and missing or empty if off. */
export function isOn(value: unknown): boolean {
  return value === 'yes';
}
