import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Database } from '@portico/kernel/server';
import { isRecord } from '../../manifest/isRecord.ts';
import { parseJsonFile } from '../archive/parseJsonFile.ts';
import type { KitsTables } from '../database/tables.ts';

/** The dates of kits, by their content. */
export interface KitDates {
  /** When this content was first seen; now, if that was never. */
  of(digest: string): Promise<string>;
  /** Learns the date of a kit that was unpacked into this folder. */
  learn(folder: string, names: readonly string[]): Promise<void>;
}

export function createKitDates(database: Database, clock: Clock): KitDates {
  async function remember(digest: string, created: string): Promise<string> {
    const tables = database.tables<KitsTables>();
    await tables
      .insertInto('kit_dates')
      .values({ digest, created })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
    const row = await tables
      .selectFrom('kit_dates')
      .select('created')
      .where('digest', '=', digest)
      .executeTakeFirstOrThrow();
    return row.created;
  }
  return {
    of: (digest) => remember(digest, new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ')),
    async learn(folder, names) {
      const manifest = parseJsonFile(await readFile(join(folder, 'manifest.json'), 'utf8'), 'manifest.json');
      if (!isRecord(manifest) || typeof manifest.created !== 'string') return;
      if (!IS_DATE.test(manifest.created)) return;
      const digest = createHash('sha256');
      // In the order of the archive, which for an archive of ours is the order in which it is packed again.
      for (const name of names) {
        if (name === 'manifest.json') continue;
        const content = createHash('sha256').update(await readFile(join(folder, name)));
        digest.update(`${name}\n${content.digest('hex')}\n`);
      }
      digest.update(JSON.stringify({ ...manifest, created: '' }));
      await remember(digest.digest('hex'), manifest.created);
    },
  };
}

const IS_DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
