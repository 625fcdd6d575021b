import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock, Database } from '@portico/kernel/server';
import type { ContactFormTables } from '../tables.ts';
import { HEAD_BYTES } from './contentMatches.ts';
import type { ReceivedFile } from './PostedForm.ts';

export interface Uploads {
  /** Writes a part of a request to disk. The path contains nothing from the visitor's file name. */
  receive(field: string, name: string, content: Readable, limit: number): Promise<ReceivedFile>;
  /** Moves a file out of the incoming folder; returns its new name. */
  keep(file: ReceivedFile): Promise<string>;
  /** Moves it back, if it is still there. */
  giveBack(file: ReceivedFile, storedName: string): Promise<void>;
  /** Deletes received files, stored or not. */
  discard(files: readonly ReceivedFile[], kept?: readonly string[]): Promise<void>;
  pathOf(storedName: string): string;
  /** Deletes what a crash left behind. */
  sweep(): Promise<number>;
}

/** Longer than any request. */
const LEFTOVER_MS = 60 * 60 * 1000;

export function createUploads(filesFolder: string, database: Database, clock: Clock): Uploads {
  const incoming = join(filesFolder, 'contact-form', 'incoming');
  const kept = join(filesFolder, 'contact-form', 'kept');
  const folders = Promise.all([mkdir(incoming, { recursive: true }), mkdir(kept, { recursive: true })]);
  // Callers that need the folders await them and get the error; without callers it must not go unhandled.
  folders.catch(() => {});

  return {
    async receive(field, name, content, limit) {
      await folders;
      const path = join(incoming, randomName());
      const head: Buffer[] = [];
      let size = 0;
      async function* withinLimit(source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
          size += chunk.length;
          // Read to the end, since the rest of the form follows, but not stored.
          if (size <= limit) yield chunk;
        }
      }
      try {
        await pipeline(
          content,
          withinLimit,
          createWriteStream(path, { mode: 0o400, flags: 'wx', flush: true }),
        );
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { field, name, size, path, head: Buffer.concat(head), isCut: size > limit };
    },

    async keep(file) {
      const name = randomName();
      await rename(file.path, join(kept, name));
      return name;
    },

    async giveBack(file, storedName) {
      // Runs after another failure, which is the one to report; leftovers are swept.
      await rename(join(kept, storedName), file.path).catch(() => {});
    },

    async discard(files, names = []) {
      const paths = [...files.map(({ path }) => path), ...names.map((name) => join(kept, name))];
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },

    pathOf: (storedName) => join(kept, /^[0-9a-f]{40}$/.test(storedName) ? storedName : 'nothing'),

    async sweep() {
      await folders;
      const old = [...(await oldFiles(incoming)), ...(await unknown(await oldFiles(kept)))];
      await Promise.all(old.map((path) => rm(path, { force: true })));
      return old.length;
    },
  };

  async function oldFiles(folder: string): Promise<string[]> {
    const found: string[] = [];
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      if (facts && facts.mtimeMs < clock.now() - LEFTOVER_MS) found.push(path);
    }
    return found;
  }

  /** A file is moved before its row is written: one without a row belongs to a submission that was never stored. */
  async function unknown(paths: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const path of paths) {
      const row = await database
        .tables<ContactFormTables>()
        .selectFrom('contact_files')
        .select('position')
        .where('stored_name', '=', path.slice(kept.length + 1))
        .executeTakeFirst();
      if (!row) found.push(path);
    }
    return found;
  }
}

function randomName(): string {
  return randomBytes(20).toString('hex');
}
