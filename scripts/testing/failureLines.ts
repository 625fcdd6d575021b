import { stripVTControlCharacters } from 'node:util';
import type { TestFailure } from './Tally.ts';

const LINES = 6;
const WIDTH = 300;

/** A failed test and the beginning of its reason: enough to know where to look when only the end of the output was kept. */
export function failureLines({ name, reason }: TestFailure): string[] {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`  ${name}`, ...lines.slice(0, LINES).map((line) => `      ${line.slice(0, WIDTH)}`)];
}
