import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masonryPlaces } from './masonryPlaces.ts';

test('TH-05 each box takes the shortest column', () => {
  const heights = [100, 50, 80, 10, 30];
  const { places, height } = masonryPlaces(
    heights.map((height) => ({ width: 100, height })),
    300,
  );
  expect(places).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 50 },
    { x: 100, y: 60 },
  ]);
  expect(height).toBe(100);
});

test('TH-05 three thirds are three columns, although browsers round', () => {
  const { places } = masonryPlaces(new Array(3).fill({ width: 333.344, height: 10 }), 1000);
  expect(places.map(({ y }) => y)).toEqual([0, 0, 0]);
});

test('TH-05 a wide box takes several columns, and one that is too wide takes all', () => {
  const { places } = masonryPlaces(
    [
      { width: 100, height: 40 },
      { width: 200, height: 10 },
      { width: 900, height: 10 },
    ],
    300,
  );
  expect(places).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 40 },
  ]);
});

test('TH-05 nothing, or boxes without a width, break nothing', () => {
  expect(masonryPlaces([], 300)).toEqual({ places: [], height: 0 });
  expect(masonryPlaces([{ width: 0, height: 0 }], 0).places).toEqual([{ x: 0, y: 0 }]);
});

test('TH-05 boxes never overlap and never leave the width', () => {
  const box = fc.record({
    width: fc.integer({ min: 50, max: 300 }),
    height: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), (boxes) => {
      const column = boxes[0]?.width ?? 100;
      const { places, height } = masonryPlaces(boxes, 900);
      const spans = boxes.map((one, index) => {
        const { x, y } = places[index] ?? { x: -1, y: -1 };
        return { left: x, right: x + one.width, top: y, bottom: y + one.height, one };
      });
      for (const [index, a] of spans.entries()) {
        expect(a.bottom).toBeLessThanOrEqual(height);
        expect(a.left).toBeGreaterThanOrEqual(0);
        for (const b of spans.slice(index + 1)) {
          // A box wider than all columns together is shrunk by its style sheet.
          if (Math.max(a.one.width, b.one.width) > Math.floor(901 / column) * column) continue;
          const apart =
            a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});
