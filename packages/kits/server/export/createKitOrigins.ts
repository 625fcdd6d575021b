import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@portico/kernel/records';
import { type Clock, type Database, jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { parseJsonFile } from '../archive/parseJsonFile.ts';
import type { KitsTables } from '../database/tables.ts';
import { createKitDigest } from './kitDigest.ts';

/** Where, when and by whom a kit was made. */
export interface KitOrigin {
  /** With a trailing slash. */
  readonly site: string;
  readonly author: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly created: string;
}

/** The origins of kits, by content: content that a kit brought and nobody changed is still that kit. */
export interface KitOrigins {
  /** The origin of the kit that brought this content; otherwise the first time this author packed it here, which may be now. */
  of(digest: string, own: Omit<KitOrigin, 'created'>): Promise<KitOrigin>;
  /** Records the origin of a kit that was unpacked into this folder and is being imported. */
  learn(transaction: Database, folder: string): Promise<void>;
}

const originStored = jsonColumn(
  'kit_origins.origin',
  Type.Object({ site: Type.String(), author: Type.String(), created: Type.String() }),
);

export function createKitOrigins(database: Database, clock: Clock): KitOrigins {
  async function find(digest: string): Promise<KitOrigin | null> {
    const row = await database
      .tables<KitsTables>()
      .selectFrom('kit_origins')
      .select('origin')
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row ? originStored(row.origin) : null;
  }

  return {
    async of(digest, own) {
      const brought = await find(digest);
      if (brought) return brought;
      const mine = createHash('sha256')
        .update(JSON.stringify([digest, own]))
        .digest('hex');
      const created = new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ');
      await database
        .tables<KitsTables>()
        .insertInto('kit_origins')
        .values({ digest: mine, origin: JSON.stringify({ ...own, created }) })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .execute();
      return (await find(mine)) ?? { ...own, created };
    },

    async learn(transaction, folder) {
      const manifest = parseJsonFile(await readFile(join(folder, 'manifest.json'), 'utf8'), 'manifest.json');
      const origin = isRecord(manifest) ? originIn(manifest) : null;
      if (!origin || !isRecord(manifest)) return;
      const digest = createKitDigest();
      for (const name of await readdir(folder, { recursive: true }))
        if (/\.(json|xml)$/.test(name) && name !== 'manifest.json')
          digest.add(name, await readFile(join(folder, name), 'utf8'));
      const values = { digest: digest.with(manifest), origin: JSON.stringify(origin) };
      await transaction
        .tables<KitsTables>()
        .insertInto('kit_origins')
        .values(values)
        .onConflict((conflict) => conflict.column('digest').doUpdateSet(values))
        .execute();
    },
  };
}

const IS_DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

function originIn({ site, author, created }: Readonly<Record<string, unknown>>): KitOrigin | null {
  if (typeof site !== 'string' || typeof author !== 'string' || typeof created !== 'string') return null;
  const isOfTheWeb = URL.canParse(site) && /^https?:$/.test(new URL(site).protocol);
  return isOfTheWeb && IS_DATE.test(created) ? { site, author, created } : null;
}
