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

test.each([
  ['1500', 'JPY', 1500],
  ['1500.5', 'JPY', '1500.5'],
  ['1.234', 'KWD', 1234],
])('a price of %s %s is sent as %s, and comes back', (price, currency, sent) => {
  const draft = draftOf({ ...emptyProduct, price, currency });
  expect(draft).toMatchObject({ price: sent });
  if (typeof sent === 'number')
    expect(valuesOf({ id: 1, ...emptyProduct, currency, price: sent, stock: 1 }).price).toBe(price);
});

test.each([
  ['Planting trowel', 'planting-trowel'],
  ['  Éclair & Söhne!  ', 'eclair-sohne'],
  ['植木', ''],
])('a product that is called %s and has no address gets %s', (name, slug) => {
  expect(draftOf({ ...emptyProduct, name })).toMatchObject({ slug });
  expect(draftOf({ ...emptyProduct, name, slug: 'own' })).toMatchObject({ slug: 'own' });
});
