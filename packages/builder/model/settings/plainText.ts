import { textOf } from './read.ts';

/** The plain text of a value that may contain tags. */
export function plainTextOf(value: unknown): string {
  return textOf(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
