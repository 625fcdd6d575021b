import { expect, test } from 'vitest';
import { firstSaving, hasUnsaved, type SavingEvent, savingInWords, savingReducer } from './saving.ts';

const after = (...events: SavingEvent[]) => events.reduce(savingReducer, firstSaving(3));

test.each<[string, SavingEvent[], string, boolean]>([
  ['nothing happened', [], 'Saved', false],
  ['a change', [{ type: 'changed' }], 'Changed', true],
  ['kept beside the draft', [{ type: 'changed' }, { type: 'kept', changes: 1 }], 'Autosaved', true],
  [
    'one more change after that',
    [{ type: 'changed' }, { type: 'kept', changes: 1 }, { type: 'changed' }],
    'Changed',
    true,
  ],
  [
    'a save',
    [{ type: 'changed' }, { type: 'began' }, { type: 'saved', changes: 1, version: 4 }],
    'Saved',
    false,
  ],
  [
    'a change while it was saved',
    [{ type: 'changed' }, { type: 'began' }, { type: 'changed' }, { type: 'saved', changes: 1, version: 4 }],
    'Changed',
    true,
  ],
  ['a fault', [{ type: 'changed' }, { type: 'began' }, { type: 'failed', message: 'No' }], 'Not saved', true],
  [
    'somebody else',
    [{ type: 'changed' }, { type: 'conflicted', message: 'Bob' }],
    'Somebody else has saved',
    true,
  ],
  ['everything taken back', [{ type: 'changed' }, { type: 'reverted' }], 'Saved', false],
])('after %s', (_what, events, words, isUnsaved) => {
  const state = after(...events);
  expect(savingInWords(state)).toBe(words);
  expect(hasUnsaved(state)).toBe(isUnsaved);
});

test('the next save builds on the version of the last', () => {
  expect(after({ type: 'changed' }, { type: 'saved', changes: 1, version: 9 }).version).toBe(9);
});

test('KT-04 without a connection nothing counts as saved, and all of it is still there afterwards', () => {
  const typed = [
    { type: 'changed' },
    { type: 'began' },
    { type: 'disconnected' },
    { type: 'changed' },
  ] as const;
  const offline = typed.reduce(savingReducer, firstSaving(1));
  expect(savingInWords(offline)).toBe('Offline');
  expect(hasUnsaved(offline)).toBe(true);
  const back = savingReducer(offline, { type: 'reconnected' });
  expect(back).toMatchObject({ phase: 'idle', changes: 2, kept: 0, saved: 0 });
  expect(savingInWords(back)).toBe('Changed');
  const conflict = savingReducer(back, { type: 'conflicted', message: 'Newer' });
  expect(savingReducer(conflict, { type: 'disconnected' })).toBe(conflict);
  expect(savingReducer(conflict, { type: 'reconnected' })).toBe(conflict);
});
