import { createContentVersions, createLimits, createSecrets } from '@portico/kernel/server';
import { createTestClock, describeOnBothEngines, type TestEngine } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { CLICKS_CALL, FLOATING_TYPE } from '../../wire/public.ts';
import { documentStore } from '../documents/documentStore.ts';
import { builderMigrations } from '../migrations.ts';
import type { BuilderTables } from '../tables.ts';
import { CLICK_CALLS, takeClicks } from './answerClicks.ts';
import { createClicks } from './createClicks.ts';

const ANN = { id: 'ann', name: 'Ann' };
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('PB-13 PB-14 clicks on what floats over pages', (engine) => {
  test('are counted for each published document and day, and nothing else is kept', async () => {
    const { database, clock, documents, send, clicks } = await open(engine);
    const make = (type: string, publish: boolean) =>
      documents.create({ title: type, type, settings: {}, elements: [], publish }, ANN);
    const bar = (await make(FLOATING_TYPE, true)).id;
    const other = (await make(FLOATING_TYPE, true)).id;
    const draft = (await make(FLOATING_TYPE, false)).id;
    const page = (await make('wp-page', true)).id;
    const named = [bar, bar, other, draft, page, 999_999].map(String);
    expect(await send({ 'clicks[]': named })).toEqual({ status: 200, body: { success: true } });
    clock.advance(DAY_MS);
    await send({ 'clicks[]': String(bar) });
    expect(await clicks.recent()).toEqual([
      { document: bar, clicks: 3 },
      { document: other, clicks: 1 },
    ]);
    const rows = await database.tables<BuilderTables>().selectFrom('builder_clicks').selectAll().execute();
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(new Set(Object.keys(row))).toEqual(new Set(['document', 'day', 'clicks']));

    clock.advance(29.5 * DAY_MS);
    expect(await clicks.recent()).toEqual([{ document: bar, clicks: 1 }]);
    await documents.trash(bar);
    await send({ clicks: [String(bar)] });
    expect(await clicks.recent()).toEqual([{ document: bar, clicks: 1 }]);
    await documents.remove(bar);
    expect(await clicks.recent()).toEqual([]);
  });

  test('are taken from pages of ours only, and not without end', async () => {
    const { documents, send, clicks } = await open(engine);
    const { id } = await documents.create(
      { title: 'Bar', type: FLOATING_TYPE, settings: {}, elements: [], publish: true },
      ANN,
    );
    for (const _nonce of [undefined, '', 'n0nce', ['a'], '0000000000'])
      expect(await send({ 'clicks[]': [String(id)], _nonce })).toMatchObject({
        status: 403,
        body: { success: false, data: { message: expect.any(String) } },
      });
    expect(await clicks.recent()).toEqual([]);

    await send({ 'clicks[]': Array(5000).fill(String(id)) }, 'b');
    expect(await clicks.recent()).toEqual([{ document: id, clicks: 20 }]);
    for (let call = 0; call < CLICK_CALLS.each + 10; call += 1) await send({ 'clicks[]': [String(id)] }, 'c');
    expect(await clicks.recent()).toEqual([{ document: id, clicks: 20 + CLICK_CALLS.each }]);
    expect(await send({ 'clicks[]': [String(id)] }, 'c')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    expect(await send({ 'clicks[]': [String(id)] }, 'd')).toMatchObject({ status: 200 });
  });

  test.each([
    ['nothing', undefined],
    ['a map', { length: 2, 0: '1' }],
    ['nested lists', [['1'], [[]], {}]],
    ['no numbers', ['', '-1', '0', '1e3', '1.5', ' 1', '1;drop table', '9'.repeat(40), null]],
  ])('%s in the place of documents counts as nothing', async (_what, value) => {
    const { send, clicks } = await open(engine);
    expect(await send({ 'clicks[]': value })).toEqual({ status: 200, body: { success: true } });
    expect(await clicks.recent()).toEqual([]);
  });
});

async function open(engine: TestEngine) {
  const database = await engine.openFresh(builderMigrations);
  const clock = createTestClock();
  const documents = documentStore({
    database,
    clock,
    content: createContentVersions(database),
    isReserved: () => false,
  });
  const clicks = createClicks(database, clock);
  const nonces = {
    issue: async () => '0123456789',
    verify: async (nonce: unknown, action: string) =>
      nonce === '0123456789' && action === CLICKS_CALL.nonce ? ('fresh' as const) : ('invalid' as const),
  };
  const limits = createLimits({ database, clock, secrets: createSecrets(database, clock) });
  const take = takeClicks({ clicks, nonces, limits });
  const send = (fields: Record<string, unknown>, caller = 'a') =>
    take({ _nonce: '0123456789', ...fields }, caller);
  return { database, clock, documents, clicks, send };
}
