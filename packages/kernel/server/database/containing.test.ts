import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../testing/index.ts';
import { containing } from './containing.ts';

interface Tables {
  notes: { id: number; title: string; text: string };
}

describeOnBothEngines('a search', (engine) => {
  test.each([
    ['GLASS', [1]],
    ['50%', [2]],
    ['%', [2]],
    ['_', [3]],
    ['\\', [4]],
    ["o'", [5]],
    ['Ä', [6]],
    ['nothing of this', []],
  ])('for %s finds it as it is written, in either column', async (text, found) => {
    const database = await engine.openFresh([
      {
        name: 'notes-0001-table',
        up: (db: Kysely<never>) =>
          db.schema
            .createTable('notes')
            .addColumn('id', 'integer')
            .addColumn('title', 'text')
            .addColumn('text', 'text')
            .execute(),
      },
    ]);
    const notes = database.tables<Tables>();
    const rows = ['Glass', '50% off', 'snake_case', 'back\\slash', "o'clock", 'Ärmel'];
    await notes
      .insertInto('notes')
      .values(rows.map((row, at) => ({ id: at + 1, title: at % 2 ? row : '', text: at % 2 ? '' : row })))
      .execute();
    const ids = await notes
      .selectFrom('notes')
      .select('id')
      .where(containing(text, 'title', 'text'))
      .orderBy('id')
      .execute();
    expect(ids.map(({ id }) => id)).toEqual(found);
  });
});
