import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserStorage } from './browserStorage.ts';
import { freshStore } from './freshStore.ts';
import { DEFAULT_FRESHNESS_S, isFresh } from './isFresh.ts';
import { memoryStorage } from './testing/memoryStorage.ts';

const NOW = 1_700_000_000_500;

describe('freshStore', () => {
  it.each([
    [true, '{"value":"true","timestamp":1700000000}'],
    ['0', '{"value":"\\"0\\"","timestamp":1700000000}'],
    [5, '{"value":"5","timestamp":1700000000}'],
    [{ a: 1 }, '{"value":"{\\"a\\":1}","timestamp":1700000000}'],
  ])('SP-40 stores %j as JSON inside JSON with the time in seconds', (value, stored) => {
    const { store, raw } = setup();
    store.set('key', value);
    expect(raw.getItem('key')).toBe(stored);
  });

  it.each<[string, string | null, unknown]>([
    ['no entry', null, false],
    ['not JSON', 'plain text', 'plain text'],
    ['JSON without a value', '[1,2]', [1, 2]],
    ['JSON without a value', '{"timestamp":1}', { timestamp: 1 }],
    ['a bare null', 'null', null],
    ['a number', '{"value":"5","timestamp":1}', 5],
    ['a flag', '{"value":"true","timestamp":1}', true],
    ['a text', '{"value":"\\"0\\"","timestamp":1}', '0'],
    ['a stored null', '{"value":"null","timestamp":1}', null],
    ['an object', '{"value":"{\\"a\\": 1}","timestamp":1}', '{"a": 1}'],
    ['a list', '{"value":"[1]","timestamp":1}', '[1]'],
    ['a value that is not JSON', '{"value":"abc","timestamp":1}', 'abc'],
    ['a value that another script did not encode', '{"value":7,"timestamp":1}', 7],
  ])('SP-40 reads %s: %j as %j', (_case, stored, expected) => {
    const { store, raw } = setup();
    if (stored !== null) raw.setItem('key', stored);
    expect(store.get('key')).toEqual(expected);
  });

  it('SP-40 every scalar reads back as itself, every object as its JSON text', () => {
    const { store } = setup();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        store.set('key', value);
        const isObject = typeof value === 'object' && value !== null;
        expect(store.get('key')).toEqual(
          isObject ? JSON.stringify(value) : JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });

  it('SP-40 is fresh for 86400 s by default, to the second', () => {
    let now = NOW;
    const { storage, store } = setup(() => now);
    const isAlive = (key: string, seconds?: number) => isFresh(storage, key, seconds, () => now);
    store.set('key', 1);
    expect(DEFAULT_FRESHNESS_S).toBe(86_400);
    now = 1_700_086_399_999;
    expect(isAlive('key')).toBe(true);
    now = 1_700_086_400_000;
    expect(isAlive('key')).toBe(false);
    expect(isAlive('key', 86_401)).toBe(true);
    expect(isAlive('never written')).toBe(false);
  });

  it('SP-40 what has no time is not fresh', () => {
    const { storage, raw } = setup();
    for (const stored of ['text', 'null', '[]', '{"value":"1"}', '{"value":"1","timestamp":"soon"}']) {
      raw.setItem('key', stored);
      expect(isFresh(storage, 'key')).toBe(false);
    }
  });

  it('reads a token as text even where it looks like a number', () => {
    const { store, raw } = setup();
    const token = '12e4567890123456789012345678901234567890123456789012345678901234';
    raw.setItem('token', JSON.stringify({ value: token, timestamp: 1 }));
    expect(store.getText('token')).toBe(token);
    store.set('token', token);
    expect(store.getText('token')).toBe(token);
    expect(store.getText('none')).toBeNull();
  });
});

function setup(now = () => NOW) {
  const raw = memoryStorage();
  const storage = browserStorage({ localStorage: raw, sessionStorage: raw }, 'localStorage');
  return { raw, storage, store: freshStore(storage, now) };
}
