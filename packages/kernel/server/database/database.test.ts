import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../testing/index.ts';
import { columnsOf, withNumberedId } from './columns.ts';
import type { Database } from './Database.ts';
import { type Migration, migrate, NewerDatabaseError } from './migrate.ts';
import { isUniqueViolation } from './StorageUnavailableError.ts';

interface Tables {
  things: {
    id: string;
    count: number;
    at: number | null;
    is_good: number | boolean | null;
    note: string | null;
    bytes: Uint8Array | null;
  };
  tickets: { id?: number; title: string };
}

const thingsMigrations: readonly Migration[] = [
  {
    name: 'things-01-tables',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('things')
        .addColumn('id', column.id, (is) => is.primaryKey())
        .addColumn('count', column.integer, (is) => is.notNull())
        .addColumn('at', column.time)
        .addColumn('is_good', column.flag)
        .addColumn('note', column.text)
        .addColumn('bytes', column.bytes)
        .execute();
      await withNumberedId(schema.createTable('tickets'), dialect)
        .addColumn('title', column.text, (is) => is.notNull())
        .execute();
    },
  },
];

const things = (database: Database) => database.tables<Tables>();
const add = (database: Database, id: string, count = 0) =>
  things(database).insertInto('things').values({ id, count }).execute();
const ids = async (database: Database) =>
  (await things(database).selectFrom('things').select('id').orderBy('id').execute()).map((row) => row.id);

describeOnBothEngines('A database', ({ dialect, openFresh, freshPlace }) => {
  it('keeps everything of a transaction that ends well', async () => {
    const database = await openFresh(thingsMigrations);
    const answer = await database.transaction(async (transaction) => {
      await add(transaction, 'a');
      await add(transaction, 'b');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await ids(database)).toEqual(['a', 'b']);
  });

  it('keeps nothing of a transaction that fails, and works on', async () => {
    const database = await openFresh(thingsMigrations);
    await add(database, 'taken');
    const failing = database.transaction(async (transaction) => {
      await add(transaction, 'a');
      await add(transaction, 'taken');
    });
    await expect(failing).rejects.toSatisfy(isUniqueViolation);
    const throwing = database.transaction(async (transaction) => {
      await add(transaction, 'b');
      throw new Error('on second thoughts');
    });
    await expect(throwing).rejects.toThrow('on second thoughts');
    expect(await ids(database)).toEqual(['taken']);
  });

  it('makes a transaction inside a transaction part of it', async () => {
    const database = await openFresh(thingsMigrations);
    const failing = database.transaction(async (outer) => {
      await outer.transaction((inner) => add(inner, 'inner'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids(database)).toEqual([]);
  });

  it('does what is to be done after a commit after it, once, and not after a rollback', async () => {
    const database = await openFresh(thingsMigrations);
    const effect = vi.fn();
    await database.transaction(async (transaction) => {
      await transaction.transaction(async (inner) => inner.afterCommit(effect));
      expect(effect).not.toHaveBeenCalled();
    });
    expect(effect).toHaveBeenCalledTimes(1);
    await database
      .transaction(async (transaction) => {
        transaction.afterCommit(effect);
        throw new Error('no');
      })
      .catch(() => {});
    expect(effect).toHaveBeenCalledTimes(1);
    database.afterCommit(effect);
    expect(effect).toHaveBeenCalledTimes(2);
  });

  it('loses no update of many at once', async () => {
    const place = await freshPlace();
    const [one, other] = [await place.open(thingsMigrations), await place.open(thingsMigrations)];
    await add(one, 'counter');
    const increment = (database: Database) =>
      database.transaction(async (transaction) => {
        const counter = things(transaction).selectFrom('things').select('count').where('id', '=', 'counter');
        const { count } = await (dialect === 'postgres'
          ? counter.forUpdate()
          : counter
        ).executeTakeFirstOrThrow();
        await things(transaction)
          .updateTable('things')
          .set({ count: count + 1 })
          .where('id', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 60 }, (_, index) => increment(index % 2 ? one : other)));
    const { count } = await things(one).selectFrom('things').select('count').executeTakeFirstOrThrow();
    expect(count).toBe(60);
  });

  it('gives back the kinds of values that were put in, the same on both engines', async () => {
    const database = await openFresh(thingsMigrations);
    const at = Date.UTC(2199, 11, 31);
    const note = 'Grüße, 世界 🌍 \u0000 end';
    await things(database)
      .insertInto('things')
      .values({ id: 'a', count: 7, at, is_good: true, note, bytes: Uint8Array.of(0, 255, 1) })
      .execute();
    const row = await things(database).selectFrom('things').selectAll().executeTakeFirstOrThrow();
    expect({ ...row, bytes: [...(row.bytes ?? [])] }).toEqual({
      ...{ id: 'a', count: 7, at, is_good: 1, bytes: [0, 255, 1] },
      note: 'Grüße, 世界 🌍 \uFFFD end',
    });
    const { total } = await things(database)
      .selectFrom('things')
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
  });

  it('counts rows with numbered ids and never gives a number twice', async () => {
    const database = await openFresh(thingsMigrations);
    const ticket = async (title: string) =>
      (
        await things(database)
          .insertInto('tickets')
          .values({ title })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    expect([await ticket('one'), await ticket('two')]).toEqual([1, 2]);
    await things(database).deleteFrom('tickets').execute();
    expect(await ticket('three')).toBe(3);
  });

  it('answers with the columns of now after the schema has changed under a known query', async () => {
    const database = await openFresh(thingsMigrations);
    await add(database, 'a');
    const all = () => things(database).selectFrom('things').selectAll().executeTakeFirstOrThrow();
    expect(await all()).not.toHaveProperty('colour');
    await sql`alter table things add column colour text default 'red'`.execute(database.tables());
    expect(await all()).toHaveProperty('colour', 'red');
  });

  it('is brought up to date by one of several processes that start at once', async () => {
    const place = await freshPlace();
    const up = vi.fn(thingsMigrations[0]?.up);
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => place.open([{ name: 'things-01-tables', up }])),
    );
    expect(up).toHaveBeenCalledTimes(1);
    await Promise.all(databases.map((database, index) => add(database, `from-${index}`)));
    const [first] = databases;
    expect(first && (await ids(first))).toHaveLength(4);
  });

  it('is left as it was by a step that fails', async () => {
    const place = await freshPlace();
    const failing: Migration = {
      name: 'things-02-broken',
      async up({ schema }) {
        await schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('broken step');
      },
    };
    await expect(place.open([...thingsMigrations, failing])).rejects.toThrow('broken step');
    const database = await place.open(thingsMigrations);
    await expect(sql`select * from half`.execute(database.tables())).rejects.toThrow();
    expect(await ids(database)).toEqual([]);
  });

  it('takes a feature that is added later, wherever its name sorts', async () => {
    const place = await freshPlace();
    await place.open(thingsMigrations);
    const early: Migration = {
      name: 'aardvark-01-table',
      up: ({ schema }) => schema.createTable('aardvarks').addColumn('id', 'text').execute(),
    };
    const database = await place.open([...thingsMigrations, early]);
    await sql`select * from aardvarks`.execute(database.tables());
  });

  it('is refused when a newer version made it', async () => {
    const place = await freshPlace();
    await place.open(thingsMigrations);
    await expect(place.open()).rejects.toThrow(NewerDatabaseError);
    await expect(place.open()).rejects.toThrow(/things-01-tables.*Nothing was changed/s);
  });

  it('is not opened with steps that are misnamed or out of order', async () => {
    const database = await openFresh();
    const step = (name: string): Migration => ({ name, up: async () => {} });
    await expect(migrate(database, [step('Things 1')])).rejects.toThrow('not named');
    await expect(migrate(database, [step('a-02-x'), step('a-01-y')])).rejects.toThrow('higher number');
    await expect(migrate(database, [step('a-01-x'), step('a-01-y')])).rejects.toThrow('higher number');
  });
});
