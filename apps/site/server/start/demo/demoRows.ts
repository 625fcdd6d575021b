import {
  type Database,
  digestOf,
  type FeatureContent,
  keyOf,
  readRows,
  tablesIn,
} from '@portico/kernel/server';
import Type, { type Static } from 'typebox';
import { KIT_SETTINGS } from '../../kitSheet.ts';
import { SITE_TAG } from '../../settings/createSiteSettings.ts';
import type { Settings } from '../../settings/settings.ts';

/** What the demo has created: rows with their digests, and settings. */
export const DemoRows = Type.Object({
  digests: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  /** Whether the digests include dates. Those of a fresh demo created for comparison cannot. */
  areDated: Type.Boolean(),
  settings: Type.Record(Type.String(), Type.Unknown()),
});
export type DemoRows = Static<typeof DemoRows>;

/** Settings that the demo changes in part. */
export const DEMO_SETTINGS = [SITE_TAG, KIT_SETTINGS] as const;

const NAME = 'demo-rows';

/** Everything in an untouched site. */
export async function readDemoRows(
  database: Database,
  features: readonly FeatureContent[],
  settings: Settings,
  areDated: boolean,
): Promise<DemoRows> {
  const digests: Record<string, Record<string, string>> = {};
  for (const { table } of tablesIn(features)) {
    if (table.partOf) continue;
    const rows = await readRows(database, table);
    digests[table.name] = Object.fromEntries(
      rows.map((row) => [keyOf(table, row), digestOf(table, row, areDated)]),
    );
  }
  const set: Record<string, unknown> = {};
  for (const name of DEMO_SETTINGS) set[name] = await settings.read(name, Type.Unknown(), database);
  return { digests, areDated, settings: set };
}

/** Records what a start has created, while there is nothing else. */
export async function noteDemoRows(
  transaction: Database,
  features: readonly FeatureContent[],
  settings: Settings,
): Promise<void> {
  await settings.write(transaction, NAME, await readDemoRows(transaction, features, settings, true));
}

/** `null` for sites older than this record. */
export const notedDemoRows = (settings: Settings, transaction: Database) =>
  settings.read(NAME, DemoRows, transaction);
