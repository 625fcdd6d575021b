import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../scripts/build/paths.ts';
import { hostileTexts, longRuns, nearMisses, wordsOf } from './hostileTexts.ts';
import { SHORT_TEXTS } from './patterns.ts';
import { NO_READERS, READERS, type Read } from './readers.ts';
import { slowerThanLinear, tooLong } from './slowerThanLinear.ts';
import { type ExportedFunction, type Source, serverSources } from './sources.ts';

/** The permanent budget of every parser of untrusted text: it is linear, and nobody else has to wait for it. */
const LONG_LETTERS = 100_000;
const MOST_MS = 1_000;

let sources: readonly Source[] = [];
beforeAll(async () => {
  sources = await serverSources();
});

test('every pattern of the server goes through a text once', { timeout: 180_000 }, () => {
  const slow: string[] = [];
  for (const { file, patterns } of sources)
    for (const { pattern, flags } of patterns) {
      if (!isUnbounded(pattern)) continue;
      const everywhere = new RegExp(pattern, `${flags.replace(/[gy]/g, '')}g`);
      const words = wordsOf(pattern);
      const found = slowerThanLinear(
        (text) => text.replace(everywhere, ''),
        [...hostileTexts(words), ...nearMisses(words)],
      );
      const isShort = SHORT_TEXTS.some((short) => short.file === file && short.pattern === pattern);
      if (found && !isShort) slow.push(`${file} /${pattern}/ ${found}`);
    }
  expect(slow).toEqual([]);
});

describe('every function that reads a text of strangers', () => {
  test('is known: it needs nothing but the text, or is on the list, or the list says why it is not', () => {
    const exempt = NO_READERS.flatMap(({ functions }) => functions);
    const unknown = readers().filter(
      ({ key, fn }) => !READERS[key] && !exempt.includes(key) && !canBeCalled(fn),
    );
    expect(unknown.map(({ key }) => key)).toEqual([]);
  });

  test('is where the list says', () => {
    const files = new Set(sources.map(({ file }) => file));
    const named = [...Object.keys(READERS), ...NO_READERS.flatMap(({ functions }) => functions)];
    expect(named.filter((key) => !files.has(key.split('#')[0] ?? ''))).toEqual([]);
    const known = new Set(readers().map(({ key }) => key));
    expect(NO_READERS.flatMap(({ functions }) => functions).filter((key) => !known.has(key))).toEqual([]);
    for (const { file, pattern } of SHORT_TEXTS)
      expect(sources.find((source) => source.file === file)?.patterns.map((one) => one.pattern)).toContain(
        pattern,
      );
  });

  test('is linear, and 100 kB keep nobody else waiting', { timeout: 240_000 }, async () => {
    const slow: string[] = [];
    const words = new Map(
      sources.map(({ file, patterns }) => [file, patterns.flatMap(({ pattern }) => wordsOf(pattern))]),
    );
    for (const [key, read] of await calls()) {
      const own = (words.get(key.split('#')[0] ?? '') ?? []).slice(0, MOST_WORDS);
      const found =
        slowerThanLinear(read, hostileTexts(own)) ?? tooLong(read, longRuns(), LONG_LETTERS, MOST_MS);
      if (found) slow.push(`${key} ${found}`);
    }
    expect(slow).toEqual([]);
  });
});

const MOST_WORDS = 4;

function readers(): { readonly key: string; readonly file: string; readonly fn: ExportedFunction }[] {
  return sources.flatMap(({ file, functions }) =>
    functions
      .filter(({ takes, name }) => takes === 'string' || /^(parse|read|clean)[A-Z]/.test(name))
      .map((fn) => ({ key: `${file}#${fn.name}`, file, fn })),
  );
}

/** Anything that takes a file, a folder or a server might do more than parse. */
function canBeCalled({ isAlone, parameter }: ExportedFunction): boolean {
  return isAlone && !/^(file|folder|filesFolder|apiKey)$|url$/i.test(parameter);
}

async function calls(): Promise<[string, Read][]> {
  const exempt = new Set(NO_READERS.flatMap(({ functions }) => functions));
  const found: [string, Read][] = [];
  for (const { key, file, fn } of readers()) {
    if (READERS[key] || exempt.has(key) || !canBeCalled(fn)) continue;
    const module: Record<string, unknown> = await import(join(paths.root, file));
    const read = module[fn.name];
    if (typeof read === 'function') found.push([key, (text) => read(text)]);
  }
  return [...found, ...Object.entries(READERS)];
}

/** Whether a part of it may be as long as the text: it has a star, a plus or an open count outside brackets. */
function isUnbounded(pattern: string): boolean {
  const outside = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /[+*]|\{\d+,\}/.test(outside);
}
