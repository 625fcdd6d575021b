import {
  type Clock,
  containing,
  createIds,
  type Database,
  keepNewest,
  preparedQuery,
} from '@portico/kernel/server';
import { type Kysely, sql } from 'kysely';
import type { Content, Verdict } from '../../verdict/index.ts';
import type { SpamTables, VerdictRow } from '../tables.ts';
import { keptContent } from './keptContent.ts';
import type { Outcome } from './Submission.ts';
import type { Trace } from './traceOf.ts';

export interface NewEntry {
  readonly source: string;
  readonly about: string | null;
  readonly trace: Trace;
  readonly verdict: Verdict;
  readonly outcome: Outcome;
  readonly content: Content;
  /** As collected, under the wire names. */
  readonly gathered: Readonly<Record<string, unknown>> | null;
}

export interface VerdictFilter {
  readonly decision?: string;
  readonly outcome?: string;
  readonly source?: string;
  readonly search?: string;
  /** Only entries older than the one with this ID. */
  readonly before?: string;
  readonly limit: number;
}

export interface VerdictLog {
  /** An entry with its ID, not stored yet. */
  draft(entry: NewEntry): VerdictRow;
  add(transaction: Database, row: VerdictRow): Promise<void>;
  list(filter: VerdictFilter): Promise<VerdictRow[]>;
  find(id: string): Promise<VerdictRow | undefined>;
  /** Records what a verdict belongs to, once known. */
  attach(id: string, about: string): Promise<void>;
  correct(database: Database, id: string, decision: 'spam' | 'ham', by: string): Promise<void>;
  forgetBefore(time: number): Promise<number>;
  /** Deletes the oldest entries of a source that has more than anybody reads. */
  keepNewest(): Promise<void>;
}

/** At over a thousand a day for 45 days, nobody looks for the oldest. */
const MOST_OF_A_SOURCE = 50_000;

export function createVerdictLog(database: Database, clock: Clock): VerdictLog {
  const newId = createIds(clock);
  const tables = database.tables<SpamTables>();
  return {
    draft({ source, about, trace, verdict, outcome, content, gathered }) {
      return {
        id: newId(),
        made_at: clock.now(),
        source,
        about,
        visitor: trace.visitor,
        sender: trace.sender,
        text_hash: trace.textHash,
        score: verdict.score,
        decision: verdict.decision,
        outcome,
        version: verdict.version,
        reasons: JSON.stringify(verdict.reasons),
        signals: gathered && JSON.stringify(gathered),
        content: JSON.stringify(keptContent(content)),
        corrected: null,
        corrected_at: null,
        corrected_by: null,
      };
    },

    async add(transaction, row) {
      await insertVerdict(transaction, row);
    },

    async list({ decision, outcome, source, search, before, limit }) {
      let query = tables.selectFrom('spam_verdicts').selectAll().orderBy('id', 'desc').limit(limit);
      if (decision) query = query.where('decision', '=', decision);
      if (outcome) query = query.where('outcome', '=', outcome);
      if (source) query = query.where('source', '=', source);
      if (before) query = query.where('id', '<', before);
      // JSON leaves characters beyond ASCII as they are, so that the stored text can be searched.
      if (search) query = query.where(containing(JSON.stringify(search).slice(1, -1), 'content'));
      return query.execute();
    },

    find: (id) => tables.selectFrom('spam_verdicts').selectAll().where('id', '=', id).executeTakeFirst(),

    async attach(id, about) {
      await tables.updateTable('spam_verdicts').set({ about }).where('id', '=', id).execute();
    },

    async correct(transaction, id, decision, by) {
      await transaction
        .tables<SpamTables>()
        .updateTable('spam_verdicts')
        .set({ corrected: decision, corrected_at: clock.now(), corrected_by: by })
        .where('id', '=', id)
        .execute();
    },

    async forgetBefore(time) {
      const { numDeletedRows } = await tables
        .deleteFrom('spam_verdicts')
        .where('made_at', '<', time)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    async keepNewest() {
      const sources = await tables.selectFrom('spam_verdicts').select('source').distinct().execute();
      for (const { source } of sources)
        await keepNewest(database, 'spam_verdicts', sql`source = ${source}`, MOST_OF_A_SOURCE);
    },
  };
}

const insertVerdict = preparedQuery((tables: Kysely<SpamTables>, row: VerdictRow) =>
  tables.insertInto('spam_verdicts').values(row),
);
