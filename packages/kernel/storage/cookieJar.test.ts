import { describe, expect, it } from 'vitest';
import { cookieJar } from './cookieJar.ts';

describe('cookieJar', () => {
  it('SP-37 writes path, samesite and the prefix; secure only on https', () => {
    const plain = pageAt('http:');
    cookieJar(plain, { prefix: 'site_' }).set('ct_checkjs', 'a b;c=é');
    expect(plain.written).toEqual(['site_ct_checkjs=a%20b%3Bc%3D%C3%A9; path=/; samesite=lax']);

    const safe = pageAt('https:');
    cookieJar(safe).set('ct_checkjs', '1');
    expect(safe.written).toEqual(['ct_checkjs=1; path=/; samesite=lax; secure']);
  });

  it('SP-37 a lifetime is a real one, whatever the visitor’s clock says', () => {
    const page = pageAt('http:');
    cookieJar(page).set('apbct_bot_detector_exist', '1', 3600);
    expect(page.written).toEqual(['apbct_bot_detector_exist=1; path=/; samesite=lax; max-age=3600']);
  });

  it('reads whole names only, decodes, and keeps what another script did not encode', () => {
    const page = pageAt('http:', 'xa=0; a=1; p_a=2%203; p_bad=%E0%A4%A; p_eq=a=b; p_empty=');
    const jar = cookieJar(page, { prefix: 'p_' });
    expect(jar.get('a')).toBe('2 3');
    expect(jar.get('bad')).toBe('%E0%A4%A');
    expect(jar.get('eq')).toBe('a=b');
    expect(jar.get('empty')).toBe('');
    expect(jar.get('x')).toBeNull();
    expect(jar.names()).toEqual(['a', 'bad', 'eq', 'empty']);
    expect(cookieJar(page).get('a')).toBe('1');
  });

  it('removes by ending its life', () => {
    const page = pageAt('http:');
    cookieJar(page).remove('a');
    expect(page.written).toEqual(['a=; path=/; samesite=lax; max-age=0']);
  });

  it('is empty where cookies are forbidden', () => {
    const page = Object.defineProperty(pageAt('http:'), 'cookie', {
      get: forbid,
      set: forbid,
    });
    const jar = cookieJar(page);
    jar.set('a', '1', 5);
    jar.remove('a');
    expect(jar.get('a')).toBeNull();
    expect(jar.names()).toEqual([]);
  });
});

function pageAt(protocol: string, cookies = '') {
  const written: string[] = [];
  return {
    written,
    location: { protocol } as Location,
    get cookie() {
      return cookies;
    },
    set cookie(text) {
      written.push(text);
    },
  };
}

function forbid(): never {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
}
