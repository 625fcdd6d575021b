import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations } from '@portico/kernel/server/accounts';
import { settingsMigrations } from './settings/settings.ts';

/** The schema of everything on this site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...accountMigrations,
  ...settingsMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export function createFeatures(_ports: Ports): readonly FeatureServer[] {
  return [];
}
