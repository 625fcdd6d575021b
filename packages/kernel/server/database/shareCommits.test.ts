import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../testing/index.ts';
import { columnsOf } from './columns.ts';
import type { Database } from './Database.ts';
import type { Migration } from './migrate.ts';

const migrations: readonly Migration[] = [
  {
    name: 'notes-01-table',
    async up({ schema }, dialect) {
      await schema
        .createTable('notes')
        .addColumn('word', columnsOf(dialect).text, (is) => is.primaryKey())
        .execute();
    },
  },
];

interface Notes {
  notes: { word: string };
}

describeOnBothEngines('CF-21 transactions that share a commit', ({ openFresh }) => {
  const note = (transaction: Database, word: string) =>
    transaction.tables<Notes>().insertInto('notes').values({ word }).execute();
  const kept = async (database: Database) =>
    (await database.tables<Notes>().selectFrom('notes').select('word').orderBy('word').execute()).map(
      ({ word }) => word,
    );

  test('give everybody their own answer, and one that fails takes nobody along', async () => {
    const database = await openFresh(migrations);
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'a', 'c', 'd'].map((word) =>
        database.sharedTransaction(async (transaction) => {
          await note(transaction, word);
          return word;
        }),
      ),
    );
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual(
      expect.arrayContaining(['b', 'c', 'd', 'failed']),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await kept(database)).toEqual(['a', 'b', 'c', 'd']);
    await database.sharedTransaction((transaction) => note(transaction, 'e'));
    expect(await kept(database)).toContain('e');
  });

  test('are part of a transaction that is already under way', async () => {
    const database = await openFresh(migrations);
    const undone = database.transaction(async (transaction) => {
      await transaction.sharedTransaction((inner) => note(inner, 'a'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kept(database)).toEqual([]);
  });
});
