import { accountMigrations, type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';

/** The schema of everything on this site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = [...kernelMigrations, ...accountMigrations];

/** The features of this site, wired to each other where one asks something of another. */
export function createFeatures(_ports: Ports): readonly FeatureServer[] {
  return [];
}
