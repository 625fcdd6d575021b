import type { Database } from '@portico/kernel/server';
import type { VerdictRow } from '../tables.ts';
import type { Learning } from './createLearning.ts';
import type { VerdictLog } from './createVerdictLog.ts';

/** Puts a verdict right and learns from it. Says whether that was news; `by` is who says so. */
export type Correct = (row: VerdictRow, label: 'ham' | 'spam', by: string) => Promise<boolean>;

export function createCorrection(database: Database, log: VerdictLog, learning: Learning): Correct {
  return async (row, label, by) => {
    if (row.corrected === label) return false;
    const { text = '' }: { text?: string } = JSON.parse(row.content);
    await database.transaction(async (transaction) => {
      await log.correct(transaction, row.id, label, by);
      await learning.teach(transaction, { text, label, score: row.score });
    });
    return true;
  };
}
