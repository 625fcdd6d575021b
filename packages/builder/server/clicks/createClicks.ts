import type { Clock, Database } from '@portico/kernel/server';
import { sql } from 'kysely';
import { FLOATING_TYPE } from '../../wire/public.ts';
import type { BuilderTables } from '../tables.ts';

/** Click counts of floating elements: a number per document and day, and nothing about who clicked. */
export interface Clicks {
  /** Counts a click on each of these, ignoring anything that is not a published document of that kind. */
  count(documents: readonly number[]): Promise<void>;
  /** Recent clicks, by document. */
  recent(): Promise<RecentClicks[]>;
}

export interface RecentClicks {
  readonly document: number;
  readonly clicks: number;
}

export const RECENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export function createClicks(database: Database, clock: Clock): Clicks {
  return {
    async count(documents) {
      if (documents.length === 0) return;
      await database.transaction(async (transaction) => {
        const tables = transaction.tables<BuilderTables>();
        const floating = await tables
          .selectFrom('builder_documents')
          .select('id')
          .where('id', 'in', [...new Set(documents)])
          .where('type', '=', FLOATING_TYPE)
          .where('live_version', 'is not', null)
          .where('trashed_at', 'is', null)
          .orderBy('id')
          .execute();
        const day = dayOf(clock.now());
        for (const { id } of floating) {
          const clicks = documents.filter((document) => document === id).length;
          await tables
            .insertInto('builder_clicks')
            .values({ document: id, day, clicks })
            .onConflict((conflict) =>
              conflict
                .columns(['document', 'day'])
                .doUpdateSet({ clicks: sql<number>`builder_clicks.clicks + excluded.clicks` }),
            )
            .execute();
        }
      });
    },

    async recent() {
      const rows = await database
        .tables<BuilderTables>()
        .selectFrom('builder_clicks')
        .select(({ fn }) => ['document', fn.sum<number | string>('clicks').as('clicks')])
        .where('day', '>', dayOf(clock.now() - RECENT_DAYS * DAY_MS))
        .groupBy('document')
        .orderBy('document')
        .execute();
      return rows.map(({ document, clicks }) => ({ document, clicks: Number(clicks) }));
    },
  };
}

/** `2026-11-15`: days sort as strings. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
