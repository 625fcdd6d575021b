import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { STORE_API } from '../wire/public.ts';
import type { ProductDraft } from './Product.ts';
import { SHOP_FORMS } from './routes/formRoutes.ts';
import { codeOf, cookies, DRAFTS, runningShop } from './testing/shopTestServer.ts';

describeOnBothEngines('the shop', (engine) => {
  test('TH-04 a visitor without a cart gets an empty one, and no cookie', async () => {
    const { app } = await runningShop(engine);
    const answer = await app.inject(`${STORE_API}/cart`);
    expect(answer.json()).toMatchObject({ items: [], items_count: 0, totals: { total_price: '0' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('TH-04 what is put in a cart is there for this visitor only, with amounts', async () => {
    const { visitor } = await runningShop(engine);
    const [one, other] = [visitor(), visitor()];
    await one.post('add-item', { id: 1, quantity: 2 });
    const added = await one.post('add-item', { id: 2 });
    expect(added.json()).toMatchObject({
      items_count: 3,
      items: [
        { key: 'p1', quantity: 2, prices: { price: '1450', currency_code: 'GBP', currency_minor_unit: 2 } },
        { key: 'p2', quantity: 1, quantity_limits: { maximum: 3 }, totals: { line_total: '6200' } },
      ],
      totals: { total_price: '9100' },
    });
    expect(cookies(added)).toEqual([
      expect.stringMatching(/^portico_cart=[\w-]{32}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^woocommerce_items_in_cart=3; Path=\/; Max-Age=\d+; SameSite=Lax$/),
      expect.stringMatching(/^woocommerce_cart_hash=[\da-f]{32}; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
    expect((await other.cart()).items_count).toBe(0);
  });

  test('TH-04 quantities change, and things go out again', async () => {
    const { visitor } = await runningShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 1 });
    await one.post('add-item', { id: 2 });
    await one.post('update-item', { key: 'p1', quantity: 5 });
    expect((await one.cart()).items.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['p1', 5],
      ['p2', 1],
    ]);
    await one.post('remove-item', { key: 'p1' });
    await one.post('update-item', { key: 'p2', quantity: 0 });
    expect((await one.cart()).items_count).toBe(0);
  });

  test('TH-04 nobody gets more than there is, and nothing that is not for sale', async () => {
    const { visitor, server } = await runningShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 2, quantity: 3 });
    expect(codeOf(await one.post('add-item', { id: 2 }))).toEqual([
      409,
      'woocommerce_rest_product_partially_out_of_stock',
    ]);
    expect(codeOf(await one.post('add-item', { id: 3 }))).toEqual([
      409,
      'woocommerce_rest_product_out_of_stock',
    ]);
    expect(codeOf(await one.post('add-item', { id: 99 }))).toEqual([
      400,
      'woocommerce_rest_cart_invalid_product',
    ]);
    // Fewer are left than are in the visitor's cart.
    await server.products.change(2, { ...DRAFTS[1], stock: 1 } as ProductDraft);
    expect((await one.cart()).items_count).toBe(1);
    expect((await one.seen()).shortfalls).toMatchObject([{ product: { name: 'Panes' }, left: 1 }]);
    await server.products.change(2, { ...DRAFTS[1], isShown: false } as ProductDraft);
    expect((await one.cart()).items_count).toBe(0);
    expect((await one.seen()).shortfalls).toMatchObject([{ productId: 2, product: null, left: 0 }]);
    // By continuing, the visitor has seen it.
    await one.post('add-item', { id: 1 });
    expect((await one.seen()).shortfalls).toEqual([]);
    await server.products.change(2, DRAFTS[1] as ProductDraft);
    expect((await one.cart()).items.map(({ key }) => key)).toEqual(['p1']);
  });

  test('TH-04 amounts of two currencies are never added', async () => {
    const { app, visitor, server } = await runningShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 1 });
    await server.products.change(2, { ...DRAFTS[1], currency: 'EUR' } as ProductDraft);
    const refused = await one.post('add-item', { id: 2 });
    expect(codeOf(refused)).toEqual([409, 'woocommerce_rest_cart_other_currency']);
    expect(refused.json().message).toContain('Panes is sold in EUR');
    expect(await one.seen()).toMatchObject({ count: 1, total: 1450, currency: 'GBP' });
    // It was in the cart before its price changed.
    await server.products.change(2, DRAFTS[1] as ProductDraft);
    await one.post('add-item', { id: 2 });
    await server.products.change(2, { ...DRAFTS[1], currency: 'EUR' } as ProductDraft);
    expect(await one.seen()).toMatchObject({
      ...{ count: 1, total: 1450, currency: 'GBP' },
      shortfalls: [{ productId: 2, isOfOtherCurrency: true }],
    });
    await one.send(SHOP_FORMS.order, { name: 'Ada', email: 'ada@customers.example' });
    const { items } = (await app.inject('/admin/api/shop/orders')).json();
    expect(items).toMatchObject([{ total: 1450, currency: 'GBP' }]);
  });

  test('TH-04 a made-up cookie is nobody’s cart', async () => {
    const { app } = await runningShop(engine);
    for (const cookie of ['portico_cart=short', `portico_cart=${'x'.repeat(32)}`, 'portico_cart=%27--'])
      expect((await app.inject({ url: `${STORE_API}/cart`, headers: { cookie } })).json().items_count).toBe(
        0,
      );
  });

  test('TH-04 a cart is forgotten after thirty days', async () => {
    const { visitor, ports } = await runningShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 1 });
    await ports.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await one.cart()).items_count).toBe(0);
  });

  test('TH-04 editors change products, administrators see requests', async () => {
    const { app, visitor } = await runningShop(engine);
    const product = (await app.inject('/admin/api/shop/products/1')).json();
    const { id: _id, ...draft } = product;
    const changed = await app.inject({
      method: 'PUT',
      url: '/admin/api/shop/products/1',
      payload: { ...draft, price: 1500 },
    });
    expect(changed.json()).toMatchObject({ id: 1, price: 1500 });
    const taken = await app.inject({
      method: 'POST',
      url: '/admin/api/shop/products',
      payload: { ...draft, name: 'Another' },
    });
    expect(codeOf(taken)).toEqual([409, 'shop_slug_taken']);
    const one = visitor();
    await one.post('add-item', { id: 1 });
    await one.send(SHOP_FORMS.order, { name: 'Ada', email: 'ada@customers.example' });
    const done = await app.inject({
      method: 'PUT',
      url: '/admin/api/shop/orders/1',
      payload: { state: 'done' },
    });
    expect(done.json()).toMatchObject({ state: 'done', total: 1500 });
    expect((await app.inject('/admin/api/shop/orders?state=new')).json().items).toEqual([]);
    expect((await app.inject('/admin/api/shop/products?search=PUTT')).json().items).toHaveLength(1);
    expect((await app.inject('/admin/api/shop/orders/7')).statusCode).toBe(404);
  });
});

const HOSTILE: readonly (readonly [call: string, body: unknown])[] = [
  ['add-item', null],
  ['add-item', []],
  ['add-item', 'text'],
  ['add-item', {}],
  ['add-item', { id: '__proto__' }],
  ['add-item', { id: { $gt: 0 } }],
  ['add-item', { id: 1.5 }],
  ['add-item', { id: -1 }],
  ['add-item', { id: 9e15 }],
  ['add-item', { id: 1, quantity: -1 }],
  ['add-item', { id: 1, quantity: 0 }],
  ['add-item', { id: 1, quantity: 100 }],
  ['add-item', { id: 1, quantity: '1e3' }],
  ['add-item', JSON.parse('{"__proto__":{"id":1}}')],
  ['update-item', { key: 'p1' }],
  ['update-item', { key: '__proto__', quantity: 1 }],
  ['update-item', { key: ['p1'], quantity: 1 }],
  ['update-item', { key: `p${'9'.repeat(400)}`, quantity: 1 }],
  ['remove-item', {}],
  ['remove-item', { key: '' }],
];

test.each(HOSTILE)('TH-04 %s refuses %j with a sentence', async (call, body) => {
  const { visitor } = await runningShop(null);
  const answer = await visitor().post(call, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: expect.stringMatching(/^rest_(invalid_param|unreadable_body)/),
    message: expect.stringMatching(/\w+ .*\.$/),
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('TH-04 a huge body and one from another site are refused', async () => {
  const { app, visitor } = await runningShop(null);
  expect((await visitor().post('add-item', { id: 1, junk: 'x'.repeat(20_000) })).statusCode).toBe(413);
  const foreign = await app.inject({
    method: 'POST',
    url: `${STORE_API}/cart/add-item`,
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: { id: 1 },
  });
  expect(codeOf(foreign)).toEqual([403, 'rest_forbidden']);
});

test('TH-04 a product with a price below nothing, or a picture from elsewhere, is refused', async () => {
  const { app } = await runningShop(null);
  for (const fault of [
    { price: -1 },
    { price: 1.5 },
    { slug: 'Not a slug' },
    { picture: 'https://x.example/a.png' },
    { picture: '//x.example/a.png' },
    { stock: -1 },
    { name: '' },
  ]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/api/shop/products',
      payload: { ...DRAFTS[0], slug: 'new', ...fault },
    });
    expect(answer.statusCode, JSON.stringify(fault)).toBe(400);
  }
});
