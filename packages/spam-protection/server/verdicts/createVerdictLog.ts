import { createHash } from 'node:crypto';
import { type Clock, createIds, type Database } from '@portico/kernel/server';
import type { Content, History, Verdict } from '../../verdict/index.ts';
import type { SpamTables, VerdictRow } from '../tables.ts';
import type { Action } from './Submission.ts';

export interface NewEntry {
  readonly source: string;
  readonly about: string | null;
  readonly visitor: string;
  readonly verdict: Verdict;
  readonly action: Action;
  readonly content: Content;
  /** As gathered, under the names of the wire. */
  readonly gathered: Readonly<Record<string, unknown>> | null;
}

export interface VerdictFilter {
  readonly decision?: string;
  readonly outcome?: string;
  readonly source?: string;
  readonly search?: string;
  /** Only entries older than the one with this id. */
  readonly before?: string;
  readonly limit: number;
}

export interface VerdictLog {
  add(entry: NewEntry): Promise<string>;
  list(filter: VerdictFilter): Promise<VerdictRow[]>;
  find(id: string): Promise<VerdictRow | undefined>;
  /** Says what a verdict belongs to, once that is known. */
  attach(id: string, about: string): Promise<void>;
  correct(database: Database, id: string, label: 'spam' | 'ham', by: string): Promise<void>;
  history(visitor: string, content: Content): Promise<Omit<History, 'site'>>;
  forgetBefore(time: number): Promise<number>;
}

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
const SHORTEST_REPEATED = 12;
/** More than this is simply many. */
const MOST_COUNTED = 20;

export function createVerdictLog(database: Database, clock: Clock): VerdictLog {
  const newId = createIds(clock);
  const tables = database.tables<SpamTables>();
  return {
    async add({ source, about, visitor, verdict, action, content, gathered }) {
      const id = newId();
      const row = {
        id,
        made_at: clock.now(),
        source,
        about,
        visitor,
        sender: senderOf(content),
        text_hash: hashOf(content.text),
        score: verdict.score,
        decision: verdict.decision,
        outcome: action,
        version: verdict.version,
        reasons: JSON.stringify(verdict.reasons),
        signals: gathered && JSON.stringify(gathered),
        content: JSON.stringify(content),
        corrected: null,
        corrected_at: null,
        corrected_by: null,
      };
      await database.sharedTransaction((transaction) =>
        transaction.tables<SpamTables>().insertInto('spam_verdicts').values(row).execute(),
      );
      return id;
    },

    async list({ decision, outcome, source, search, before, limit }) {
      let query = tables.selectFrom('spam_verdicts').selectAll().orderBy('id', 'desc').limit(limit);
      if (decision) query = query.where('decision', '=', decision);
      if (outcome) query = query.where('outcome', '=', outcome);
      if (source) query = query.where('source', '=', source);
      if (before) query = query.where('id', '<', before);
      // JSON keeps letters beyond ASCII as they are, so that the text can be searched where it lies.
      if (search)
        query = query.where(
          'content',
          'like',
          `%${JSON.stringify(search).slice(1, -1).replace(/[%_]/g, '')}%`,
        );
      return query.execute();
    },

    find: (id) => tables.selectFrom('spam_verdicts').selectAll().where('id', '=', id).executeTakeFirst(),

    async attach(id, about) {
      await tables.updateTable('spam_verdicts').set({ about }).where('id', '=', id).execute();
    },

    async correct(transaction, id, label, by) {
      await transaction
        .tables<SpamTables>()
        .updateTable('spam_verdicts')
        .set({ corrected: label, corrected_at: clock.now(), corrected_by: by })
        .where('id', '=', id)
        .execute();
    },

    async history(visitor, content) {
      const now = clock.now();
      // All in one question: on a database of its own machine each one is a journey.
      const found = await tables
        .selectNoFrom(({ selectFrom }) => {
          const atMost = (column: 'visitor' | 'text_hash', value: string, since: number) =>
            selectFrom(
              selectFrom('spam_verdicts')
                .select('made_at')
                .where(column, '=', value)
                .where('made_at', '>', since)
                // Who was asked for a proof of work sends again; that is one submission.
                .where('outcome', '!=', 'challenge')
                .limit(MOST_COUNTED)
                .as('some'),
            ).select(({ fn }) => fn.countAll<number>().as('count'));
          const corrected = (label: 'ham' | 'spam') =>
            selectFrom('spam_verdicts')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('sender', '=', senderOf(content) ?? '')
              .where('made_at', '>', now - YEAR_MS)
              .where('corrected', 'is not', null)
              .where('corrected', '=', label);
          return [
            atMost('visitor', visitor, now - TEN_MINUTES_MS).as('recentSubmissions'),
            atMost('text_hash', hashOf(content.text), now - DAY_MS).as('sameText'),
            corrected('ham').as('earlierHam'),
            corrected('spam').as('earlierSpam'),
          ];
        })
        .executeTakeFirstOrThrow();
      const isShort = content.text.trim().length < SHORTEST_REPEATED;
      return {
        recentSubmissions: Number(found.recentSubmissions),
        sameText: isShort ? 0 : Number(found.sameText),
        earlierHam: Number(found.earlierHam),
        earlierSpam: Number(found.earlierSpam),
      };
    },

    async forgetBefore(time) {
      const { numDeletedRows } = await tables
        .deleteFrom('spam_verdicts')
        .where('made_at', '<', time)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

function senderOf({ email }: Content): string | null {
  return email.trim().toLowerCase() || null;
}

/** Texts that differ in nothing but spaces, marks and case are the same text. */
function hashOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 32);
}
