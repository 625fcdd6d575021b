import type { Clock } from '../clock.ts';
import type { Database } from '../database/Database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { forgetFailed } from './mailRows.ts';

const QUEUE = 'mail-expiry';
const EVERY_MS = 6 * 60 * 60 * 1000;

/** Undeliverable mail is deleted after a while. Call before the jobs are started. */
export function registerMailExpiry(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}): void {
  const { database, clock, jobs } = parts;
  jobs.register<null>(QUEUE, () => forgetFailed(database, clock.now()));
  jobs.every(QUEUE, EVERY_MS);
}
