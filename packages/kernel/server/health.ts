import { sql } from 'kysely';
import type { Database } from './database/Database.ts';
import type { Jobs, QueueHealth } from './jobs/Jobs.ts';
import type { MailHealth, Outbox } from './mail/Outbox.ts';

/** The health of the site's parts, for `/readyz` and the admin home screen. */
export interface Health {
  check(): Promise<HealthReport>;
}

export type HealthReport =
  | {
      readonly database: { readonly isReachable: true };
      readonly mail: MailHealth;
      readonly jobs: readonly QueueHealth[];
    }
  | { readonly database: { readonly isReachable: false; readonly error: string } };

export function createHealth({
  database,
  outbox,
  jobs,
}: {
  database: Database;
  outbox: Outbox;
  jobs: Jobs;
}): Health {
  return {
    async check() {
      try {
        await sql`select 1`.execute(database.tables());
        return { database: { isReachable: true }, mail: await outbox.health(), jobs: await jobs.health() };
      } catch (error) {
        return {
          database: { isReachable: false, error: error instanceof Error ? error.message : String(error) },
        };
      }
    },
  };
}
