import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { absentElementIn, leanReact } from './leanReact.ts';
import { READ_FOR, READ_VERSION } from './leftOutOfReact.ts';

const CLIENT = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

const KEPT = ['hydrateRoot', 'useSyncExternalStore', 'updateSuspenseComponent', 'onMouseEnter'];
const GONE = ['componentDidMount', 'startViewTransition', 'constructSelectEvent', 'useActionState'];

test('PB-01 React for pages has hooks and hydration, and neither classes nor fields nor transitions', async () => {
  const whole = await readFile(CLIENT, 'utf8');
  const lean = leaned(whole);
  const saidBy = (code: string, words: readonly string[]) => words.filter((word) => code.includes(word));
  expect(saidBy(lean, KEPT)).toEqual(KEPT);
  expect(saidBy(whole, GONE)).toEqual(GONE);
  expect(saidBy(lean, GONE)).toEqual([]);
  // Errors keep their number and where to read about it.
  expect(lean).toContain('https://react.dev/errors/');
  expect(lean).not.toContain('for the full message');
});

test('names that nobody has read React for, and another React, stop the build', () => {
  expect(() => leanReact(new Set(['useState', 'useContext']))).toThrow('useContext');
  expect(() => leaned(`exports.version = "${READ_VERSION}"`)).toThrow('any more');
  expect(() => leaned('exports.version = "19.3.0"')).toThrow(READ_VERSION);
});

test('elements that React is without are found in what a view draws', () => {
  expect(absentElementIn('(0, jsx$1)("input", {})', 'jsx$1')).toBe('input');
  expect(absentElementIn('jsx("button", { children: jsx("a", {}) })', 'jsx')).toBeUndefined();
  expect(absentElementIn('document.createElement("input")', 'createElement')).toBeUndefined();
});

function leaned(code: string): string {
  const { transform } = leanReact(new Set(READ_FOR));
  if (typeof transform !== 'function') throw new Error('Nothing transforms React.');
  return String(Reflect.get(Object(Reflect.apply(transform, {}, [code, CLIENT])), 'code'));
}
