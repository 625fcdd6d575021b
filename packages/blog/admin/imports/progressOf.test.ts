import { expect, test } from 'vitest';
import { progressOf } from './progressOf.ts';

const begun = { bytes: 4 * 1024 * 1024, bytesRead: 0, entries: 0, entriesWritten: 0 };

test('TH-10 an import tells how much of the file is read, then how many entries are written', () => {
  expect(progressOf({ ...begun, state: 'reading', bytesRead: 1024 * 1024 })).toEqual({
    words: 'Reading and checking the file: 1 MB of 4 MB',
    share: 0.25,
  });
  expect(progressOf({ ...begun, state: 'writing', entries: 12_000, entriesWritten: 3_000 })).toEqual({
    words: 'Writing: 3,000 of 12,000 entries',
    share: 0.25,
  });
  expect(progressOf({ ...begun, state: 'reading', bytes: 0 }).share).toBe(0);
});
