import { expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';
import { createTestClock, describeOnBothEngines } from './testing/index.ts';

describeOnBothEngines('Secrets', ({ freshPlace, openFresh }) => {
  it('are made on first use and are the same for all processes that begin at once', async () => {
    const place = await freshPlace();
    const databases = await Promise.all([place.open(), place.open(), place.open()]);
    const keys = await Promise.all(
      databases.map((database) => createSecrets(database, createTestClock()).current('cookies')),
    );
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
  });

  it('have different keys for different names', async () => {
    const secrets = createSecrets(await openFresh(), createTestClock());
    expect((await secrets.current('a')).equals(await secrets.current('b'))).toBe(false);
  });

  it('keep a few earlier keys after a rotation, newest first', async () => {
    const secrets = createSecrets(await openFresh(), createTestClock());
    const first = await secrets.current('a');
    await secrets.rotate('a');
    const second = await secrets.current('a');
    expect(second.equals(first)).toBe(false);
    expect(await secrets.all('a')).toEqual([second, first]);
    for (let times = 0; times < 10; times++) await secrets.rotate('a');
    expect(await secrets.all('a')).toHaveLength(5);
  });

  it('forget the earlier keys at once when told', async () => {
    const secrets = createSecrets(await openFresh(), createTestClock());
    await secrets.current('a');
    await secrets.rotate('a');
    await secrets.dropEarlier('a');
    expect(await secrets.all('a')).toHaveLength(1);
  });

  it('show a rotation by another process within seconds', async () => {
    const place = await freshPlace();
    const clock = createTestClock();
    const ours = createSecrets(await place.open(), clock);
    const theirs = createSecrets(await place.open(), clock);
    const before = await ours.current('a');
    await theirs.rotate('a');
    clock.advance(2_000);
    expect((await ours.current('a')).equals(before)).toBe(false);
    expect(await ours.all('a')).toEqual(await theirs.all('a'));
  });

  it('are read from the database once for many uses', async () => {
    const database = await openFresh();
    const secrets = createSecrets(database, createTestClock());
    await secrets.current('a');
    await database.close();
    await expect(secrets.current('a')).resolves.toHaveLength(32);
    await expect(secrets.current('b')).rejects.toThrow();
  });

  it('survive two rotations at the same moment', async () => {
    const place = await freshPlace();
    const clock = createTestClock();
    const [one, other] = [createSecrets(await place.open(), clock), createSecrets(await place.open(), clock)];
    await one.current('a');
    await Promise.all([one.rotate('a'), other.rotate('a')]);
    clock.advance(2_000);
    expect(await one.all('a')).toEqual(await other.all('a'));
    expect((await one.all('a')).length).toBeGreaterThanOrEqual(2);
  });
});
