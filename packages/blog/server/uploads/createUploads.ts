import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@portico/kernel/server';
import { badRequest, conflict, HttpError, notFound } from '@portico/kernel/server/http';
import { sizeInWords } from '@portico/kernel/typesetting';

/** Files uploaded in slices: no request is long, each can be repeated, and a lost connection costs only one. */
export interface Uploads {
  begin(): Promise<string>;
  /** Appends a slice. Returns the current size. A slice that exists already changes nothing. */
  add(id: string, offset: number, slice: Buffer): Promise<number>;
  path(id: string): string;
  read(id: string, mostBytes: number): Promise<Buffer>;
  size(id: string): Promise<number>;
  remove(id: string): Promise<void>;
  /** Removes old unused uploads. */
  tidy(): Promise<void>;
}

const LARGEST_FILE = 1024 * 1024 * 1024;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createUploads(folder: string, clock: Clock): Uploads {
  function path(id: string): string {
    if (!ID.test(id)) throw notFound('This upload');
    return join(folder, id);
  }

  async function size(id: string): Promise<number> {
    const found = await stat(path(id)).catch(() => null);
    if (!found) throw notFound('This upload');
    return found.size;
  }

  return {
    path,
    size,
    async begin() {
      await mkdir(folder, { recursive: true });
      const id = randomUUID();
      await (await open(path(id), 'wx')).close();
      return id;
    },
    async add(id, offset, slice) {
      const there = await size(id);
      if (offset + slice.length <= there) return there;
      if (offset !== there)
        throw conflict('upload_gap', `The next slice of this file begins at ${there}, not at ${offset}.`);
      if (there + slice.length > LARGEST_FILE)
        throw new HttpError(413, 'upload_too_large', 'This file is larger than 1 GB.');
      const file = await open(path(id), 'r+');
      try {
        await file.write(slice, 0, slice.length, offset);
      } finally {
        await file.close();
      }
      return there + slice.length;
    },
    async read(id, mostBytes) {
      if ((await size(id)) > mostBytes)
        throw badRequest('upload_too_large', `This file is larger than ${sizeInWords(mostBytes)}.`);
      return readFile(path(id));
    },
    async remove(id) {
      await rm(path(id), { force: true });
    },
    async tidy() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found && found.mtimeMs < clock.now() - FORGOTTEN_AFTER_MS)
          await rm(join(folder, name), { force: true });
      }
    },
  };
}
