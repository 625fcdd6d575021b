import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createIds, type Ports } from '@portico/kernel/server';
import { invalidKit } from '../../manifest/KitError.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { KitsTables } from '../database/tables.ts';
import { removeLeftovers } from '../removeLeftovers.ts';
import type { KitOrigins } from './createKitOrigins.ts';
import { type ExportedKit, type ExportOrder, type ExportOutside, exportKit } from './exportKit.ts';

/** Exports of kits. */
export interface Exports {
  /** Packs a kit into a file that can be downloaded until it is dropped, or for an hour. */
  make(order: ExportOrder, onProgress?: (done: number, total: number) => void): Promise<PackedKit>;
  open(id: string): Promise<{ title: string; bytes: number; archive: Readable } | null>;
  drop(kit: PackedKit): Promise<void>;
  tidy(): Promise<void>;
}

export interface PackedKit extends ExportedKit {
  readonly id: string;
  readonly file: string;
  readonly bytes: number;
}

const KEPT_MS = 60 * 60 * 1000;
const IS_ID = /^[0-9a-f-]{36}$/;

export function createExports(
  ports: Ports,
  contents: KitContents,
  origins: KitOrigins,
  folder: string,
  originals: ExportOutside['originals'],
): Exports {
  const { database, clock } = ports;
  const nextId = createIds(clock);
  const tables = () => database.tables<KitsTables>();
  const fileOf = (id: string): string => join(folder, `${id}.zip`);
  return {
    async make(order, onProgress) {
      if (order.include.length === 0)
        throw invalidKit('Nothing was chosen for this kit, so there is nothing to export.');
      const id = nextId();
      const file = fileOf(id);
      try {
        await mkdir(folder, { recursive: true });
        const exported = await exportKit(createWriteStream(file), order, {
          database,
          contents,
          originOf: origins.of,
          originals,
          ...(onProgress && { onProgress }),
        });
        const { size: bytes } = await stat(file);
        const title = exported.manifest.title ?? '';
        await tables().insertInto('kit_exports').values({ id, bytes, title, made_at: clock.now() }).execute();
        return { ...exported, id, file, bytes };
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async open(id) {
      if (!IS_ID.test(id)) return null;
      const row = await tables()
        .selectFrom('kit_exports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { title: row.title, bytes: row.bytes, archive: createReadStream(fileOf(id)) } : null;
    },
    async drop({ id, file }) {
      await tables().deleteFrom('kit_exports').where('id', '=', id).execute();
      await rm(file, { force: true });
    },
    async tidy() {
      const old = await tables()
        .deleteFrom('kit_exports')
        .where('made_at', '<', clock.now() - KEPT_MS)
        .returning('id')
        .execute();
      for (const { id } of old) await rm(fileOf(id), { force: true });
      const live = await tables().selectFrom('kit_exports').select('id').execute();
      await removeLeftovers(folder, clock.now() - KEPT_MS, live);
    },
  };
}
