import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchSize } from './batchSize.ts';

describe('how many more reviews are fetched', () => {
  const options = { perDot: 3, pagination: 10 };

  test('RV-07 one batch when the visitor nears the end of what is loaded', () => {
    expect(batchSize(5, { count: 42, offset: 10 }, options)).toBe(10);
  });

  test('RV-07 none while the end is far, and none when all are there', () => {
    expect(batchSize(0, { count: 42, offset: 20 }, options)).toBe(0);
    expect(batchSize(19, { count: 20, offset: 20 }, options)).toBe(0);
  });

  test('RV-07 whole batches for a jump beyond, and never more than there are', () => {
    expect(batchSize(35, { count: 60, offset: 10 }, options)).toBe(30);
    expect(batchSize(35, { count: 38, offset: 10 }, options)).toBe(28);
  });

  test('RV-07 what is asked for never passes the count', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(2000),
        fc.nat(2000),
        fc.nat(20),
        fc.nat(60),
        (target, count, offset, perDot, pagination) => {
          const size = batchSize(target, { count, offset }, { perDot, pagination });
          expect(size).toBeGreaterThanOrEqual(0);
          expect(offset + size).toBeLessThanOrEqual(Math.max(count, offset));
        },
      ),
    );
  });
});
