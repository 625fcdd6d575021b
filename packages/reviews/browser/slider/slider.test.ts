import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AutoplayEvent, autoplayAfter, autoplayFrom, type Hold, isTicking } from './autoplay.ts';
import { activeDot, dotCount, dotSlot, SLOT_CLASSES } from './dots.ts';
import { isAtEnd, type Measures, nextStop, placeOf } from './geometry.ts';

describe('where a slider stands', () => {
  const tenCards = (scrolled: number): Measures => ({
    cards: 10,
    cardStep: 300,
    contentWidth: 3000,
    viewWidth: 900,
    scrolled,
  });

  test('RV-08 it steps by as many cards as are in view, or as the option says, and never past the last', () => {
    expect(nextStop(tenCards(0), 0)).toBe(3);
    expect(nextStop(tenCards(0), 1)).toBe(1);
    expect(nextStop(tenCards(1800), 0)).toBe(7);
  });

  test('RV-08 at the end it goes back to the start', () => {
    expect(isAtEnd(tenCards(2099))).toBe(true);
    expect(nextStop(tenCards(2099), 0)).toBe(0);
  });

  test('RV-08 for any measures it stands at a card and goes to one', () => {
    fc.assert(
      fc.property(
        fc.record({
          cards: fc.nat({ max: 500 }),
          cardStep: fc.nat({ max: 900 }),
          contentWidth: fc.nat({ max: 100_000 }),
          viewWidth: fc.nat({ max: 4000 }),
          scrolled: fc.integer({ min: -50, max: 100_000 }),
        }),
        fc.nat({ max: 30 }),
        (measures, step) => {
          const { perView, index, ahead } = placeOf(measures);
          for (const number of [perView, index, ahead]) expect(Number.isInteger(number)).toBe(true);
          expect(perView).toBeGreaterThanOrEqual(1);
          const stop = nextStop(measures, step);
          expect(stop).toBeGreaterThanOrEqual(0);
          if (measures.cards > 0) expect(stop).toBeLessThan(measures.cards);
        },
      ),
    );
  });
});

describe('dots', () => {
  const indexes = (active: number, dots: number) =>
    SLOT_CLASSES.map(
      (_, slot) => [...Array(dots).keys()].find((dot) => dotSlot(dot, active) === slot) ?? null,
    );

  test('RV-09 there is one for each swipe_per_dot cards of all, and none when that is 0', () => {
    expect([dotCount(10, 3), dotCount(9, 3), dotCount(0, 3), dotCount(10, 0)]).toEqual([4, 3, 0, 0]);
  });

  test('RV-13 the window is three on each side of the active dot', () => {
    expect(indexes(5, 20)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(indexes(0, 20)).toEqual([null, null, null, 0, 1, 2, 3]);
    expect(indexes(19, 20)).toEqual([16, 17, 18, 19, null, null, null]);
    expect(indexes(0, 0).every((index) => index === null)).toBe(true);
  });

  test('RV-13 the farther from the active one, the smaller', () => {
    expect(indexes(5, 20).map((dot) => SLOT_CLASSES[dotSlot(dot ?? -1, 5)])).toEqual([
      '',
      's3',
      's2',
      'active s1',
      's2',
      's3',
      '',
    ]);
  });

  test('RV-13 there is always an active dot, and it is in its window', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 500 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 100 }),
        (i, per, n) => {
          const active = activeDot(i, per, n);
          expect(active < n && SLOT_CLASSES[dotSlot(active, active)]).toBe('active s1');
        },
      ),
    );
  });
});

describe('autoplay', () => {
  const after = (...events: AutoplayEvent[]) => events.reduce(autoplayAfter, autoplayFrom(true));

  test('RV-09 hovering holds it and leaving lets it go on', () => {
    expect(isTicking(after({ type: 'held', by: 'pointer' }))).toBe(false);
    expect(isTicking(after({ type: 'held', by: 'pointer' }, { type: 'released', by: 'pointer' }))).toBe(true);
  });

  test('RV-09 it waits until everything that holds it has let go', () => {
    const held = after({ type: 'held', by: 'pointer' }, { type: 'held', by: 'focus' });
    expect(isTicking(autoplayAfter(held, { type: 'released', by: 'pointer' }))).toBe(false);
  });

  test('RV-09 with clickstop a manual move ends it for good', () => {
    const stopped = after({ type: 'steered', clickStop: true });
    expect(isTicking(autoplayAfter(stopped, { type: 'resumed' }))).toBe(false);
    expect(isTicking(after({ type: 'steered', clickStop: false }))).toBe(true);
  });

  test('RV-08 a scroll stops the clock until it has come to rest', () => {
    expect(isTicking(after({ type: 'moved' }))).toBe(false);
    expect(isTicking(after({ type: 'moved' }, { type: 'rested' }))).toBe(true);
  });

  test('RV-09 after any history: once stopped never again, and what was let go does not hold', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const end = events.reduce(autoplayAfter, autoplayFrom(true));
        const wasStopped = events.some((event) => event.type === 'steered' && event.clickStop);
        if (wasStopped) expect(isTicking(end)).toBe(false);
        const released = (['pointer', 'focus', 'page'] as const).reduce(
          (state, by) => autoplayAfter(state, { type: 'released', by }),
          end,
        );
        expect(released.holds).toEqual([]);
      }),
    );
  });
});

const anyHold = fc.constantFrom<Hold>('pointer', 'focus', 'page');
const anyEvent: fc.Arbitrary<AutoplayEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('held' as const, 'released' as const), by: anyHold }),
  fc.record({ type: fc.constantFrom('moved' as const, 'rested' as const) }),
  fc.record({ type: fc.constantFrom('paused' as const, 'resumed' as const) }),
  fc.record({ type: fc.constant('steered' as const), clickStop: fc.boolean() }),
);
