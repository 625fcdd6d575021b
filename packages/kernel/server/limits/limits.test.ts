import { describe, expect, test } from 'vitest';
import type { Database } from '../database/Database.ts';
import { createSecrets } from '../secrets.ts';
import { createTestClock, describeOnBothEngines } from '../testing/index.ts';
import { callerOf } from './callerOf.ts';
import { createLimits } from './createLimits.ts';
import type { Limit } from './Limits.ts';
import { createMemoryCounts } from './memoryCounts.ts';
import type { LimitTables } from './sharedCounts.ts';

const MINUTE_MS = 60_000;
const LIMIT: Limit = { name: 'questions', windowMs: MINUTE_MS, each: 3, inAll: 10 };
const OFFICE = '192.0.2.1';

describe('SP-58 one caller', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['100%@example.com', '100%@example.com'],
  ])('%s is %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});

describe('SP-58 counts in memory', () => {
  const counting = () => {
    const clock = createTestClock();
    return { clock, count: createMemoryCounts(clock) };
  };

  test('each caller has its own, which ends with the window', () => {
    const { clock, count } = counting();
    for (let call = 0; call < 3; call++) expect(count(LIMIT, OFFICE, 1)).toBeNull();
    clock.advance(20_000);
    expect(count(LIMIT, OFFICE, 1)).toEqual({ retryAfterMs: 40_000 });
    expect(count(LIMIT, '192.0.2.2', 1)).toBeNull();
    clock.advance(40_000);
    expect(count(LIMIT, OFFICE, 3)).toBeNull();
    expect(count(LIMIT, OFFICE, 1)).not.toBeNull();
  });

  test('all together have one too, and nobody uses it up by being refused', () => {
    const { count } = counting();
    for (let call = 0; call < 1000; call++) count(LIMIT, OFFICE, 1);
    for (let caller = 0; caller < 7; caller++) expect(count(LIMIT, `visitor ${caller}`, 1)).toBeNull();
    expect(count(LIMIT, 'one more', 1)).toEqual({ retryAfterMs: MINUTE_MS });
  });

  test('whoever comes from ever new addresses resets nobody’s count', () => {
    const { count } = counting();
    const wide: Limit = { ...LIMIT, inAll: 30_000 };
    for (let call = 0; call < 3; call++) count(wide, OFFICE, 1);
    let taken = 0;
    for (let caller = 0; caller < 100_000; caller++) if (!count(LIMIT, `attacker ${caller}`, 1)) taken += 1;
    expect(taken).toBeLessThan(10);
    // Even if the total allows more callers than are remembered, that many calls must be admitted first.
    for (let caller = 0; caller < 19_000; caller++) count(wide, `attacker ${caller}`, 1);
    expect(count(wide, OFFICE, 1)).not.toBeNull();
  });
});

describeOnBothEngines('SP-58 counts in the database', (engine) => {
  const shared: Limit = { ...LIMIT, isShared: true };
  async function twoProcesses(factor?: number) {
    const clock = createTestClock();
    const database = await engine.openFresh();
    const open = () =>
      createLimits({ database, clock, secrets: createSecrets(database, clock), ...(factor && { factor }) });
    return { clock, database, here: open(), there: open() };
  }

  test('are the same for several processes, by address and in all', async () => {
    const { clock, database, here, there } = await twoProcesses();
    expect(await here.take(shared, OFFICE, 2)).toBeNull();
    expect(await there.take(shared, `::ffff:${OFFICE}`)).toBeNull();
    expect(await there.take(shared, OFFICE)).toEqual({ retryAfterMs: MINUTE_MS });
    for (const caller of ['a', 'b']) expect(await here.take(shared, caller, 3)).toBeNull();
    expect(await there.take(shared, 'c', 3)).toEqual({ retryAfterMs: MINUTE_MS });
    const rows = await database.tables<LimitTables>().selectFrom('limit_counts').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain(OFFICE);

    clock.advance(10 * MINUTE_MS);
    expect(await here.take(shared, OFFICE, 3)).toBeNull();
    const left = await database.tables<LimitTables>().selectFrom('limit_counts').selectAll().execute();
    expect(left).toHaveLength(2);
  });

  test('can be made larger for a whole site', async () => {
    const { here } = await twoProcesses(100);
    expect(await here.take(shared, OFFICE, 300)).toBeNull();
    expect(await here.take(shared, OFFICE)).not.toBeNull();
  });

  test('several are taken together, up to the first that is too much, and on SQLite with one commit', async () => {
    const { clock, database } = await twoProcesses();
    let commits = 0;
    const counting: Database = {
      ...database,
      sharedTransaction: (work) => {
        commits += 1;
        return database.sharedTransaction(work);
      },
    };
    const limits = createLimits({ database: counting, clock, secrets: createSecrets(database, clock) });
    const other: Limit = { ...shared, name: 'answers', each: 2 };
    const takes = [
      { limit: shared, caller: OFFICE },
      { limit: other, caller: OFFICE, amount: 2 },
      { limit: shared, caller: 'a browser' },
    ];
    expect(await limits.takeAll(takes)).toBeNull();
    expect(commits).toBe(database.dialect === 'sqlite' ? 1 : 0);
    expect(await limits.takeAll(takes)).toEqual({ retryAfterMs: MINUTE_MS });
    const rows = await database.tables<LimitTables>().selectFrom('limit_counts').selectAll().execute();
    const counts = Object.fromEntries(
      [shared, other].map(({ name }) => [name, rows.find(({ key }) => key === name)?.count]),
    );
    // The second time this process knew without querying the database.
    expect(counts).toEqual({ questions: 2, answers: 2 });
  });
});
