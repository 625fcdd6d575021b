import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LightboxEvent, lightboxReducer, openedAt } from './lightboxState.ts';

const forward = { type: 'moved', by: 1, count: 3 } as const;
const back = { type: 'moved', by: -1, count: 3 } as const;

test('PB-21 a slideshow goes round in both directions', () => {
  expect(lightboxReducer(openedAt(2), forward).index).toBe(0);
  expect(lightboxReducer(openedAt(0), back).index).toBe(2);
  expect(lightboxReducer(openedAt(0), { ...forward, count: 1 }).index).toBe(0);
});

test.each(['zoomToggled', 'shareToggled'] as const)('PB-21 while %s it stays at its picture', (type) => {
  const held = lightboxReducer(openedAt(1), { type });
  expect(lightboxReducer(held, forward)).toBe(held);
  expect(lightboxReducer(held, { type })).toMatchObject({ mode: 'viewing' });
});

test('PB-21 the controls rest unless somebody is sharing', () => {
  const resting = lightboxReducer(openedAt(0), { type: 'rested' });
  expect(resting.isIdle).toBe(true);
  expect(lightboxReducer(resting, { type: 'stirred' }).isIdle).toBe(false);
  const sharing = lightboxReducer(openedAt(0), { type: 'shareToggled' });
  expect(lightboxReducer(sharing, { type: 'rested' }).isIdle).toBe(false);
});

test('PB-21 closed is closed, and the index never leaves the slides', () => {
  const event: fc.Arbitrary<LightboxEvent> = fc.oneof(
    fc.constantFrom(forward, back),
    fc
      .constantFrom('zoomToggled', 'shareToggled', 'rested', 'stirred', 'closed')
      .map((type) => ({ type }) as LightboxEvent),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const end = events.reduce(lightboxReducer, openedAt(0));
      expect(end.index).toBeGreaterThanOrEqual(0);
      expect(end.index).toBeLessThan(3);
      if (events.some(({ type }) => type === 'closed')) expect(end.mode).toBe('closing');
    }),
  );
});
