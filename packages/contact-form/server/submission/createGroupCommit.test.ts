import type { Database } from '@portico/kernel/server';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import { contactFormMigrations } from '../migrations.ts';
import type { ContactFormTables } from '../tables.ts';
import { createGroupCommit } from './createGroupCommit.ts';

describeOnBothEngines('CF-21 commits that are shared', ({ openFresh }) => {
  const use = (transaction: Database, challenge: string) =>
    transaction
      .tables<ContactFormTables>()
      .insertInto('contact_captchas_used')
      .values({ challenge, used_at: 1 })
      .execute();
  const kept = async (database: Database) =>
    (
      await database
        .tables<ContactFormTables>()
        .selectFrom('contact_captchas_used')
        .select('challenge')
        .orderBy('challenge')
        .execute()
    ).map(({ challenge }) => challenge);

  test('give everybody their own answer, and one that fails takes nobody along', async () => {
    const database = await openFresh(contactFormMigrations);
    const commit = createGroupCommit(database);
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'a', 'c', 'd'].map((challenge) =>
        commit(async (transaction) => {
          await use(transaction, challenge);
          return challenge;
        }),
      ),
    );
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual(
      expect.arrayContaining(['b', 'c', 'd', 'failed']),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await kept(database)).toEqual(['a', 'b', 'c', 'd']);
    await commit((transaction) => use(transaction, 'e'));
    expect(await kept(database)).toContain('e');
  });
});
