import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@portico/kernel/server';
import type { OpenWeb } from '@portico/kernel/server/http';
import { PICTURES_PATH } from '../../wire/public.ts';
import type { ReviewsTables } from '../database/tables.ts';
import { imageType } from './imageType.ts';

export interface Picture {
  readonly type: string;
  readonly content: Buffer;
}

/** Pictures of reviewers and their reviews, stored by this site so that visitors' browsers contact no other. */
export interface Pictures {
  /** The URL on this site for a provider's picture. */
  address(url: string, size: number): string;
  /** Records the pictures that may be fetched: no others, or this would be an open proxy. */
  note(transaction: Database, urls: Iterable<string>): Promise<void>;
  /** `null` if there is no such picture, or it cannot be fetched. */
  read(name: string): Promise<Picture | null>;
}

export interface PicturesPorts {
  readonly database: Database;
  readonly folder: string;
  readonly openWeb: OpenWeb;
  readonly now: () => number;
  /** Whether pictures may be fetched from a URL. */
  readonly mayFetch?: (url: URL) => boolean;
}

const LARGEST_PICTURE = 5 * 1024 * 1024;
const TIMEOUT_MS = 8_000;
/** A host that refused is not asked again for this long. */
const REST_MS = 10 * 60 * 1000;
const NAME = /^([0-9a-f]{32})(?:=s(\d{2,3}))?$/;
const SIZES = new Set(['50', '120', '500']);

export function createPictures(ports: PicturesPorts): Pictures {
  const { database, folder, openWeb, now, mayFetch = isUsual } = ports;
  const refused = new Map<string, number>();
  const coming = new Map<string, Promise<Picture | null>>();

  async function fetchPicture(name: string, url: string): Promise<Picture | null> {
    if ((refused.get(name) ?? 0) > now()) return null;
    try {
      const answer = await openWeb(url, {
        checked,
        accept: 'image/*',
        silenceMs: TIMEOUT_MS,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const content = await boundedBytes(answer);
      const type = content && imageType(content);
      if (!content || !type) return refuse(name);
      await keep(name, content);
      return { type, content };
    } catch {
      // Unreachable, too slow or invalid: the card shows an initial instead.
      return refuse(name);
    }
  }

  function checked(address: string): URL {
    const url = new URL(address);
    if (!mayFetch(url)) throw new Error(`There are no pictures at ${url.origin}.`);
    return url;
  }

  function refuse(name: string): null {
    if (refused.size > MOST_REFUSALS) refused.clear();
    refused.set(name, now() + REST_MS);
    return null;
  }

  async function keep(name: string, content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Written atomically: another process may read at the same moment.
    const draft = join(folder, `${name}.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, join(folder, name));
  }

  async function kept(name: string): Promise<Picture | null> {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    const content = await readFile(file);
    const type = imageType(content);
    return type ? { type, content } : null;
  }

  return {
    address(url, size) {
      if (url.startsWith('/')) return url;
      return `${PICTURES_PATH}/${pictureId(url)}${SIZE_TOKEN.test(url) ? `=s${size}` : ''}`;
    },
    async note(transaction, urls) {
      const rows = [...new Set(urls)]
        .filter((url) => !url.startsWith('/'))
        .map((url) => ({ id: pictureId(url), url }));
      for (const row of rows)
        await transaction
          .tables<ReviewsTables>()
          .insertInto('review_pictures')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
    },
    async read(name) {
      const [, id, size] = NAME.exec(name) ?? [];
      if (!id || (size && !SIZES.has(size))) return null;
      const here = await kept(name);
      if (here) return here;
      const row = await database
        .tables<ReviewsTables>()
        .selectFrom('review_pictures')
        .select('url')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const url = size ? row.url.replace(SIZE_TOKEN, `=s${size}`) : row.url;
      const fetching = coming.get(name) ?? fetchPicture(name, url).finally(() => coming.delete(name));
      coming.set(name, fetching);
      return fetching;
    },
  };
}

const MOST_REFUSALS = 10_000;
/** Google's picture hosts scale by the end of the URL. */
const SIZE_TOKEN = /=s\d{1,3}(?!\d)/;

function pictureId(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32);
}

function isUsual({ protocol, port }: URL): boolean {
  return protocol === 'https:' && port === '';
}

/** Leaving the loop closes the connection, too. */
async function boundedBytes(answer: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > LARGEST_PICTURE) return null;
  }
  return Buffer.concat(chunks);
}
