import { containing, createIds, type Ports } from '@portico/kernel/server';
import type { EventRow, KitsTables } from '../database/tables.ts';

/** What the screens reported, stored here and sent nowhere. Off until an administrator switches it on. */
export interface Events {
  isOn(): Promise<boolean>;
  set(isOn: boolean): Promise<void>;
  /** Does nothing while switched off. */
  record(events: readonly NewEvent[], userId: string): Promise<void>;
  list(page: EventPage): Promise<EventRow[]>;
  empty(): Promise<number>;
  tidy(): Promise<void>;
}

export interface NewEvent {
  readonly name: string;
  readonly payload: object;
}

export interface EventPage {
  readonly search?: string | undefined;
  readonly name?: string | undefined;
  /** The last ID of the previous page. */
  readonly before?: string | undefined;
  readonly limit: number;
}

const SWITCH = 'events';
const MOST_KEPT = 10_000;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const LONGEST_NAME = 100;
const LARGEST_PAYLOAD = 16_000;

export function createEvents({ database, clock }: Ports): Events {
  const nextId = createIds(clock);
  const tables = () => database.tables<KitsTables>();

  async function isOn(): Promise<boolean> {
    const row = await tables()
      .selectFrom('kit_switches')
      .select('is_on')
      .where('name', '=', SWITCH)
      .executeTakeFirst();
    return row?.is_on === 1;
  }

  return {
    isOn,
    async set(on) {
      const is_on = on ? 1 : 0;
      await tables()
        .insertInto('kit_switches')
        .values({ name: SWITCH, is_on })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on }))
        .execute();
    },

    async record(events, userId) {
      if (events.length === 0 || !(await isOn())) return;
      await tables()
        .insertInto('kit_events')
        .values(
          events.map(({ name, payload }) => {
            const text = JSON.stringify(payload);
            const kept = text.length > LARGEST_PAYLOAD ? JSON.stringify({ cut: text.length }) : text;
            const called = name.slice(0, LONGEST_NAME) || 'unnamed';
            return {
              id: nextId(),
              happened_at: clock.now(),
              name: called,
              payload: kept,
              user_id: userId,
              search: `${called} ${kept}`.toLowerCase(),
            };
          }),
        )
        .execute();
    },

    async list({ search, name, before, limit }) {
      let query = tables().selectFrom('kit_events').selectAll();
      if (search) query = query.where(containing(search.toLowerCase(), 'search'));
      if (name) query = query.where('name', '=', name);
      if (before) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(limit).execute();
    },

    async empty() {
      const result = await tables().deleteFrom('kit_events').executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    async tidy() {
      await tables()
        .deleteFrom('kit_events')
        .where('happened_at', '<', clock.now() - KEPT_MS)
        .execute();
      const surplus = await tables()
        .selectFrom('kit_events')
        .select('id')
        .orderBy('id', 'desc')
        .offset(MOST_KEPT)
        .limit(1)
        .executeTakeFirst();
      if (surplus) await tables().deleteFrom('kit_events').where('id', '<=', surplus.id).execute();
    },
  };
}
