import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, containing, type Database, jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import type { BlogTables, MediaRow } from '../tables.ts';
import { oneLine } from '../text/plainText.ts';
import type { ByteRange } from './byteRange.ts';
import { makeSizes } from './makeSizes.ts';

export interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
  readonly alt?: string;
  /** The cleaned markup for icons, if it was an SVG file. */
  readonly drawing?: string;
}

export interface MediaFile {
  readonly type: string;
  readonly bytes: number;
  /** The whole file, or a range. */
  open(range?: ByteRange): ReadStream;
}

/** Uploaded pictures, in the sizes that pages use. */
export interface Media {
  /** Creates the sizes, and stores files and metadata. Identical pictures share a row. Throws a `PictureError`. */
  store(file: UploadedFile): Promise<MediaRow>;
  /** Whether this exact file exists. */
  isKnown(file: UploadedFile): Promise<boolean>;
  /** A file by the end of its URL; `null` if there is none. */
  read(name: string): Promise<MediaFile | null>;
  /** Whether there is a picture at this URL, in any size. */
  has(url: string): Promise<boolean>;
  /** Removes the files of a picture whose row was deleted. */
  forget(row: MediaRow): Promise<void>;
}

/** Base path of the files. */
export const MEDIA_PATH = '/media';

const HASH_DIGITS = 20;
/** `{hash}-{width}.{webp|jpg}`: no other name is looked up, so none can lead out of the folder. */
const FILE_NAME = /^[0-9a-f]{20}-\d{1,5}\.(webp|jpg)$/;
const LONGEST_NAME = 150;
/** URLs that differ only in case are found together. */
const MOST_TWINS = 20;

export function createMedia(database: Database, clock: Clock, folder: string): Media {
  const tables = () => database.tables<BlogTables>();

  const known = (hash: string) =>
    tables().selectFrom('blog_media').selectAll().where('hash', '=', hash).executeTakeFirst();

  /** A drawing is known by its markup, which gives it the same name on every site; before it had one, by its pixels. */
  async function twinOf({ content, drawing = '' }: UploadedFile): Promise<Twin> {
    const [pixels, hash] = [hashOf(content), hashOf(drawing || content)];
    const twin = await known(hash);
    if (twin || hash === pixels) return { hash, twin };
    const before = await known(pixels);
    return before && (before.drawing === '' || before.drawing === drawing)
      ? { hash: pixels, twin: before }
      : { hash, twin };
  }

  /** Uploading a file again adds the drawing that was not stored before. */
  async function drawnAs(row: MediaRow, drawing: string): Promise<MediaRow> {
    await tables().updateTable('blog_media').set({ drawing }).where('id', '=', row.id).execute();
    return { ...row, drawing };
  }

  async function keep(name: string, content: Buffer): Promise<void> {
    // Written atomically: another process may read at the same time.
    const draft = join(folder, `${name}.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, join(folder, name));
  }

  return {
    isKnown: async (file) => (await twinOf(file)).twin !== undefined,

    async store(file) {
      const { name, content, alt = '', drawing = '' } = file;
      const { hash, twin } = await twinOf(file);
      if (twin) return twin.drawing === '' && drawing !== '' ? drawnAs(twin, drawing) : twin;
      const { sizes, ...picture } = await makeSizes(content);
      await mkdir(folder, { recursive: true });
      const sources = [];
      for (const size of sizes) {
        const file = `${hash.slice(0, HASH_DIGITS)}-${size.width}.${size.extension}`;
        await keep(file, size.content);
        sources.push({ url: `${MEDIA_PATH}/${file}`, width: size.width, type: size.type });
      }
      await tables()
        .insertInto('blog_media')
        .values({
          ...picture,
          name: oneLine(name, LONGEST_NAME) || 'picture',
          alt: oneLine(alt),
          bytes: content.length,
          sources: JSON.stringify(sources),
          drawing,
          hash,
          made_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
      const row = await known(hash);
      if (!row) throw new Error('A picture that was just stored is not there.');
      return row;
    },

    async read(name) {
      const [, extension] = FILE_NAME.exec(name) ?? [];
      if (!extension) return null;
      return openFile(join(folder, name), extension === 'webp' ? 'image/webp' : 'image/jpeg');
    },

    async has(url) {
      const rows = await tables()
        .selectFrom('blog_media')
        .select('sources')
        .where(containing(JSON.stringify(url), 'sources'))
        .limit(MOST_TWINS)
        .execute();
      return rows.some(({ sources }) => sourcesIn(sources).some((source) => source.url === url));
    },

    async forget(row) {
      for (const { url } of sourcesIn(row.sources)) {
        const name = url.slice(MEDIA_PATH.length + 1);
        if (url.startsWith(`${MEDIA_PATH}/`) && FILE_NAME.test(name))
          await rm(join(folder, name), { force: true });
      }
    },
  };
}

interface Twin {
  readonly hash: string;
  readonly twin: MediaRow | undefined;
}

function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

export const sourcesIn = jsonColumn(
  'blog_media.sources',
  Type.Array(Type.Object({ url: Type.String(), width: Type.Number(), type: Type.String() })),
  [],
);

/** A file to be served; `null` if there is none. */
export async function openFile(path: string, type: string): Promise<MediaFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return { type, bytes: found.size, open: (range) => createReadStream(path, range) };
}
