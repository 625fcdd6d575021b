import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { createArchiveWriter } from './createArchiveWriter.ts';

/** Packs the files of a folder: for a kit that is stored as readable files. */
export function packFolder(folder: string): Readable {
  const archive = new PassThrough();
  pack(folder, archive).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function pack(folder: string, archive: PassThrough): Promise<void> {
  const writer = createArchiveWriter(archive);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await writer.add(relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8'));
  }
  await writer.finish();
}
