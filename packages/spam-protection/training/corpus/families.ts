import { readFileSync } from 'node:fs';
import type { Family } from './Family.ts';

/** A file of recipes. `@name` in a list stands for the lines of a shared list. */
interface FamilyFile {
  readonly about: string;
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly families: readonly Family[];
}

/** The order counts: it seeds what is generated. */
const FILES = [
  ...['spam/pitches', 'spam/scams', 'spam/goods', 'spam/links', 'spam/languages'],
  ...['ham/enquiries', 'ham/mail', 'ham/conversations', 'ham/languages'],
];

/** Every sort of message in the corpus. */
export const families: readonly Family[] = FILES.flatMap((name) => {
  const file: FamilyFile = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));
  const shared = new Map(Object.entries(file.lists ?? {}).map(([list, lines]) => [`@${list}`, lines]));
  const lines = (list: readonly string[]): readonly string[] =>
    list.flatMap((line) => {
      const meant = shared.get(line);
      return meant ? lines(meant) : [line];
    });
  return file.families.map(({ open, close, ...family }) => ({
    ...family,
    ...(open && { open: lines(open) }),
    ...(close && { close: lines(close) }),
  }));
});
