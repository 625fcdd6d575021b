import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createIds, type Ports } from '@portico/kernel/server';
import { KitError } from '../../manifest/KitError.ts';
import { fileNameOf } from '../../manifest/kitNames.ts';
import type { KitPart } from '../../wire/public.ts';
import type { KitsTables, LibraryRow } from '../database/tables.ts';
import { removeLeftovers } from '../removeLeftovers.ts';
import { drawPicture } from './picture/drawPicture.ts';
import type { PictureFacts } from './picture/pictureFacts.ts';

/** Kits that the site stores for itself. */
export interface Library {
  /** Newest first. Kits beyond a limit that was lowered later are locked. */
  list(): Promise<(LibraryRow & { readonly isLocked: boolean })[]>;
  find(id: string): Promise<LibraryRow | null>;
  quota(): Promise<LibraryQuota>;
  /** Throws if there is no room for another kit. */
  checkCount(): Promise<void>;
  /** Moves the archive into the library. Throws if it does not fit. */
  add(archive: string, kit: NewKit): Promise<LibraryRow>;
  /** `false` if there was none. */
  remove(id: string): Promise<boolean>;
  open(id: string): Promise<Readable | null>;
  isLocked(id: string): Promise<boolean>;
  picture(id: string): Promise<Picture | null>;
  tidy(): Promise<void>;
}

export interface Picture {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly content: Readable | string;
}

export interface NewKit {
  readonly title: string;
  readonly description: string;
  readonly includes: readonly KitPart[];
  /** A PNG chosen by the user; `null` for the generated one. */
  readonly picture: Buffer | null;
  /** An SVG, used if no picture was chosen. */
  readonly drawn: string;
}

export interface LibraryQuota {
  readonly kits: number;
  readonly bytes: number;
  readonly limits: LibraryLimits;
}

/** -1 means no limit, 0 no library at all. */
export interface LibraryLimits {
  readonly kits: number;
  readonly bytes: number;
}

export const LIBRARY_LIMITS: LibraryLimits = { kits: 50, bytes: 1024 ** 3 };

const IS_ID = /^[0-9a-f-]{36}$/;
/** Longer than it takes to move an archive. */
const MOVING_MS = 60 * 60 * 1000;

export function createLibrary(ports: Ports, folder: string, limits: LibraryLimits): Library {
  const { database, clock } = ports;
  const nextId = createIds(clock);
  const tables = () => database.tables<KitsTables>();
  const fileOf = (id: string): string => join(folder, `${id}.zip`);
  const pictureOf = (id: string): string => join(folder, `${id}.png`);
  const drawnOf = (id: string): string => join(folder, `${id}.svg`);

  async function find(id: string): Promise<LibraryRow | null> {
    if (!IS_ID.test(id)) return null;
    const row = await tables().selectFrom('kit_library').selectAll().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  async function quota(): Promise<LibraryQuota> {
    const { kits, bytes } = await tables()
      .selectFrom('kit_library')
      .select(({ fn }) => [fn.countAll<number>().as('kits'), fn.sum<number | null>('bytes').as('bytes')])
      .executeTakeFirstOrThrow();
    return { kits: Number(kits), bytes: Number(bytes ?? 0), limits };
  }

  async function checkCount(): Promise<void> {
    if (limits.kits === -1) return;
    const { kits } = await quota().catch(() => {
      throw new KitError('failed-to-fetch-quota');
    });
    if (kits >= limits.kits)
      throw new KitError(
        'insufficient-quota',
        `Your library is full. It has room for ${limits.kits === 1 ? 'one kit' : `${limits.kits} kits`}. Delete one first.`,
      );
  }

  async function list() {
    const rows = await tables()
      .selectFrom('kit_library')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const surplus = limits.kits === -1 ? 0 : Math.max(0, rows.length - limits.kits);
    return rows.map((row, at) => ({ ...row, isLocked: at < surplus }));
  }

  return {
    find,
    quota,
    checkCount,
    list,

    async add(archive, { title, description, includes, picture, drawn }) {
      await checkCount();
      const { size } = await stat(archive);
      const { bytes } = await quota();
      // An empty library accepts any kit that can be uploaded.
      if (limits.bytes !== -1 && bytes > 0 && bytes + size >= limits.bytes)
        throw tooLarge(title, limits.bytes);
      const id = nextId();
      const now = clock.now();
      try {
        await mkdir(folder, { recursive: true });
        await move(archive, fileOf(id));
        if (picture) await writeFile(pictureOf(id), picture);
        else await writeFile(drawnOf(id), drawn);
        return await tables()
          .insertInto('kit_library')
          .values({
            id,
            title,
            description,
            includes: JSON.stringify(includes),
            bytes: size,
            has_picture: picture ? 1 : 0,
            created_at: now,
            updated_at: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      } catch (error) {
        await removeFiles(id);
        throw error;
      }
    },

    async remove(id) {
      if (!IS_ID.test(id)) return false;
      const gone = await tables()
        .deleteFrom('kit_library')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (gone) await removeFiles(id);
      return gone !== undefined;
    },

    open: async (id) => ((await find(id)) ? createReadStream(fileOf(id)) : null),
    isLocked: async (id) => (await list()).some((row) => row.id === id && row.isLocked),

    async picture(id) {
      const row = await find(id);
      if (!row) return null;
      if (row.has_picture) return { type: 'image/png', content: createReadStream(pictureOf(id)) };
      // Kits from before pictures were generated have none on disk.
      const content = await readFile(drawnOf(id), 'utf8').catch(() => drawPicture(nothingOf(row.title)));
      return { type: 'image/svg+xml', content };
    },

    async tidy() {
      const live = await tables().selectFrom('kit_library').select('id').execute();
      await removeLeftovers(folder, clock.now() - MOVING_MS, live);
    },
  };

  async function removeFiles(id: string): Promise<void> {
    await rm(fileOf(id), { force: true });
    await rm(pictureOf(id), { force: true });
    await rm(drawnOf(id), { force: true });
  }
}

const nothingOf = (title: string): PictureFacts => ({ title, colours: [], fonts: [], blocks: [] });

/** The two may be on different disks, where renaming fails. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async () => {
    await copyFile(from, to);
    await rm(from);
  });
}

function tooLarge(title: string, most: number): KitError {
  const replacements = { filename: fileNameOf(title), maxSize: (most / 1024 ** 3).toFixed(2) };
  return new KitError(
    'insufficient-storage-quota',
    `${replacements.filename} does not fit; the library holds ${replacements.maxSize} GB.`,
    replacements,
  );
}
