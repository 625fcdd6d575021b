import { type FeatureServer, kernelMigrations, type Migration, type Ports } from '@portico/kernel/server';
import { accountMigrations } from '@portico/kernel/server/accounts';
import { createReviews, type ReviewsServer, reviewsMigrations } from '@portico/reviews/server';
import { seedReviews } from '../demo/demoReviews.ts';
import { settingsMigrations } from './settings/settings.ts';

/** The schema of everything on this site. A feature's migrations are added here with one line. */
export const migrations: readonly Migration[] = [
  ...kernelMigrations,
  ...accountMigrations,
  ...settingsMigrations,
  ...reviewsMigrations,
];

/** The features of this site, wired to each other where one asks something of another. */
export interface Features {
  readonly all: readonly FeatureServer[];
  readonly reviews: ReviewsServer;
}

export function createFeatures(ports: Ports): Features {
  const reviews = createReviews(ports, { seed: (transaction) => seedReviews(transaction, ports.clock) });
  return { all: [reviews], reviews };
}
