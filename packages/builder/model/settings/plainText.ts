import { textOf } from './read.ts';

/** The words of a text that may hold tags, for where no tag can stand. */
export function plainTextOf(value: unknown): string {
  return textOf(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
