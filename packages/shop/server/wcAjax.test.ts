import { expect, test } from 'vitest';
import type { CartFragments } from '../wire/public.ts';
import { wcAjaxCall } from './routes/wcAjaxRoutes.ts';
import { codeOf, cookies, runningShop } from './testing/shopTestServer.ts';

test('TH-04 an empty cart has fragments too, no hash and no cookie', async () => {
  const { app } = await runningShop(null);
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/wc-ajax/get_refreshed_fragments' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      fragments: {
        'div.widget_shopping_cart_content': expect.stringContaining('Your cart is empty.'),
        '.cart-count': '<span class="cart-count">0</span>',
        '.cart-icon-label': '<span class="cart-icon-label">£0.00</span>',
      },
      cart_hash: '',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('TH-04 what is added and removed comes back as the parts of the page that show it', async () => {
  const { visitor } = await runningShop(null);
  const one = visitor();
  const added = await one.send('/wc-ajax/add_to_cart', { product_id: '1', quantity: '2', product_sku: '' });
  const { fragments, cart_hash } = added.json<CartFragments>();
  expect(fragments['.cart-count']).toBe('<span class="cart-count">2</span>');
  const panel = fragments['div.widget_shopping_cart_content'] ?? '';
  expect(panel).toMatch(/^<div class="widget_shopping_cart_content">.*<\/div>$/);
  expect(panel).toContain('class="woocommerce-mini-cart-item mini_cart_item"');
  expect(panel).toContain('data-cart_item_key="p1"');
  expect(panel).toContain('£29.00');
  expect(cart_hash).toMatch(/^[\da-f]{32}$/);
  expect(cookies(added).some((cookie) => cookie.startsWith(`woocommerce_cart_hash=${cart_hash};`))).toBe(
    true,
  );

  const again = (await one.send('/wc-ajax/get_refreshed_fragments', {})).json<CartFragments>();
  expect(again).toEqual({ fragments, cart_hash });
  const removed = await one.send('/wc-ajax/remove_from_cart', { cart_item_key: 'p1' });
  expect(removed.json<CartFragments>()).toMatchObject({
    fragments: { '.cart-count': '<span class="cart-count">0</span>' },
    cart_hash: '',
  });
  // Twice is once.
  expect((await one.send('/wc-ajax/remove_from_cart', { cart_item_key: 'p1' })).statusCode).toBe(200);
});

test.each([
  [{ product_id: 3 }, 'woocommerce_rest_product_out_of_stock', '/product/gloves/'],
  [{ product_id: 2, quantity: 4 }, 'woocommerce_rest_product_partially_out_of_stock', '/product/panes/'],
  [{ product_id: 99 }, 'woocommerce_rest_cart_invalid_product', '/cart/'],
])('TH-04 a shop’s script that asks for %j is led to where it can be put right', async (body, code, page) => {
  const { visitor } = await runningShop(null);
  const answer = await visitor().send('/wc-ajax/add_to_cart', body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ error: true, code, product_url: page, message: expect.any(String) });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['add_to_cart', {}, 'product_id'],
  ['add_to_cart', null, 'product_id'],
  ['add_to_cart', [], 'product_id'],
  ['add_to_cart', { product_id: ['1'] }, 'product_id'],
  ['add_to_cart', { product_id: { __proto__: 1 } }, 'product_id'],
  ['add_to_cart', { product_id: 'one' }, 'product_id'],
  ['add_to_cart', { product_id: '1 or 1=1' }, 'product_id'],
  ['add_to_cart', { product_id: '99999999999999999999' }, 'product_id'],
  ['add_to_cart', { product_id: -1 }, 'product_id'],
  ['add_to_cart', { product_id: 1, quantity: 0 }, 'quantity'],
  ['add_to_cart', { product_id: 1, quantity: -5 }, 'quantity'],
  ['add_to_cart', { product_id: 1, quantity: 1e9 }, 'quantity'],
  ['add_to_cart', { product_id: 1, quantity: 'many' }, 'quantity'],
  ['add_to_cart', { product_id: 1, quantity: [2] }, 'quantity'],
  ['remove_from_cart', {}, 'cart_item_key'],
  ['remove_from_cart', { cart_item_key: 7 }, 'cart_item_key'],
  ['remove_from_cart', { cart_item_key: '../p1' }, 'cart_item_key'],
  ['remove_from_cart', { cart_item_key: `p${'1'.repeat(300)}` }, 'cart_item_key'],
] as const)('TH-04 wc-ajax %s refuses %j and says which field', async (call, body, field) => {
  const { visitor } = await runningShop(null);
  const answer = await visitor().send(`/wc-ajax/${call}`, body);
  expect(codeOf(answer)).toEqual([400, 'rest_invalid_param']);
  expect(answer.json()).toMatchObject({ error: true, data: { params: { [field]: expect.any(String) } } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('TH-04 wc-ajax refuses other sites, huge bodies and calls that it does not know', async () => {
  const { app, visitor } = await runningShop(null);
  const send = visitor().send;
  expect((await send('/wc-ajax/add_to_cart', { product_id: 1, junk: 'x'.repeat(20_000) })).statusCode).toBe(
    413,
  );
  const foreign = await send('/wc-ajax/add_to_cart', { product_id: 1 }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect((await send('/wc-ajax/checkout', {})).statusCode).toBe(404);
  expect((await app.inject('/wc-ajax/add_to_cart')).statusCode).toBe(404);
});

test.each([
  ['/?wc-ajax=add_to_cart', '/wc-ajax/add_to_cart'],
  ['/shop/?page=2&wc-ajax=get_refreshed_fragments', '/wc-ajax/get_refreshed_fragments'],
  ['/?wc-ajax=../admin', '/?wc-ajax=../admin'],
  ['/?wc-ajax=', '/?wc-ajax='],
  ['/?wc-ajax=%00', '/?wc-ajax=%00'],
  ['/?wc-ajax=%E0%A4', '/?wc-ajax=%E0%A4'],
  ['/blog/', '/blog/'],
  ['/?s=wc-ajax%3Dadd', '/?s=wc-ajax%3Dadd'],
])('TH-04 the address %s is read as %s', (url, read) => {
  expect(wcAjaxCall(url)).toBe(read);
});

test('TH-04 carts are not made without end, and whoever is over the limit is told how long to wait', async () => {
  const { visitor, ports } = await runningShop(null);
  const one = visitor();
  await one.post('add-item', { id: 1 });
  const changes = { name: 'carts', windowMs: 3_600_000, each: 1_000, inAll: 10_000 };
  await ports.limits.take(changes, '127.0.0.1', changes.each - 1);
  // A forged cookie gives a new cart each time, but is counted all the same.
  const shop = await visitor().send(
    '/wc-ajax/add_to_cart',
    { product_id: 1 },
    { cookie: `portico_cart=${'x'.repeat(32)}` },
  );
  expect(shop.headers['retry-after']).toBe('3600');
  expect(shop.json()).toMatchObject({
    error: true,
    data: { status: 429 },
    message: expect.stringMatching(/60 minutes\.$/),
  });
  const store = await one.post('add-item', { id: 1 });
  expect([store.statusCode, store.headers['retry-after']]).toEqual([429, '3600']);
  expect((await one.cart()).items_count).toBe(1);
});
