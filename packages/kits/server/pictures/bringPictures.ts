import { buffer } from 'node:stream/consumers';
import { percentDecoded } from '@portico/kernel/records';
import { OpenWebError } from '@portico/kernel/server/http';
import { KitError } from '../../manifest/KitError.ts';
import { LARGEST_FONT_BYTES, LARGEST_PICTURE_BYTES, MOST_PICTURE_BYTES } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitFontFace, KitFonts } from '../contents/KitContents.ts';
import type { KitPictures } from '../contents/KitPictures.ts';
import type { PictureRow } from '../database/tables.ts';
import type { Download } from '../download/createDownload.ts';

export interface PictureProgress {
  readonly total: number;
  readonly here: number;
  readonly failed: number;
  readonly bytes: number;
  readonly isDone: boolean;
}

interface Outside {
  readonly kit: Pick<Kit, 'bytes'>;
  readonly hosts: readonly string[];
  readonly download: Download;
  readonly pictures: KitPictures;
  readonly fonts: KitFonts;
  readonly save: (row: PictureRow) => Promise<void>;
  readonly ms: number;
}

/** Enough to keep a processor busy while others are downloading. */
const SIDE_BY_SIDE = 3;
const TRIES = 3;
/** A host that times out this often is not tried again in this run. */
const MOST_SILENCES = 2;

/** Fetches the missing pictures, several at a time, until all are handled or the time is up. Fetched ones are kept. */
export async function bringPictures(all: readonly PictureRow[], outside: Outside): Promise<PictureProgress> {
  const rows = new Map(all.map((row) => [row.id, row]));
  const waiting = all.filter(({ state }) => state === 'wanted');
  const silences = new Map<string, number>();
  const until = performance.now() + outside.ms;
  let bytes = all.reduce((sum, row) => sum + row.bytes, 0);

  async function work(): Promise<void> {
    for (let row = waiting.shift(); row && performance.now() < until; row = waiting.shift()) {
      const after = await brought(row, outside, { left: MOST_PICTURE_BYTES - bytes, silences });
      bytes += after.bytes;
      rows.set(row.id, after);
      await outside.save(after);
    }
  }

  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  const now = [...rows.values()];
  const count = (state: PictureRow['state']): number => now.filter((row) => row.state === state).length;
  return {
    total: now.length - count('unasked'),
    here: count('here'),
    failed: count('failed'),
    bytes,
    isDone: count('wanted') === 0,
  };
}

interface Budget {
  readonly left: number;
  readonly silences: Map<string, number>;
}

async function brought(row: PictureRow, outside: Outside, budget: Budget): Promise<PictureRow> {
  try {
    const content =
      row.file === null ? await fetched(row, outside, budget) : await outside.kit.bytes(row.file);
    if (row.face !== '') {
      const { id, isNew } = await outside.fonts.store({ ...faceIn(row), content });
      return { ...row, ...HERE, media: id, is_made: isNew ? 1 : 0, bytes: content.length };
    }
    const name = nameOf(row.url);
    const { id, url, width, height, isNew, removed } = await outside.pictures.store({ name, content });
    return {
      ...row,
      ...{ ...HERE, media: id, place: url, width, height },
      ...{ is_made: isNew ? 1 : 0, bytes: content.length },
      ...(removed && { problem: `Left out of ${name}: ${removed}.` }),
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'It could not be read.';
    return { ...row, state: 'failed', problem };
  }
}

const HERE = { state: 'here', problem: '' } as const;

/** The font face of a row; we wrote it ourselves. */
export function faceIn({ face }: Pick<PictureRow, 'face'>): KitFontFace {
  return JSON.parse(face);
}

async function fetched(
  { url, host, face }: PictureRow,
  { download, hosts }: Outside,
  { left, silences }: Budget,
): Promise<Buffer> {
  const what = face === '' ? 'picture' : 'font';
  const most = Math.min(face === '' ? LARGEST_PICTURE_BYTES : LARGEST_FONT_BYTES, left);
  if (most <= 0) throw new Error('The pictures of this kit are larger than an import may bring.');
  for (let tries = 1; ; tries++) {
    if ((silences.get(host) ?? 0) >= MOST_SILENCES) throw new Error(`${host} does not answer.`);
    try {
      return await buffer(await download(url.replaceAll('&amp;', '&'), { hosts, mostBytes: most, what }));
    } catch (error) {
      if (isSilence(error)) silences.set(host, (silences.get(host) ?? 0) + 1);
      if (tries >= TRIES || !mayPass(error)) throw error;
    }
  }
}

/** Whether a retry may help: after a broken connection or a server error, but not after a refusal. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof KitError) || error.code !== 'invalid-kit-library-zip-error') return false;
  const { cause } = error;
  if (!(cause instanceof OpenWebError)) return cause !== undefined;
  return cause.reason === 'silent' || (cause.reason === 'status' && cause.status >= 500);
}

function isSilence(error: unknown): boolean {
  return error instanceof KitError && error.cause instanceof OpenWebError && error.cause.reason === 'silent';
}

/** The file name, by which posts find it in the library. */
function nameOf(url: string): string {
  return percentDecoded(new URL(url).pathname.split('/').at(-1) ?? '');
}
