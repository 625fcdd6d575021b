import { describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import type { AdminOrder, AdminOrderDetail } from '../wire/admin.ts';
import type { OrderVerdict } from './OrderJudge.ts';
import { SHOP_FORMS } from './routes/formRoutes.ts';
import { codeOf, runningShop } from './testing/shopTestServer.ts';

const ADA = { name: 'Ada', email: 'ada@customers.example' };
const KEY = '9d3c8f0e-order-form';

describeOnBothEngines('order requests', (engine) => {
  test('TH-04 an order request is stored with its mails, and empties the cart', async () => {
    const { visitor, ports, app } = await runningShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 1, quantity: 2 });
    const answer = await one.send(SHOP_FORMS.order, {
      name: ' Ada\r\nBcc: everybody@else.example ',
      email: 'ada@customers.example',
      note: 'By Friday?',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart/thank-you/']);
    expect((await one.cart()).items_count).toBe(0);
    const { items } = (await app.inject('/admin/api/shop/orders')).json();
    expect(items).toMatchObject([
      {
        state: 'new',
        name: 'Ada Bcc: everybody@else.example',
        total: 2900,
        lines: [{ productId: 1, quantity: 2 }],
      },
    ]);
    const mails = await ports.outbox.list();
    expect(new Set(mails.map(({ to, about }) => `${to} ${about}`))).toEqual(
      new Set(['ada@customers.example order:1', 'bench@shop.example order:1']),
    );
    const [first] = mails;
    expect((await ports.outbox.read(first?.id ?? ''))?.text).toContain('2 × Putty: £29.00');
    // The same again: there is nothing left to order.
    expect(
      (await one.send(SHOP_FORMS.order, { name: 'Ada', email: 'ada@customers.example' })).statusCode,
    ).toBe(400);
  });

  test('TH-04 an order that cannot be written sends no mail and keeps the cart', async () => {
    const { visitor, ports } = await runningShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 1 });
    const refused = await one.send(SHOP_FORMS.order, { name: '', email: 'nobody', note: 'x'.repeat(5001) });
    expect(refused.statusCode).toBe(400);
    expect(new Set(Object.keys(refused.json().data.params))).toEqual(new Set(['email', 'name', 'note']));
    expect(await ports.outbox.list()).toEqual([]);
    expect((await one.cart()).items_count).toBe(1);
  });

  test('TH-04 nobody can make the shop write many mails', async () => {
    const { visitor, ports } = await runningShop(engine);
    const one = visitor();
    const order = async () => {
      await one.post('add-item', { id: 1 });
      return (await one.send(SHOP_FORMS.order, { name: 'Ada', email: 'ada@customers.example' })).statusCode;
    };
    for (let times = 0; times < 6; times++) expect(await order()).toBe(303);
    expect(await order()).toBe(429);
    // Another mailbox, so other orders: an office of many buyers shares one IP address.
    await one.post('add-item', { id: 1 });
    const other = await one.send(SHOP_FORMS.order, { name: 'Bob', email: 'bob@customers.example' });
    expect(other.statusCode).toBe(303);
    await ports.clock.advance(61 * 60 * 1000);
    expect(await order()).toBe(303);
  });

  test('TH-04 one address orders for an office, not for a town, and is told when it can go on', async () => {
    const { visitor } = await runningShop(engine);
    const one = visitor();
    const order = async (name: string) => {
      await one.post('add-item', { id: 1 });
      return one.send(SHOP_FORMS.order, { name, email: `${name}@customers.example` });
    };
    for (let buyer = 0; buyer < 60; buyer++) expect((await order(`b${buyer}`)).statusCode).toBe(303);
    const refused = await order('one-more');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.json().message).toMatch(/your cart is kept\. Please try again in 60 minutes\.$/);
    expect((await one.cart()).items_count).toBe(1);
  });

  test('TH-04 the same form sent twice is one order, at the same moment and later', async () => {
    const { visitor, ports, orders } = await orderingShop(engine);
    const one = visitor();
    await one.post('add-item', { id: 1 });
    const send = () => one.send(SHOP_FORMS.order, { ...ADA, order_key: KEY });
    const together = await Promise.all([send(), send(), send()]);
    const later = await send();
    expect(
      [...together, later].map(({ statusCode, headers }) => `${statusCode} ${headers.location}`),
    ).toEqual(Array.from({ length: 4 }, () => '303 /cart/thank-you/'));
    expect(await orders()).toHaveLength(1);
    expect(await ports.outbox.list()).toHaveLength(2);
    // The same form with another cart is another order.
    await one.post('add-item', { id: 2 });
    expect((await send()).statusCode).toBe(303);
    expect(await orders()).toHaveLength(2);
    // A key reveals nothing to others.
    const other = visitor();
    await other.post('add-item', { id: 1 });
    await other.post('remove-item', { key: 'p1' });
    expect((await other.send(SHOP_FORMS.order, { ...ADA, order_key: KEY })).statusCode).toBe(400);
  });

  test('TH-04 requests are searched for by name, address, note and number', async () => {
    const { visitor, app } = await orderingShop(engine);
    await visitor().order({ ...ADA, note: 'For 50% of the bench' });
    await visitor().order({ name: 'Bob', email: 'bob@customers.example', note: 'As in request 1' });
    const found = async (search: string) => {
      const answer = await app.inject({ url: '/admin/api/shop/orders', query: { search } });
      return answer.json().items.map(({ id }: AdminOrder) => id);
    };
    expect(await found('aDa')).toEqual([1]);
    expect(await found(' bob@customers ')).toEqual([2]);
    expect(await found('50%')).toEqual([1]);
    expect(await found('#2')).toEqual([2]);
    expect(await found('1')).toEqual([2, 1]);
    expect(await found('999999999999')).toEqual([]);
  });

  test('TH-04 what is taken for spam is kept aside without a mail, with reasons and a way to the verdict', async () => {
    const { visitor, ports, orders, read } = await orderingShop(engine, SPAM);
    const one = visitor();
    await one.post('add-item', { id: 1, quantity: 3 });
    const answer = await one.send(SHOP_FORMS.order, { ...ADA, note: 'Cheap watches', order_key: KEY });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart/set-aside/']);
    expect(await ports.outbox.list()).toEqual([]);
    expect(await orders()).toEqual([]);
    expect(await orders('spam')).toMatchObject([{ id: 1, state: 'spam', total: 4350 }]);
    expect(await read(1)).toMatchObject({
      spamReasons: SPAM.reasons,
      verdictScreen: '/spam/v1',
      mails: [],
    });
    // Sent twice, it is still one order.
    expect((await one.send(SHOP_FORMS.order, { ...ADA, order_key: KEY })).headers.location).toBe(
      '/cart/set-aside/',
    );
    expect(await orders('spam')).toHaveLength(1);
  });

  test('TH-04 one click says that it was no spam: it is new, its mails are sent once, and the judge learns', async () => {
    const { visitor, ports, act, read, learnt } = await orderingShop(engine, SPAM);
    await visitor().order(ADA);
    expect(codeOf(await act('PUT', '/1', { state: 'done' }))).toEqual([409, 'shop_order_is_spam']);
    expect(codeOf(await act('POST', '/1/resend'))).toEqual([409, 'shop_order_is_spam']);
    await Promise.all([act('POST', '/1/not-spam'), act('POST', '/1/not-spam')]);
    expect(await read(1)).toMatchObject({
      state: 'new',
      mails: [{}, {}],
    });
    expect(await ports.outbox.list()).toHaveLength(2);
    expect(learnt.at(0)).toBe('v1 ham');
    // Marking it back and forth sends no further mails.
    await act('POST', '/1/spam');
    expect(learnt.at(-1)).toBe('v1 spam');
    await act('POST', '/1/not-spam');
    expect(await ports.outbox.list()).toHaveLength(2);
    expect((await act('POST', '/1/resend')).statusCode).toBe(204);
    expect((await read(1)).mails).toHaveLength(2);
  });

  test('TH-04 a verdict that is turned round elsewhere delivers the request, or sets it aside', async () => {
    const { visitor, server, read } = await orderingShop(engine, SPAM);
    await visitor().order(ADA);
    await server.deliver('v1');
    expect(await read(1)).toMatchObject({ state: 'new', mails: [{}, {}] });
    await server.setAside('v1');
    expect(await read(1)).toMatchObject({ state: 'spam' });
    await server.deliver('no such verdict');
  });

  test('TH-04 a request is deleted for good', async () => {
    const { visitor, act, orders } = await orderingShop(engine);
    await visitor().order(ADA);
    expect((await act('DELETE', '/1')).statusCode).toBe(204);
    expect(await orders()).toEqual([]);
    for (const [method, path] of [
      ['DELETE', '/1'],
      ['POST', '/1/spam'],
      ['POST', '/1/not-spam'],
      ['POST', '/1/resend'],
    ] as const)
      expect((await act(method, path)).statusCode, `${method} ${path}`).toBe(404);
  });
});

const SPAM: OrderVerdict = { decision: 'spam', reasons: ['It names watches.'], id: 'v1' };

async function orderingShop(
  engine: TestEngine,
  verdict: OrderVerdict = { decision: 'ham', reasons: [], id: null },
) {
  const learnt: string[] = [];
  const shop = await runningShop(engine, {
    judge: async () => verdict,
    learn: async (id, decision) => void learnt.push(`${id} ${decision}`),
    screenOf: (id) => `/spam/${id}`,
  });
  const { app } = shop;
  const path = '/admin/api/shop/orders';
  return {
    ...shop,
    learnt,
    visitor() {
      const one = shop.visitor();
      return {
        ...one,
        async order(fields: object) {
          await one.post('add-item', { id: 1 });
          return one.send(SHOP_FORMS.order, fields);
        },
      };
    },
    act: (method: 'PUT' | 'POST' | 'DELETE', rest: string, payload?: object) =>
      app.inject({ method, url: path + rest, ...(payload && { payload }) }),
    orders: async (state = ''): Promise<AdminOrder[]> =>
      (await app.inject(state ? `${path}?state=${state}` : path)).json().items,
    read: async (id: number): Promise<AdminOrderDetail> => (await app.inject(`${path}/${id}`)).json(),
  };
}
