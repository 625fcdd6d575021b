import type { Clock, Database } from '@portico/kernel/server';
import {
  type Lesson,
  rowsOfText,
  type SiteLayer,
  siteLayerOf,
  type TaughtRow,
  teach,
} from '../../verdict/index.ts';
import type { SpamTables } from '../tables.ts';

/** What this site learns from the administrator's corrections. */
export interface Learning {
  /** What is known about the words of a text, if anything was ever taught. */
  layerFor(text: string): Promise<SiteLayer>;
  teach(transaction: Database, lesson: Omit<Lesson, 'now'>): Promise<void>;
}

/** Both engines are slow with more values in one statement. */
const ROWS_AT_ONCE = 400;

export function createLearning(database: Database, clock: Clock): Learning {
  return {
    layerFor: async (text) => siteLayerOf(await known(database, rowsOfText(text)), clock.now()),
    async teach(transaction, lesson) {
      const rows = teach(await known(transaction, rowsOfText(lesson.text)), { ...lesson, now: clock.now() });
      for (const some of chunks(rows))
        await transaction
          .tables<SpamTables>()
          .insertInto('spam_taught')
          .values(
            some.map(({ row, weight, clicks, taughtAt }) => ({ row, weight, clicks, taught_at: taughtAt })),
          )
          .onConflict((conflict) =>
            conflict.column('row').doUpdateSet((excluded) => ({
              weight: excluded.ref('excluded.weight'),
              clicks: excluded.ref('excluded.clicks'),
              taught_at: excluded.ref('excluded.taught_at'),
            })),
          )
          .execute();
    },
  };
}

async function known(database: Database, rows: readonly number[]): Promise<TaughtRow[]> {
  const found: TaughtRow[] = [];
  for (const some of chunks(rows)) {
    const stored = await database
      .tables<SpamTables>()
      .selectFrom('spam_taught')
      .selectAll()
      .where('row', 'in', some)
      .execute();
    found.push(
      ...stored.map(({ row, weight, clicks, taught_at }) => ({ row, weight, clicks, taughtAt: taught_at })),
    );
  }
  return found;
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, at) =>
    items.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
}
