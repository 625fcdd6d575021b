import { type Database, jsonColumn } from '@portico/kernel/server';
import { ImportReport } from '../../wire/admin.ts';
import type { KitsTables } from '../database/tables.ts';

/** Stores the result of an import, to come back to. */
export async function keepReport(database: Database, session: string, report: ImportReport): Promise<void> {
  await database
    .tables<KitsTables>()
    .insertInto('kit_reports')
    .values({ session, report: JSON.stringify(report) })
    .execute();
}

/** `null` for an import made before reports existed. */
export async function readReport(database: Database, session: string): Promise<ImportReport | null> {
  const row = await database
    .tables<KitsTables>()
    .selectFrom('kit_reports')
    .select('report')
    .where('session', '=', session)
    .executeTakeFirst();
  return row ? reportIn(row.report) : null;
}

const reportIn = jsonColumn('kit_reports.report', ImportReport);
