import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock, Database } from '@portico/kernel/server';
import {
  isRecordingExtension,
  LARGEST_RECORDING_BYTES,
  RECORDING_TYPES,
  tooLarge,
} from '../../wire/admin.ts';
import type { BlogTables, RecordingRow } from '../tables.ts';
import { oneLine } from '../text/plainText.ts';
import { MEDIA_PATH, type MediaFile, openFile } from './createMedia.ts';
import { HEAD_BYTES, RecordingError, recordingExtension } from './recordingType.ts';

/** Uploaded videos and sounds, served unchanged. */
export interface Recordings {
  /** Copies an uploaded file. Identical files share a row. Throws a `RecordingError`. */
  store(file: { readonly name: string; readonly path: string }): Promise<RecordingRow>;
  /** A file by the end of its URL; `null` if there is none. */
  read(name: string): Promise<MediaFile | null>;
  /** Removes the file of a recording whose row was deleted. */
  forget(row: RecordingRow): Promise<void>;
}

const HASH_DIGITS = 20;
const FILE_NAME = /^[0-9a-f]{20}\.([a-z0-9]{3,4})$/;
const LONGEST_NAME = 150;

export function createRecordings(database: Database, clock: Clock, folder: string): Recordings {
  const tables = () => database.tables<BlogTables>();

  const known = (hash: string) =>
    tables().selectFrom('blog_recordings').selectAll().where('hash', '=', hash).executeTakeFirst();

  async function keep(path: string, file: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Written atomically: another process may read at the same time.
    const draft = join(folder, `${file}.${randomUUID()}`);
    await copyFile(path, draft, constants.COPYFILE_FICLONE);
    await rename(draft, join(folder, file));
  }

  return {
    async store({ name, path }) {
      const { size } = await stat(path);
      if (size > LARGEST_RECORDING_BYTES) throw new RecordingError(tooLarge('This file'));
      const extension = recordingExtension(name, await headOf(path));
      const hash = await hashOf(path);
      const twin = await known(hash);
      if (twin) return twin;
      const file = `${hash.slice(0, HASH_DIGITS)}.${extension}`;
      await keep(path, file);
      await tables()
        .insertInto('blog_recordings')
        .values({
          name: oneLine(name, LONGEST_NAME),
          type: RECORDING_TYPES[extension],
          bytes: size,
          url: `${MEDIA_PATH}/${file}`,
          hash,
          made_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
      const row = await known(hash);
      if (!row) throw new Error('A recording that was just stored is not there.');
      return row;
    },

    async read(name) {
      const [, extension = ''] = FILE_NAME.exec(name) ?? [];
      return isRecordingExtension(extension)
        ? openFile(join(folder, name), RECORDING_TYPES[extension])
        : null;
    },

    async forget({ url }) {
      const name = url.slice(MEDIA_PATH.length + 1);
      if (FILE_NAME.test(name)) await rm(join(folder, name), { force: true });
    },
  };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
