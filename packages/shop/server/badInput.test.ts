import { expect, test } from 'vitest';
import { SHOP_FORMS } from './routes/formRoutes.ts';
import { DRAFTS, runningShop } from './testing/shopTestServer.ts';

const ADMIN = '/admin/api/shop';

/** What may be sent instead of fields. */
const NO_FIELDS: readonly (readonly [title: string, payload: string, type: string])[] = [
  ['nothing', '', 'application/json'],
  ['broken JSON', '{"id":', 'application/json'],
  ['a bare text', '"text"', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[1,2]', 'application/json'],
  ['only a prototype', '{"__proto__":{"id":1,"key":"p1","name":"Ada"}}', 'application/json'],
  ['bytes that are no UTF-8', '{"id":"\xff\xfe"}', 'application/json'],
  ['a type that nobody reads', '<id>1</id>', 'text/xml'],
  ['far too much', JSON.stringify({ note: 'x'.repeat(100_000) }), 'application/json'],
];

const FORMS = Object.entries(SHOP_FORMS).flatMap(([name, url]) =>
  NO_FIELDS.map(([title, payload, type]) => [name, title, url, payload, type] as const),
);

test.each(FORMS)('TH-04 the form “%s” refuses %s', async (_name, _title, url, payload, type) => {
  const { app, ports } = await runningShop(null);
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: Buffer.from(payload, 'latin1'),
  });
  expect([400, 413, 415]).toContain(answer.statusCode);
  expect(answer.json().message).toMatch(/\w+ .*\.$/);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await ports.outbox.list()).toEqual([]);
});

test.each([
  ['a list for a name', { name: ['Ada'] }],
  ['an object for an address', { email: { toString: 'ada@customers.example' } }],
  ['two addresses', { email: 'a@b.example, c@d.example' }],
  ['an address with a line break', { email: 'ada@customers.example\r\nBcc: all@else.example' }],
  ['an address that takes long to read', { email: `a@${'a.'.repeat(30_000)}!` }],
  ['a name of nothing but zeros and spaces', { name: ' \0 \t ' }],
  ['a note beyond all measure', { note: 'x'.repeat(5001) }],
])('TH-04 an order with %s is refused at once, beside the field', async (_title, fault) => {
  const { visitor } = await runningShop(null);
  const one = visitor();
  await one.post('add-item', { id: 1 });
  const began = process.cpuUsage();
  const answer = await one.send(SHOP_FORMS.order, { name: 'Ada', email: 'ada@customers.example', ...fault });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().data.params)).toEqual(Object.keys(fault));
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
});

test('TH-04 an order in any script and with any sign is kept as it was written', async () => {
  const { app, visitor } = await runningShop(null);
  const one = visitor();
  await one.post('add-item', { id: 1 });
  const [name, note] = ['Œuvre 山田 𝄞', '<script>alert(1)</script> \ud800 “quotes” \\u0000'];
  expect((await one.send(SHOP_FORMS.order, { name, note, email: 'ada@customers.example' })).statusCode).toBe(
    303,
  );
  const order = (await app.inject(`${ADMIN}/orders/1`)).json();
  expect(order.name).toBe(name);
  expect(order.note).toContain('<script>alert(1)</script>');
});

const CALLS: readonly (readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown])[] =
  [
    ['GET', '/products?limit=0'],
    ['GET', '/products?limit=many'],
    ['GET', '/products?cursor=%00'],
    ['GET', `/products?search=${'x'.repeat(201)}`],
    ['GET', '/products/0'],
    ['GET', '/products/-1'],
    ['GET', '/products/99999999999999999999'],
    ['GET', '/products/__proto__'],
    ['POST', '/products', {}],
    ['POST', '/products', null],
    ['POST', '/products', []],
    ['POST', '/products', { ...DRAFTS[0], slug: '../etc' }],
    ['POST', '/products', { ...DRAFTS[0], slug: 'new', price: '14.50' }],
    ['POST', '/products', { ...DRAFTS[0], slug: 'new', currency: 'pounds' }],
    ['POST', '/products', { ...DRAFTS[0], slug: 'new', isShown: 'yes' }],
    ['POST', '/products', { ...DRAFTS[0], slug: 'new', picture: 'javascript:alert(1)' }],
    ['PUT', '/products/1', { name: 'Only a name' }],
    ['PUT', '/products/one', DRAFTS[0]],
    ['DELETE', '/products/all'],
    ['GET', '/orders?state=lost'],
    ['GET', '/orders?cursor=eyJ9'],
    ['GET', '/orders/none'],
    ['PUT', '/orders/1', { state: 'spam' }],
    ['PUT', '/orders/1', { state: ['new'] }],
    ['PUT', '/orders/1', {}],
    ['POST', '/orders/0/spam'],
    ['POST', '/orders/x/not-spam'],
    ['POST', '/orders/-7/resend'],
    ['DELETE', '/orders/*'],
  ];

const calls = CALLS.map(([method, path, body]) => ({ method, path, body }));

test.each(calls)('TH-04 the admin’s call $method $path refuses $body', async ({ method, path, body }) => {
  const { app } = await runningShop(null);
  const answer = await app.inject({
    method,
    url: ADMIN + path,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    }),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
});

test('TH-04 a huge product and one that is no JSON are refused', async () => {
  const { app } = await runningShop(null);
  const send = (payload: string, type: string) =>
    app.inject({ method: 'POST', url: `${ADMIN}/products`, headers: { 'content-type': type }, payload });
  const huge = JSON.stringify({ ...DRAFTS[0], description: 'x'.repeat(300_000) });
  expect((await send(huge, 'application/json')).statusCode).toBe(413);
  expect((await send('name=Putty', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await send('{"name":', 'application/json')).statusCode).toBe(400);
});
