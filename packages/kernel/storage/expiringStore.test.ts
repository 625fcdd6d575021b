import { describe, expect, it } from 'vitest';
import { browserStorage } from './browserStorage.ts';
import { expiringStore } from './expiringStore.ts';
import { freshStore } from './freshStore.ts';
import { isFresh } from './isFresh.ts';
import { hostileWindows, memoryStorage } from './testing/memoryStorage.ts';

describe('expiringStore', () => {
  it('PB-28 keeps one JSON object under one key, with the ends in epoch milliseconds', () => {
    const { store, local } = setup();
    store.set('views', 3);
    store.set('closed', true, { lifetimeInSeconds: 60 });
    expect(JSON.parse(local.getItem('owner') ?? '')).toEqual({
      views: 3,
      closed: true,
      __expiration: { closed: 1_000_000 + 60_000 },
    });
    expect(local.length).toBe(1);
  });

  it('PB-28 an entry without a lifetime stays, one with a lifetime goes and is deleted', () => {
    const { store, local, at } = setup();
    store.set('stays', 'a');
    store.set('goes', 'b', { lifetimeInSeconds: 10 });
    at(1_010_000);
    expect(store.get('goes')).toBe('b');
    at(1_010_001);
    expect(store.get('goes')).toBeUndefined();
    expect(store.get('stays')).toBe('a');
    expect(JSON.parse(local.getItem('owner') ?? '')).toEqual({ stays: 'a', __expiration: {} });
  });

  it('PB-28 a value set again without a lifetime no longer ends', () => {
    const { store, at } = setup();
    store.set('key', 1, { lifetimeInSeconds: 1 });
    store.set('key', 2);
    at(9_000_000);
    expect(store.get('key')).toBe(2);
  });

  it('PB-28 gives everything when no key is named', () => {
    const { store, at } = setup();
    store.set('a', 1);
    store.set('b', 2, { lifetimeInSeconds: 1 });
    at(2_000_000);
    expect(store.get()).toEqual({ a: 1, __expiration: {} });
  });

  it('PB-28 the session has entries of its own', () => {
    const { store, session } = setup();
    store.set('a', 1, { session: true });
    expect(store.get('a')).toBeUndefined();
    expect(store.get('a', { session: true })).toBe(1);
    expect(session.getItem('owner')).toContain('"a":1');
  });

  it.each(['{broken', '[]', 'null', '"text"', '{"__expiration":[]}'])(
    'PB-28 %s reads as empty and can be written over',
    (corrupt) => {
      const { store, local } = setup();
      local.setItem('owner', corrupt);
      expect(store.get('a')).toBeUndefined();
      store.set('a', 1);
      expect(store.get('a')).toBe(1);
    },
  );

  it('has no entry that nobody wrote', () => {
    const { store } = setup();
    expect(store.get('toString')).toBeUndefined();
    store.set('__proto__', { polluted: true });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(store.get('__proto__')).toEqual({ polluted: true });
  });

  it('PB-28 an entry that has expired stays away even where the browser refuses to delete it', () => {
    const full = { ...memoryStorage(), getItem: () => '{"a":1,"__expiration":{"a":5}}' };
    full.setItem = () => {
      throw new Error('full');
    };
    const area = browserStorage({ localStorage: full, sessionStorage: full }, 'localStorage');
    expect(expiringStore('owner', { local: area, session: area }, () => 6).get('a')).toBeUndefined();
  });
});

describe.each(Object.entries(hostileWindows))('a browser %s', (_kind, view) => {
  const area = browserStorage(view, 'localStorage');

  it('PB-28 has empty data', () => {
    const store = expiringStore('owner', { local: area, session: browserStorage(view, 'sessionStorage') });
    store.set('a', 1, { lifetimeInSeconds: 5 });
    store.set('a', 1, { session: true });
    expect(store.get('a')).toBeUndefined();
    expect(store.get()).toEqual({});
    expect(store.get(null, { session: true })).toEqual({});
  });

  it('SP-40 has nothing fresh', () => {
    const store = freshStore(area);
    expect(store.set('a', 1)).toBe(false);
    expect(store.get('a')).toBe(false);
    expect(store.getText('a')).toBeNull();
    expect(isFresh(area, 'a')).toBe(false);
    expect(store.keys()).toEqual([]);
    store.remove('a');
  });
});

function setup() {
  let now = 1_000_000;
  const local = memoryStorage();
  const session = memoryStorage();
  const view = { localStorage: local, sessionStorage: session };
  const areas = {
    local: browserStorage(view, 'localStorage'),
    session: browserStorage(view, 'sessionStorage'),
  };
  return {
    local,
    session,
    at: (time: number) => {
      now = time;
    },
    store: expiringStore('owner', areas, () => now),
  };
}
