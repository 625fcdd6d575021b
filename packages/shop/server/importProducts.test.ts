import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { runningShop } from './testing/shopTestServer.ts';

describeOnBothEngines('a table of products', (engine) => {
  test('adds what is new, changes what is known by its slug, and says which rows it could not use', async () => {
    const { app, server } = await runningShop(engine);
    const [known] = await server.products.list({ limit: 1 });
    const before = (await server.products.list({ limit: 100 })).length;
    const content = [
      'Name;Slug;Price;Currency;Stock;Category',
      `Renamed;${known?.slug};2,50;eur;7;Oddments`,
      '"A chair; of oak";;120;EUR;;Seats',
      'No price;no-price;cheap;EUR;1;Seats',
      ';nameless;3;EUR;1;Seats',
      'Twice;chair-twice;3;EUR;1;Seats',
      'Twice again;chair-twice;3;EUR;1;Seats',
    ].join('\r\n');
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/api/shop/products/import',
      payload: { content },
    });
    expect(answer.json()).toEqual({
      added: 2,
      changed: 1,
      skipped: [
        'Row 4: The price is not an amount such as 14.50.',
        'Row 5: The name is missing, or longer than 200 characters.',
        'Row 7: Another row has the slug "chair-twice" already.',
      ],
    });
    expect(await server.products.list({ limit: 100 })).toHaveLength(before + 2);
    expect(await server.products.readShown(known?.slug ?? '')).toMatchObject({
      ...{ name: 'Renamed', price: 250, currency: 'EUR', stock: 7 },
    });
    expect(await server.products.readShown('a-chair-of-oak')).toMatchObject({ price: 12_000, stock: null });
  });

  test('leaves alone what it has no column for', async () => {
    const { app, server } = await runningShop(engine);
    const { id, ...product } = await server.products.read(2);
    const draft = { ...product, summary: 'One sentence.', description: 'Glass.', isShown: false };
    await server.products.change(id, draft);
    const content = ['slug,stock', `${draft.slug},9`, 'not-known,4'].join('\n');
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/api/shop/products/import',
      payload: { content },
    });
    expect(answer.json()).toEqual({
      ...{ added: 0, changed: 1 },
      skipped: ['Row 3: The name is missing, or longer than 200 characters.'],
    });
    expect(await server.products.read(id)).toEqual({ ...draft, id, stock: 9 });
  });

  test('that holds none, or too many, is refused with a sentence', async () => {
    const { app } = await runningShop(engine);
    const send = (content: string) =>
      app.inject({ method: 'POST', url: '/admin/api/shop/products/import', payload: { content } });
    expect((await send('name,price')).json()).toMatchObject({ message: 'There is no product in this file.' });
    expect((await send(`name,price\n${'a,1\n'.repeat(5_001)}`)).json()).toMatchObject({
      message: expect.stringContaining('up to 5000 products'),
    });
  });
});
