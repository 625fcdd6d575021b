import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/index.ts';
import { columnsOf, withNumberedId } from './columns.ts';
import { keepNewest } from './keepNewest.ts';
import type { Migration } from './migrate.ts';

interface Tables {
  versions: { id?: number; thing: string };
}

const migrations: readonly Migration[] = [
  {
    name: 'versions-01-table',
    async up({ schema }, dialect) {
      await withNumberedId(schema.createTable('versions'), dialect)
        .addColumn('thing', columnsOf(dialect).text, (is) => is.notNull())
        .execute();
    },
  },
];

describeOnBothEngines('KT-04 old versions', ({ openFresh }) => {
  it('go when there are too many, the oldest first, and nobody else’s', async () => {
    const database = await openFresh(migrations);
    const versions = database.tables<Tables>();
    for (const thing of ['a', 'b', 'a', 'a', 'b', 'a'])
      await versions.insertInto('versions').values({ thing }).execute();
    const left = async () =>
      (await versions.selectFrom('versions').selectAll().orderBy('id').execute()).map(
        ({ id, thing }) => `${thing}${id}`,
      );
    const before = await left();
    await keepNewest(database, 'versions', sql`thing = ${'a'}`, 4);
    expect(await left()).toEqual(before);
    await keepNewest(database, 'versions', sql`thing = ${'a'}`, 2);
    expect(await left()).toEqual(['b2', 'a4', 'b5', 'a6']);
  });
});
