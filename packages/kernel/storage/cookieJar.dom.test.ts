import { expect, it } from 'vitest';
import { cookieJar } from './cookieJar.ts';

it('SP-37 a real browser keeps the cookie, gives it back and drops it', () => {
  const jar = cookieJar(document, { prefix: 'jar_' });
  jar.set('ct_a', '{"x":"ü; =,"}');
  jar.set('ct_b', '1', 3600);
  expect(jar.get('ct_a')).toBe('{"x":"ü; =,"}');
  expect(new Set(jar.names())).toEqual(new Set(['ct_a', 'ct_b']));
  jar.set('ct_b', '2', -1);
  jar.remove('ct_a');
  expect(jar.names()).toEqual([]);
});
