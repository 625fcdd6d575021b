import { randomBytes } from 'node:crypto';
import { type Clock, createIds, type Database } from '@portico/kernel/server';
import type { SiteKey } from '../../wire/admin.ts';
import type { SiteKeyRow, SpamTables } from '../tables.ts';

/** The keys of sites that may ask for verdicts. */
export interface SiteKeys {
  list(): Promise<SiteKey[]>;
  make(name: string): Promise<{ readonly key: SiteKey; readonly secret: string }>;
  revoke(id: string): Promise<void>;
  find(id: string): Promise<SiteKeyRow | undefined>;
  /** Records that a key is in use, at most once an hour. */
  noteUse(key: SiteKeyRow): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;

export function createSiteKeys(database: Database, clock: Clock): SiteKeys {
  const newId = createIds(clock);
  const tables = database.tables<SpamTables>();
  return {
    async list() {
      const rows = await tables.selectFrom('spam_site_keys').selectAll().orderBy('id', 'desc').execute();
      return rows.map(shown);
    },
    async make(name) {
      const row: SiteKeyRow = {
        id: newId(),
        name,
        secret: randomBytes(32).toString('base64url'),
        made_at: clock.now(),
        used_at: null,
      };
      await tables.insertInto('spam_site_keys').values(row).execute();
      return { key: shown(row), secret: row.secret };
    },
    async revoke(id) {
      await tables.deleteFrom('spam_site_keys').where('id', '=', id).execute();
    },
    find: (id) => tables.selectFrom('spam_site_keys').selectAll().where('id', '=', id).executeTakeFirst(),
    async noteUse({ id, used_at: usedAt }) {
      const now = clock.now();
      if (usedAt !== null && now - usedAt < HOUR_MS) return;
      await tables.updateTable('spam_site_keys').set({ used_at: now }).where('id', '=', id).execute();
    },
  };
}

function shown({ id, name, made_at: madeAt, used_at: usedAt }: SiteKeyRow): SiteKey {
  return { id, name, madeAt, usedAt };
}
