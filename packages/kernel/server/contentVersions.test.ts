import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContentVersions } from './contentVersions.ts';
import { createSecrets } from './secrets.ts';
import { createTestClock, describeOnBothEngines, testPorts } from './testing/index.ts';

describeOnBothEngines('A content stamp', ({ freshPlace, openFresh }) => {
  it('stays the same as long as nothing behind its tags is touched', async () => {
    const database = await openFresh();
    const content = createContentVersions(database);
    const before = await content.stamp(['site', 'page:home']);
    await content.touch(database, ['posts']);
    await createSecrets(database, createTestClock()).current('anything');
    expect(await content.stamp(['site', 'page:home'])).toBe(before);
  });

  it('is another one after any of its tags is touched, each time', async () => {
    const database = await openFresh();
    const content = createContentVersions(database);
    const seen = new Set([await content.stamp(['site', 'page:home'])]);
    for (const tags of [['site'], ['page:home'], ['site', 'posts'], ['site']]) {
      await database.transaction((transaction) => content.touch(transaction, tags));
      seen.add(await content.stamp(['site', 'page:home']));
    }
    expect(seen.size).toBe(5);
  });

  it('changes with the commit: not before it, and not at all with a rollback', async () => {
    const database = await openFresh();
    const content = createContentVersions(database);
    const before = await content.stamp(['site']);
    await database
      .transaction(async (transaction) => {
        await content.touch(transaction, ['site']);
        expect(await content.stamp(['site'])).toBe(before);
        throw new Error('no');
      })
      .catch(() => {});
    expect(await content.stamp(['site'])).toBe(before);
    await database.transaction(async (transaction) => {
      await content.touch(transaction, ['site']);
      expect(await content.stamp(['site'])).toBe(before);
    });
    expect(await content.stamp(['site'])).not.toBe(before);
  });

  it('is not the stamp of an earlier content after a rollback and a new touch', async () => {
    const database = await openFresh();
    const content = createContentVersions(database);
    await content.touch(database, ['site']);
    const first = await content.stamp(['site']);
    await database
      .transaction(async (transaction) => {
        await content.touch(transaction, ['site', 'posts']);
        throw new Error('no');
      })
      .catch(() => {});
    await content.touch(database, ['posts']);
    await content.touch(database, ['site']);
    expect(await content.stamp(['site'])).not.toBe(first);
  });

  it('shows a touch by another process at the moment in which that is acknowledged', async () => {
    const place = await freshPlace();
    const [ours, theirs] = [await place.open(), await place.open()];
    const [here, there] = [createContentVersions(ours), createContentVersions(theirs)];
    for (let round = 0; round < 20; round++) {
      const before = await here.stamp(['site', 'posts']);
      await theirs.transaction((transaction) => there.touch(transaction, [round % 2 ? 'site' : 'posts']));
      expect(await here.stamp(['site', 'posts'])).not.toBe(before);
      expect(await here.stamp(['site', 'posts'])).toBe(await there.stamp(['site', 'posts']));
    }
  });

  it('survives many touches of the same tags at once, in any order', async () => {
    const place = await freshPlace();
    const [one, other] = [await place.open(), await place.open()];
    const content = createContentVersions(one);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? one : other).transaction((transaction) =>
          content.touch(transaction, index % 3 ? ['a', 'b', 'c'] : ['c', 'b', 'a', 'a']),
        ),
      ),
    );
    expect(await content.stamp(['a', 'b', 'c'])).toBe(
      await createContentVersions(other).stamp(['a', 'b', 'c']),
    );
  });

  it('of no tags at all is a stamp, too', async () => {
    const content = createContentVersions(await openFresh());
    expect(await content.stamp([])).toBe(await content.stamp([]));
  });
});

describe('A content stamp on SQLite', () => {
  it('equals what a fresh reading of the database says, whatever happened', async () => {
    const { database, content } = await testPorts();
    const tags = ['a', 'b', 'c', 'd'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tags: fc.subarray(tags), commits: fc.boolean(), looks: fc.boolean() }), {
          maxLength: 8,
        }),
        async (steps) => {
          for (const step of steps) {
            const before = content.stamp(step.tags);
            await database
              .transaction(async (transaction) => {
                await content.touch(transaction, step.tags);
                if (!step.commits) throw new Error('no');
              })
              .catch(() => {});
            if (step.looks) {
              const fresh = createContentVersions(database).stamp(tags);
              expect(content.stamp(tags)).toBe(fresh);
              if (step.tags.length > 0) expect(content.stamp(step.tags) === before).toBe(!step.commits);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
