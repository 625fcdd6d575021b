import { join } from 'node:path';
import { ADMIN_API } from '@portico/kernel/calls';
import type { Database } from '@portico/kernel/server';
import { KitError } from '../../manifest/KitError.ts';
import type { Kit } from '../archive/openKit.ts';
import type { Importer } from '../contents/KitContents.ts';
import type { KitsTables, SessionRow } from '../database/tables.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { makeReport } from '../report/makeReport.ts';
import { keepReport } from '../report/reports.ts';
import { siteAddresses } from '../report/siteAddresses.ts';
import { type Applied, applyPlan } from './applyPlan.ts';
import { settledConflicts } from './conflicts.ts';
import type { ImportsParts } from './ImportsParts.ts';

interface Order {
  readonly row: SessionRow;
  readonly plan: ImportPlan;
  readonly kit: Kit;
  readonly by: Importer;
  /** The session's folder. */
  readonly folder: string;
  /** The steps' results, including that of the last one. */
  readonly withStep: (importedData: Applied['importedData']) => string;
}

/** Carries out an import and stores its last step's result in the same transaction: after a crash there are both or neither. */
export async function carryOut(
  { ports: { database, clock }, contents, origins, pictures, editUrl, postUrl }: ImportsParts,
  { row, plan, kit, by, folder, withStep }: Order,
): Promise<Applied['importedData']> {
  const { theme } = await contents.site();
  const place = await pictures.places(row.id);
  const brought = await pictures.list(row.id);
  const hasFont = await contents.fonts.known(database);
  return database.transaction(async (transaction) => {
    const tables = transaction.tables<KitsTables>();
    const claimed = await tables
      .updateTable('kit_sessions')
      .set({ state: 'applied', ended_at: clock.now() })
      .where('id', '=', row.id)
      .where('state', '=', 'importing')
      .returning('id')
      .executeTakeFirst();
    if (!claimed) throw new KitError('import-runner-error', 'This kit is being imported by somebody else.');
    const { importedData: applied, undo: undoing } = await applyPlan(transaction, {
      ...{ kit, plan, contents, theme, by, place, folder, session: row.id },
    });
    const report_url = `${ADMIN_API}/kits/imports/${row.id}/report`;
    const importedData = { ...applied, ...settledConflicts(plan, editUrl), report_url };
    await origins.learn(transaction, join(folder, 'kit'));
    for (const [step, { part, undo }] of undoing.entries())
      await tables
        .insertInto('kit_undo')
        .values({ session: row.id, step, part, undo: JSON.stringify(undo ?? null) })
        .execute();
    await noteSteps(transaction, row.id, withStep(importedData));
    const addresses = await siteAddresses(contents, transaction);
    const report = await makeReport({
      ...{ kit, plan, importedData, pictures: brought },
      ...{ hasFont, editUrl, postUrl, addresses, contents },
    });
    await keepReport(transaction, row.id, report);
    return importedData;
  });
}

export async function noteSteps(source: Database, session: string, steps: string): Promise<void> {
  await source
    .tables<KitsTables>()
    .updateTable('kit_sessions')
    .set({ steps })
    .where('id', '=', session)
    .execute();
}
