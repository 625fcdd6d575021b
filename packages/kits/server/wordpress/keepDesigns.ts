import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { KitError } from '../../manifest/KitError.ts';
import type { KitErrorCode } from '../../wire/public.ts';
import type { Library } from '../library/createLibrary.ts';
import { drawPicture } from '../library/picture/drawPicture.ts';
import { packDesigns } from './packDesigns.ts';
import type { SiteDesigns } from './SiteDesigns.ts';

export interface KeptDesigns {
  /** The ids of what is in the kit. */
  readonly ids: ReadonlySet<string>;
  /** Why the library has no room for it. */
  readonly problem?: string;
}

/**
 * Puts a WordPress site's designs into the library as a kit, from where they are imported with their pictures and fonts. The
 * same designs are kept once.
 */
export async function keepDesigns(library: Library, file: string, site: SiteDesigns): Promise<KeptDesigns> {
  await mkdir(dirname(file), { recursive: true });
  const target = createWriteStream(file);
  try {
    const { title, includes, ids } = await packDesigns(site, target);
    if (ids.size > 0 && !(await isKept(library, title, file)))
      await library.add(file, {
        ...{ title, includes, picture: null },
        description: 'Pages, templates and settings from a WordPress export file.',
        drawn: drawPicture({ title, colours: [], fonts: [], blocks: [] }),
      });
    return { ids };
  } catch (error) {
    const isFull = error instanceof KitError && NO_ROOM.has(error.code);
    if (isFull) return { ids: new Set(), problem: error.message };
    throw error;
  } finally {
    target.destroy();
    await rm(file, { force: true });
  }
}

const NO_ROOM: ReadonlySet<KitErrorCode> = new Set(['insufficient-quota', 'insufficient-storage-quota']);

/** Kits of the same files are the same to the byte. */
async function isKept(library: Library, title: string, file: string): Promise<boolean> {
  const { size } = await stat(file);
  const rivals = (await library.list()).filter((row) => row.title === title && row.bytes === size);
  if (rivals.length === 0) return false;
  const own = await digestOf(createReadStream(file));
  for (const { id } of rivals) {
    const kept = await library.open(id);
    if (kept && (await digestOf(kept)) === own) return true;
  }
  return false;
}

async function digestOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
