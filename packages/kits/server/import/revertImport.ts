import { parsedJson } from '@portico/kernel/records';
import type { Clock, Database } from '@portico/kernel/server';
import type { KitContents } from '../contents/KitContents.ts';
import type { KitsTables, SessionRow } from '../database/tables.ts';
import { type UndoStep, undoSteps } from './applyPlan.ts';

interface RevertParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly contents: KitContents;
}

/** Imports that can be undone, newest first. The site's initial content was imported by nobody and stays. */
export const undoable = (database: Database) =>
  database
    .tables<KitsTables>()
    .selectFrom('kit_sessions')
    .selectAll()
    .where('state', '=', 'applied')
    .where('user_id', '!=', '')
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc');

/** Undoes the newest import; `null` if there is none, or if it is not `session`. */
export async function revertImport(
  { database, clock, contents }: RevertParts,
  session: string | undefined,
): Promise<SessionRow | null> {
  return database.transaction(async (transaction) => {
    const inside = transaction.tables<KitsTables>();
    const row = await undoable(transaction).limit(1).executeTakeFirst();
    if (!row || (session !== undefined && session !== row.id)) return null;
    const claimed = await inside
      .updateTable('kit_sessions')
      .set({ state: 'reverted', reverted_at: clock.now() })
      .where('id', '=', row.id)
      .where('state', '=', 'applied')
      .returning('id')
      .executeTakeFirst();
    if (!claimed) return null;
    const steps = await inside
      .selectFrom('kit_undo')
      .select(['part', 'undo'])
      .where('session', '=', row.id)
      .orderBy('step')
      .execute();
    await undoSteps(
      transaction,
      contents,
      steps.map(({ part, undo }) => ({ part: part as UndoStep['part'], undo: parsedJson(undo) })),
    );
    await inside.deleteFrom('kit_undo').where('session', '=', row.id).execute();
    return row;
  });
}
