import type { Clock, Database } from '@portico/kernel/server';
import type { ReviewsTables } from './tables.ts';

/** The administrator's provider settings, and how much of the quota is used. */
export interface ReviewSettingsStore {
  apiKey(): Promise<string | null>;
  callsPerDay(): Promise<number>;
  callsToday(): Promise<number>;
  save(transaction: Database, settings: { apiKey: string; callsPerDay: number }): Promise<void>;
  /** Counts one call to a provider; `false` if today's quota is used up. */
  takeCall(): Promise<boolean>;
}

const USUAL_CALLS = 500;
const DAY_MS = 86_400_000;

export function createSettings(database: Database, clock: Clock): ReviewSettingsStore {
  const today = (): number => Math.floor(clock.now() / DAY_MS);

  async function read(name: string): Promise<string | null> {
    const row = await database
      .tables<ReviewsTables>()
      .selectFrom('review_settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value || null;
  }

  async function write(transaction: Database, name: string, value: string): Promise<void> {
    await transaction
      .tables<ReviewsTables>()
      .insertInto('review_settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  async function callsPerDay(): Promise<number> {
    return Number((await read('calls_per_day')) ?? USUAL_CALLS);
  }

  return {
    apiKey: () => read('api_key'),
    callsPerDay,
    async callsToday() {
      const row = await database
        .tables<ReviewsTables>()
        .selectFrom('review_provider_calls')
        .select('calls')
        .where('day', '=', today())
        .executeTakeFirst();
      return row?.calls ?? 0;
    },
    async save(transaction, settings) {
      if (settings.apiKey) await write(transaction, 'api_key', settings.apiKey);
      await write(transaction, 'calls_per_day', String(settings.callsPerDay));
    },
    async takeCall() {
      const most = await callsPerDay();
      // Counted by the database, so that several processes share one quota.
      const { calls } = await database
        .tables<ReviewsTables>()
        .insertInto('review_provider_calls')
        .values({ day: today(), calls: 1 })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet((row) => ({ calls: row('review_provider_calls.calls', '+', 1) })),
        )
        .returning('calls')
        .executeTakeFirstOrThrow();
      return calls <= most;
    },
  };
}
