import { isRecord } from '@portico/kernel/records';

/** A value that its author has emptied: Elementor stores that, unlike one that was never touched. */
export function isCleared(value: unknown): boolean {
  return value === '' || (isRecord(value) && 'size' in value && (value.size === '' || value.size === null));
}
