import type { Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../testing/index.ts';
import { columnsOf } from './columns.ts';
import type { Migration } from './migrate.ts';
import { preparedQuery } from './preparedQuery.ts';

interface Tables {
  notes: { id: string; text: string | null; count: number };
}

const migrations: readonly Migration[] = [
  {
    name: 'notes-01-table',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('notes')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('text', column.text)
        .addColumn('count', column.integer, (is) => is.notNull())
        .execute();
    },
  },
];

const addNote = preparedQuery((tables: Kysely<Tables>, row: Tables['notes']) =>
  tables.insertInto('notes').values(row).returning('id'),
);
const findBetween = preparedQuery((tables: Kysely<Tables>, { from, to }: { from: number; to: number }) =>
  tables
    .selectFrom('notes')
    .selectAll()
    .where('count', '>=', from)
    .where('count', '<', to)
    .orderBy('id')
    .limit(5),
);

describeOnBothEngines('CF-21 a prepared query', ({ openFresh }) => {
  it('takes other values every time, whatever order they are named in', async () => {
    const database = await openFresh(migrations);
    expect(await addNote(database, { id: 'a', text: null, count: 1 })).toEqual([{ id: 'a' }]);
    await addNote(database, { count: 2, id: 'b', text: 'two\0' });
    expect(await findBetween(database, { from: 2, to: 3 })).toEqual([
      { id: 'b', text: 'two\uFFFD', count: 2 },
    ]);
    expect(await findBetween(database, { to: 2, from: 1 })).toEqual([{ id: 'a', text: null, count: 1 }]);
    expect(await findBetween(database, { from: 9, to: 10 })).toEqual([]);
  });

  it('runs in the transaction that it is handed', async () => {
    const database = await openFresh(migrations);
    await expect(
      database.transaction(async (transaction) => {
        await addNote(transaction, { id: 'a', text: 'gone', count: 1 });
        expect(await findBetween(transaction, { from: 0, to: 9 })).toHaveLength(1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await findBetween(database, { from: 0, to: 9 })).toEqual([]);
  });

  it('does not see into a transaction from outside, nor write into it', async () => {
    const database = await openFresh(migrations);
    const outside: Promise<unknown>[] = [];
    await expect(
      database.transaction(async (transaction) => {
        await addNote(transaction, { id: 'a', text: 'gone', count: 1 });
        outside.push(
          findBetween(database, { from: 0, to: 9 }),
          addNote(database, { id: 'b', text: 'kept', count: 10 }),
        );
        expect(await findBetween(transaction, { from: 0, to: 9 })).toHaveLength(1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await Promise.all(outside)).toEqual([[], [{ id: 'b' }]]);
    expect(await findBetween(database, { from: 0, to: 20 })).toHaveLength(1);
  });

  it('is built once', async () => {
    const database = await openFresh(migrations);
    const build = vi.fn((tables: Kysely<Tables>, { id }: { id: string }) =>
      tables.selectFrom('notes').select('text').where('id', '=', id),
    );
    const find = preparedQuery(build);
    await addNote(database, { id: 'a', text: 'one', count: 1 });
    expect(await find(database, { id: 'a' })).toEqual([{ text: 'one' }]);
    expect(await find(database, { id: 'b' })).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);
  });
});
