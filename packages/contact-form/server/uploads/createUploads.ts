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
  /** Writes a part of a request down. Nothing of the visitor's name is in its place. */
  receive(field: string, name: string, content: Readable, limit: number): Promise<ReceivedFile>;
  /** Moves a file out of the waiting room; returns its new name. */
  keep(file: ReceivedFile): Promise<string>;
  /** Moves it back, as far as it is there. */
  giveBack(file: ReceivedFile, storedName: string): Promise<void>;
  /** Drops what was received, kept or not. */
  discard(files: readonly ReceivedFile[], kept?: readonly string[]): Promise<void>;
  pathOf(storedName: string): string;
  /** Removes what a crash left behind. */
  sweep(): Promise<number>;
}

/** Longer than any request. */
const LEFTOVER_MS = 60 * 60 * 1000;

export function createUploads(filesFolder: string, database: Database, clock: Clock): Uploads {
  const incoming = join(filesFolder, 'contact-form', 'incoming');
  const kept = join(filesFolder, 'contact-form', 'kept');
  const folders = Promise.all([mkdir(incoming, { recursive: true }), mkdir(kept, { recursive: true })]);
  // Whoever needs the folders waits for them and gets the error; nobody may ever need them.
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
          // Read to the end, since the rest of the form comes after it; but not kept.
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
      // Comes after another failure, which is the one to be told; what stays behind is swept away.
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

  /** A file is moved before its row is written: one without a row belongs to a submission that never came to be. */
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
