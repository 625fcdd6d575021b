import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPlace, nearestSnap, shortestWay, snapsOf, turnRow } from './rowPlaces.ts';

describe('where a row comes to rest', () => {
  test.each([
    ['one at a time', { length: 4, perView: 1, perGroup: 1 }, [0, 1, 2, 3]],
    ['two at a time', { length: 4, perView: 2, perGroup: 1 }, [0, 1, 2]],
    ['in groups that come out even', { length: 6, perView: 2, perGroup: 2 }, [0, 2, 4]],
    ['in groups that do not', { length: 5, perView: 2, perGroup: 2 }, [0, 2, 3]],
    ['with a neighbour that peeks in', { length: 4, perView: 2.001, perGroup: 1 }, [0, 1, 1.999]],
    ['with room for all', { length: 2, perView: 3, perGroup: 1 }, [0]],
  ])('PB-08 %s', (_, row, snaps) => {
    expect(snapsOf(row).map((snap) => Number(snap.toFixed(3)))).toEqual(snaps);
  });

  test('PB-08 what lies between two goes to the nearer one', () => {
    expect([0.4, 0.6, 9].map((place) => nearestSnap([0, 1, 2], place))).toEqual([0, 1, 2]);
  });
});

describe('going round', () => {
  const row = { length: 4, perView: 2, perGroup: 1 };

  test.each([
    ['on, with slides enough', 0, 1, { moved: 0, from: 0, to: 1 }],
    ['on, past the last one', 2, 3, { moved: 1, from: 1, to: 2 }],
    ['back, past the first one', 0, -1, { moved: -1, from: 1, to: 0 }],
    ['on, from the middle of a move', 1.5, 3, { moved: 1, from: 0.5, to: 2 }],
    ['further than there are slides', 0, 3, { moved: 1, from: 0, to: 2 }],
  ])('PB-08 %s', (_, from, to, turn) => {
    expect(turnRow(row, from, to)).toEqual(turn);
  });

  test('PB-08 wherever it goes, there is a slide to be seen', () => {
    const rows = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 6 }))
      .map(([perView, perGroup, more]) => ({ length: perView + perGroup + more, perView, perGroup }));
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 20 }), fc.integer({ min: -20, max: 20 }), (of, at, way) => {
        const start = at % (of.length - of.perView + 1);
        const { moved, from, to } = turnRow(of, start, start + way);
        expect(to + moved).toBe(start + way);
        for (const place of [from, to]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place + of.perView).toBeLessThanOrEqual(of.length);
        }
      }),
    );
  });

  test.each([
    ['slides enough', { length: 5, perView: 3, perGroup: 1 }, 5, 0],
    ['fewer than are shown', { length: 6, perView: 3, perGroup: 1 }, 2, 0],
    ['fewer than half of what is shown', { length: 6, perView: 5, perGroup: 1 }, 2, 1],
    ['no more than three rounds', { length: 6, perView: 7, perGroup: 1 }, 2, 0],
    ['groups that come out even', { length: 6, perView: 2, perGroup: 2 }, 6, 0],
    ['groups that do not', { length: 5, perView: 3, perGroup: 2 }, 5, 4],
  ])('PB-08 with %s it begins where the slider library does', (_, row, count, place) => {
    expect(firstPlace(row, count)).toBe(place);
  });

  test.each([
    [0, 1, 1],
    [0, 3, -1],
    [3, 0, 1],
    [0, 2, 2],
    [2, 2, 0],
  ])('PB-08 from slide %i of four the way to %i is %i', (from, to, way) => {
    expect(shortestWay(from, to, 4)).toBe(way);
  });
});
