import { expect, it } from 'vitest';
import { createTestClock, describeOnBothEngines, testPorts } from '../testing/index.ts';
import { type Accounts, accountMigrations, createAccounts } from './index.ts';
import { PAIR_PACE } from './paces.ts';
import { SESSION_IDLE_MS } from './sessions.ts';
import type { AccountTables } from './tables.ts';

const ORIGIN = { address: '192.0.2.1', userAgent: 'Test', device: null };
const PASSWORD = 'correct horse battery';

describeOnBothEngines('accounts of several processes', (engine) => {
  /** Two processes sharing one database. */
  async function twoProcesses(): Promise<[Accounts, Accounts]> {
    const place = await engine.freshPlace();
    const clock = createTestClock();
    const open = async () => createAccounts({ database: await place.open(accountMigrations), clock });
    return [await open(), await open()];
  }

  async function administrator(accounts: Accounts, name: string): Promise<string> {
    const added = await accounts.users.add({
      name,
      displayName: name,
      email: null,
      role: 'administrator',
      password: PASSWORD,
    });
    if (!added.ok) throw new Error(added.reason);
    return added.value.id;
  }

  it('have one first administrator, whichever starts first', async () => {
    const processes = await twoProcesses();
    const made = await Promise.all(processes.map((accounts) => accounts.makeFirstAdministrator(undefined)));
    expect(made.filter((first) => first !== null)).toHaveLength(1);
    expect(await processes[0].users.list({ limit: 10 })).toHaveLength(1);
  });

  it('forgets sessions and failed sign-ins that have run out, without anybody signing in', async () => {
    const { url } = await engine.freshPlace();
    const ports = await testPorts({ migrations: accountMigrations, url });
    const accounts = createAccounts(ports);
    await administrator(accounts, 'ada');
    await accounts.signIn({ name: 'ada', password: PASSWORD, ...ORIGIN });
    await accounts.signIn({ name: 'ada', password: 'wrong', ...ORIGIN });
    const kept = () =>
      Promise.all(
        (['sessions', 'counted_tries'] as const).map(async (table) => {
          const rows = await ports.database.tables<AccountTables>().selectFrom(table).selectAll().execute();
          return rows.length;
        }),
      );
    expect(await kept()).toEqual([1, 3]);
    ports.clock.advance(SESSION_IDLE_MS + 1);
    ports.jobs.start();
    await expect.poll(kept).toEqual([0, 0]);
  });

  it('share sessions', async () => {
    const [one, other] = await twoProcesses();
    await administrator(one, 'ada');
    const result = await one.signIn({ name: 'ADA', password: PASSWORD, ...ORIGIN });
    if (result.kind !== 'signed-in') throw new Error(result.kind);
    expect(await other.sessions.identify(result.token)).toMatchObject({ name: 'ada', role: 'administrator' });
    await other.sessions.endAll(result.userId);
    expect(await one.sessions.identify(result.token)).toBeNull();
  });

  it('count wrong passwords together, also at the same time', async () => {
    const processes = await twoProcesses();
    await administrator(processes[0], 'ada');
    const tries = Array.from({ length: 16 }, (_, index) =>
      (index % 2 === 0 ? processes[0] : processes[1]).signIn({ name: 'ada', password: 'wrong', ...ORIGIN }),
    );
    const refused = (await Promise.all(tries)).filter((result) => result.kind === 'refused');
    expect(refused.length).toBeLessThanOrEqual(PAIR_PACE.free);
  });

  it('keep an administrator when two of them are demoted at the same time', async () => {
    const [one, other] = await twoProcesses();
    const ada = await administrator(one, 'ada');
    const bea = await administrator(one, 'bea');
    const outcomes = await Promise.all([
      one.users.change(ada, { role: 'editor' }),
      other.users.change(bea, { role: 'editor' }),
    ]);
    expect(outcomes.map((outcome) => outcome.ok).toSorted()).toEqual([false, true]);
    expect(await one.users.list({ role: 'administrator', limit: 10 })).toHaveLength(1);
  });

  it('refuse a name or an address that is taken, in any case', async () => {
    const [one, other] = await twoProcesses();
    const newUser = {
      name: 'Ada',
      displayName: 'Ada',
      email: 'ada@example.org',
      role: 'editor',
      password: PASSWORD,
    } as const;
    expect(await one.users.add(newUser)).toMatchObject({ ok: true });
    expect(await other.users.add({ ...newUser, name: 'ADA', email: null })).toEqual({
      ok: false,
      reason: 'name-taken',
    });
    expect(await other.users.add({ ...newUser, name: 'bea', email: 'ADA@example.org' })).toEqual({
      ok: false,
      reason: 'email-taken',
    });
  });

  it('look for text, not for patterns', async () => {
    const [one] = await twoProcesses();
    for (const name of ['a_b', 'axb']) await administrator(one, name);
    expect((await one.users.list({ search: 'A_B', limit: 10 })).map((user) => user.name)).toEqual(['a_b']);
    expect(await one.users.list({ search: '%', limit: 10 })).toEqual([]);
    expect(await one.users.list({ search: '\\', limit: 10 })).toEqual([]);
  });
});
