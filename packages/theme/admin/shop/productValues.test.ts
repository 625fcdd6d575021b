import { expect, test } from 'vitest';
import { draftOf, emptyProduct, valuesOf } from './productValues.ts';

test.each([
  ['14.50', 1450],
  ['14,5', 1450],
  ['0.29', 29],
  ['1999', 199_900],
  ['a lot', 'a lot'],
  ['-1', '-1'],
  ['1.999', '1.999'],
])('a price of %s is sent as %s', (price, sent) => {
  expect(draftOf({ ...emptyProduct, price })).toMatchObject({ price: sent });
});

test('no stock is made to order, and a product comes back as it was', () => {
  const product = { id: 4, ...emptyProduct, price: 1450, stock: null };
  expect(draftOf(valuesOf(product))).toEqual({ ...emptyProduct, price: 1450, stock: null });
  expect(draftOf({ ...emptyProduct, stock: '0' })).toMatchObject({ stock: 0 });
});
