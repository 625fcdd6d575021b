import { createIds, type Database, type Ports } from '@portico/kernel/server';
import { MOST_PICTURES } from '../../wire/public.ts';
import { pictureFileFor } from '../archive/archivePictures.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { KitsTables, PictureRow } from '../database/tables.ts';
import type { Download } from '../download/createDownload.ts';
import { wantedFonts } from '../fonts/wantedFonts.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { bringPictures, faceIn, type PictureProgress } from './bringPictures.ts';
import { findPictures } from './findPictures.ts';
import { drawingPath, isOwnPicture, isSamePicture, ownPath } from './ownPictures.ts';
import type { PlacePicture } from './pictureAddresses.ts';
import { placeholderAddress } from './placeholder.ts';

/**
 * The pictures that a kit's documents refer to, and its fonts: where they are, how they are fetched, and their placeholders.
 */
export interface Pictures {
  within(transaction: Database): Pictures;
  /** What an import would need, and where to get it. Makes no requests. */
  survey(kit: Kit, plan: ImportPlan): Promise<PictureSurvey>;
  /** Records what an import needs; existing records stay. Returns how many are available. */
  note(session: string, kit: Kit, plan: ImportPlan): Promise<number>;
  /** Fetches what is missing, for this long. */
  bring(session: string, kit: Kit, plan: ImportPlan, ms: number): Promise<PictureProgress>;
  /** Retries what could not be fetched, after the import; pages show it from then on. */
  retry(session: string, hosts: readonly string[], ms: number): Promise<PictureProgress>;
  /** What documents show in place of each picture. */
  places(session: string): Promise<PlacePicture>;
  list(session: string): Promise<readonly PictureRow[]>;
  find(id: string): Promise<PictureRow | null>;
  /** The URLs of pictures that placeholders stand for. */
  originals(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  forget(sessions: readonly string[]): Promise<void>;
}

export interface PictureSurvey {
  readonly total: number;
  readonly inArchive: number;
  readonly archiveBytes: number;
  readonly hosts: readonly { readonly host: string; readonly count: number; readonly fonts?: number }[];
  /** Font files; absent if the kit has none. */
  readonly fonts?: { readonly total: number; readonly inArchive: number };
}

export interface PicturesParts {
  readonly ports: Ports;
  readonly contents: KitContents;
  readonly download: Download;
}

const AT_ONCE = 50;

export function createPictures(parts: PicturesParts, nextId = createIds(parts.ports.clock)): Pictures {
  const { ports, contents, download } = parts;
  const { database } = ports;
  const tables = () => database.tables<KitsTables>();
  const list = (session: string): Promise<PictureRow[]> =>
    tables().selectFrom('kit_pictures').selectAll().where('session', '=', session).orderBy('id').execute();

  const outside = {
    download,
    pictures: contents.pictures,
    fonts: contents.fonts,
    async save({ id, ...values }: PictureRow): Promise<void> {
      await tables().updateTable('kit_pictures').set(values).where('id', '=', id).execute();
    },
  };

  /** What the kit refers to and this site lacks, with its archive file. */
  async function wanted(kit: Kit, plan: ImportPlan) {
    const here = new URL((await contents.site()).url).host;
    const files = await kit.pictures();
    const names = files.map(({ name }) => name);
    const wants = [];
    for (const [named, size] of await findPictures(kit, plan)) {
      if (wants.length >= MOST_PICTURES) break;
      const isOwn = isOwnPicture(named);
      // The name is derived from the file's content: an existing one with this name is the same picture.
      if (isOwn && (!URL.canParse(named, kit.manifest.site) || (await contents.pictures.read(named))))
        continue;
      const url = isOwn ? new URL(named, kit.manifest.site).href : named;
      const name = (isOwn && pictureFileFor(names, drawingPath(url))) || pictureFileFor(names, url);
      const file = files.find((one) => one.name === name) ?? null;
      const host = hostOf(url);
      if (host !== here || (isOwn && file)) wants.push({ url, size, host, file });
    }
    return wants;
  }

  /** Includes fonts that the site did not have before. */
  async function allWanted(kit: Kit, plan: ImportPlan, brought: readonly PictureRow[] = []) {
    const isKnown = await contents.fonts.known(database);
    const own = new Set(brought.map((row) => faceIn(row).family));
    const fonts = await wantedFonts(kit, plan, (family) => isKnown(family) && !own.has(family));
    return [
      ...(await wanted(kit, plan)).map((picture) => ({ ...picture, face: '' })),
      ...fonts.map((font) => ({ ...font, face: JSON.stringify(font.face), size: null })),
    ];
  }

  return {
    within: (transaction) => createPictures({ ...parts, ports: { ...ports, database: transaction } }, nextId),

    async survey(kit, plan) {
      const every = await allWanted(kit, plan);
      const [all, fonts] = [every.filter(({ face }) => !face), every.filter(({ face }) => face)];
      const inArchive = all.filter(({ file }) => file !== null);
      const outside = every.filter(({ file, host }) => file === null && host !== '');
      const counted = (host: string) => {
        const there = outside.filter((one) => one.host === host);
        const ofFonts = there.filter(({ face }) => face).length;
        return { host, count: there.length - ofFonts, ...(ofFonts > 0 && { fonts: ofFonts }) };
      };
      const own = URL.canParse(kit.manifest.site) ? new URL(kit.manifest.site).host : '';
      return {
        total: all.length,
        inArchive: inArchive.length,
        archiveBytes: inArchive.reduce((sum, { file }) => sum + (file?.bytes ?? 0), 0),
        hosts: [...new Set(outside.map(({ host }) => host))]
          .map(counted)
          .sort((a, b) => Number(b.host === own) - Number(a.host === own) || b.count - a.count),
        ...(fonts.length > 0 && {
          fonts: { total: fonts.length, inArchive: fonts.filter(({ file }) => file !== null).length },
        }),
      };
    },

    async note(session, kit, plan) {
      const known = new Map((await list(session)).map((row) => [row.url + row.face, row]));
      const confirmed = new Set(plan.customization.content?.pictureHosts ?? []);
      // Fetched fonts are known here and no longer wanted.
      const brought = [...known.values()].filter(({ face, state }) => face !== '' && state === 'here');
      const wants = (await allWanted(kit, plan, brought)).filter(
        ({ face }) => !brought.some((row) => row.face === face),
      );
      const rows = wants.map(({ url, size, host, file, face }): PictureRow => {
        const isAvailable = file !== null || confirmed.has(host);
        const before = known.get(url + face);
        if (before?.state === 'here') return before;
        return {
          id: before?.id ?? nextId(),
          session,
          url,
          host,
          file: file?.name ?? null,
          state: isAvailable ? 'wanted' : 'unasked',
          problem: isAvailable ? '' : unaskedFor(host, face),
          media: null,
          place: '',
          is_made: 0,
          bytes: 0,
          face,
          ...(size ?? { width: 0, height: 0 }),
        };
      });
      await tables().deleteFrom('kit_pictures').where('session', '=', session).execute();
      rows.push(...brought);
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await tables()
          .insertInto('kit_pictures')
          .values(rows.slice(at, at + AT_ONCE))
          .execute();
      return rows.filter(({ state }) => state === 'wanted' || state === 'here').length;
    },

    async bring(session, kit, plan, ms) {
      const hosts = plan.customization.content?.pictureHosts ?? [];
      return bringPictures(await list(session), { ...outside, kit, hosts, ms });
    },

    async retry(session, hosts, ms) {
      const rows = (await list(session)).map((row): PictureRow => {
        const isAgain = row.state !== 'here' && row.file === null && hosts.includes(row.host);
        return isAgain ? { ...row, state: 'wanted' } : row;
      });
      return bringPictures(rows, { ...outside, kit: GONE, hosts, ms });
    },

    async places(session) {
      const pictures = (await list(session)).filter(({ face }) => face === '');
      const rows = new Map(
        pictures.flatMap((row) => [row.url, ownPath(row.url) ?? row.url].map((name) => [name, row])),
      );
      return (url, size) => {
        const row = rows.get(url);
        if (!row || isSamePicture(url, row.place)) return null;
        const { id, media, place, width, height } = row;
        if (row.state === 'here' && media !== null)
          return { url: place, stored: { id: Number(media), width, height } };
        return { url: placeholderAddress(id, size ?? (width > 0 ? { width, height } : null)) };
      };
    },

    list,

    async find(id) {
      const row = await tables()
        .selectFrom('kit_pictures')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    async originals(ids) {
      const rows = await tables()
        .selectFrom('kit_pictures')
        .select(['id', 'url'])
        .where('id', 'in', ['', ...ids])
        .execute();
      return new Map(rows.map(({ id, url }) => [id, url]));
    },

    async forget(sessions) {
      if (sessions.length > 0)
        await tables()
          .deleteFrom('kit_pictures')
          .where('session', 'in', [...sessions])
          .execute();
    },
  };
}

/** The archive is deleted after an import. */
const GONE = {
  async bytes(): Promise<Buffer> {
    throw new Error('The archive is gone.');
  },
};

function unaskedFor(host: string, face: string): string {
  if (host === '') return 'The archive lacks its file, and it has no address.';
  return `Nobody has allowed ${face === '' ? 'pictures' : 'fonts'} from ${host}.`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
