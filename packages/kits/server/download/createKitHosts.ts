import type { Database } from '@portico/kernel/server';
import type { KitsTables } from '../database/tables.ts';

/** The hosts that an administrator allows kits to be fetched from. None by default. */
export interface KitHosts {
  list(): Promise<string[]>;
  set(hosts: readonly string[]): Promise<void>;
}

export function createKitHosts(database: Database): KitHosts {
  return {
    async list() {
      const rows = await database.tables<KitsTables>().selectFrom('kit_hosts').select('host').execute();
      return rows.map(({ host }) => host).sort((a, b) => (a < b ? -1 : 1));
    },
    set: (hosts) =>
      database.transaction(async (transaction) => {
        const tables = transaction.tables<KitsTables>();
        await tables.deleteFrom('kit_hosts').execute();
        const rows = [...new Set(hosts)].map((host) => ({ host }));
        if (rows.length > 0) await tables.insertInto('kit_hosts').values(rows).execute();
      }),
  };
}

/** `HTTPS://Kits.Example/library` is the host `kits.example`; `null` if there is none. */
export function hostIn(text: string): string | null {
  const given = text.trim();
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (given === '' || !URL.canParse(address)) return null;
  const { host, username } = new URL(address);
  return username === '' && /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/.test(host) ? host : null;
}
