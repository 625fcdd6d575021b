import type { Database } from '@portico/kernel/server';
import type { VerdictRow } from '../tables.ts';
import type { Learning } from './createLearning.ts';
import type { VerdictLog } from './createVerdictLog.ts';
import { contentIn } from './readVerdict.ts';

/** Corrects a verdict and learns from it. Returns whether it was a change; `by` is who made it. */
export type Correct = (row: VerdictRow, decision: 'ham' | 'spam', by: string) => Promise<boolean>;

export function createCorrection(database: Database, log: VerdictLog, learning: Learning): Correct {
  return async (row, decision, by) => {
    if (row.corrected === decision) return false;
    const { text = '' } = contentIn(row.content);
    await database.transaction(async (transaction) => {
      await log.correct(transaction, row.id, decision, by);
      await learning.teach(transaction, { text, decision, score: row.score });
    });
    return true;
  };
}
