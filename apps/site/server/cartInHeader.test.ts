import { expect, test } from 'vitest';
import { ownSite } from './testing/ownSite.ts';

const PRODUCT = {
  ...{ name: 'Oar', slug: 'oar', summary: '', description: '', category: '', price: 4_900, currency: 'EUR' },
  ...{ picture: '', pictureAlt: '', stock: null, isShown: true },
};

test('TH-04 the header has a cart while there is something to put into it', async () => {
  const { site, call } = await ownSite();
  const hasCart = async () => (await (await fetch(`${site.address}/`)).text()).includes('menu-item-nav-cart');
  expect(await hasCart()).toBe(false);

  const hidden = await call('POST', '/shop/products', { ...PRODUCT, isShown: false });
  expect(hidden.status).toBe(200);
  expect(await hasCart()).toBe(false);
  const path = `/shop/products/${hidden.body.id}`;
  await call('PUT', path, PRODUCT);
  expect(await hasCart()).toBe(true);
  await call('PUT', path, { ...PRODUCT, isShown: false });
  expect(await hasCart()).toBe(false);

  const content = 'name,slug,price,currency\nBucket,bucket,12.00,EUR\n';
  const imported = await call('POST', '/shop/products/import', { content });
  expect(imported.body).toMatchObject({ added: 1 });
  expect(await hasCart()).toBe(true);
  const { items } = (await call('GET', '/shop/products')).body;
  for (const { id } of items) await call('DELETE', `/shop/products/${id}`);
  expect(await hasCart()).toBe(false);
});
