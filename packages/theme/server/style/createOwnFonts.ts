import { createHash } from 'node:crypto';
import type { Database, Ports } from '@portico/kernel/server';
import { badRequest, conflict, notFound } from '@portico/kernel/server/http';
import { sizeInWords } from '@portico/kernel/typesetting';
import type { Generated } from 'kysely';
import {
  type FontFace,
  type FontFormat,
  MOST_FONT_BYTES,
  MOST_FONT_FACES,
  MOST_OWN_FONTS,
  type OwnFont,
} from '../../wire/admin.ts';
import { isBundledFont } from './bundledFaces.ts';
import { fontFormat } from './fontFormat.ts';

/** Fonts that the owner has uploaded or a kit has brought. */
export interface OwnFonts {
  /** With a transaction, as it is in there. */
  list(within?: Database): Promise<readonly OwnFont[]>;
  /** Refuses, with a message, what is not a font, is too large or has the name of another one. */
  add(family: string, file: Buffer): Promise<OwnFont>;
  /** Adds a weight or style to a font, which is created with its first one. Refuses the same as `add`. */
  addFace(face: NewFace, file: Buffer): Promise<{ readonly id: number; readonly isNew: boolean }>;
  /** With all its weights and styles. */
  remove(id: number): Promise<void>;
  /** The file at a path. */
  read(name: string): Promise<{ readonly bytes: Buffer; readonly format: FontFormat } | null>;
}

export interface NewFace {
  readonly family: string;
  readonly weight: string;
  readonly style: string;
}

interface FontTables {
  theme_fonts: {
    id: Generated<number>;
    family: string;
    format: string;
    hash: string;
    bytes: Buffer;
    added_at: number;
    weight: string;
    style: string;
  };
}

export const FONTS_PATH = '/assets/fonts/';
/** Touched whenever the site's fonts change. */
export const FONTS_TAG = 'fonts';

const EVERY_WEIGHT = { weight: '100 900', style: 'normal' } as const;
/** Nothing that could end the name in a style sheet. */
const IS_FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _.+-]{0,59}$/u;
const IS_WEIGHT = /^[1-9]\d{0,3}(?: [1-9]\d{0,3})?$/;
const IS_STYLE = /^(?:normal|italic|oblique)$/;

export function createOwnFonts({
  database,
  clock,
  content,
}: Pick<Ports, 'database' | 'clock' | 'content'>): OwnFonts {
  const table = (within: Database = database) => within.tables<FontTables>();
  const rowsOf = (within: Database) =>
    table(within)
      .selectFrom('theme_fonts')
      .select(['id', 'family', 'format', 'hash', 'weight', 'style'])
      .orderBy('id')
      .execute();
  const list = async (within: Database = database): Promise<readonly OwnFont[]> =>
    fontsOf(
      (await rowsOf(within)).map(({ id, family, format, hash, weight, style }) => ({
        ...{ id: Number(id), family, href: `${FONTS_PATH}${hash}.${format}`, weight, style },
      })),
    );

  async function insert(within: Database, face: NewFace, file: Buffer, format: FontFormat) {
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 24);
    const { id } = await table(within)
      .insertInto('theme_fonts')
      .values({ ...face, format, hash, bytes: file, added_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await content.touch(within, [FONTS_TAG]);
    return { id: Number(id), href: `${FONTS_PATH}${hash}.${format}` };
  }

  return {
    list,
    async add(family, file) {
      const format = checkedFormat(file);
      return database.transaction(async (transaction) => {
        const there = await list(transaction);
        if (isBundledFont(family) || there.some(isCalled(family)))
          throw conflict('font_there', `There is a font called “${family}” already.`);
        checkRoom(there);
        const { id, href } = await insert(transaction, { family, ...EVERY_WEIGHT }, file, format);
        return { id, family, href, faces: [{ href, ...EVERY_WEIGHT }] };
      });
    },
    async addFace(face, file) {
      const { family, weight, style } = face;
      if (!IS_FAMILY.test(family))
        throw badRequest(
          'no_font_name',
          'The name of a font has at most 60 letters, numbers, spaces, dots and hyphens.',
        );
      if (!IS_WEIGHT.test(weight) || !IS_STYLE.test(style))
        throw badRequest('no_font_face', 'This is not a weight or style of a font.');
      const format = checkedFormat(file);
      return database.transaction(async (transaction) => {
        if (isBundledFont(family))
          throw conflict('font_there', `There is a font called “${family}” already.`);
        const there = await list(transaction);
        const font = there.find(isCalled(family));
        const isThere = font?.faces.some((known) => known.weight === weight && known.style === style);
        if (font && isThere) return { id: font.id, isNew: false };
        if (!font) checkRoom(there);
        if (font && font.faces.length >= MOST_FONT_FACES)
          throw conflict('too_many_fonts', `A font has at most ${MOST_FONT_FACES} weights and styles.`);
        const { id } = await insert(transaction, { ...face, family: font?.family ?? family }, file, format);
        return { id: font?.id ?? id, isNew: true };
      });
    },
    async remove(id) {
      await database.transaction(async (transaction) => {
        const font = (await list(transaction)).find((known) => known.id === id);
        if (!font) throw notFound('This font');
        await table(transaction).deleteFrom('theme_fonts').where('family', '=', font.family).execute();
        await content.touch(transaction, [FONTS_TAG]);
      });
    },
    async read(name) {
      const [, hash, format] = /^([0-9a-f]{24})\.(woff2|woff|ttf|otf)$/.exec(name) ?? [];
      if (!hash || !format) return null;
      const row = await table()
        .selectFrom('theme_fonts')
        .select('bytes')
        .where('hash', '=', hash)
        .where('format', '=', format)
        .executeTakeFirst();
      return row ? { bytes: Buffer.from(row.bytes), format: format as FontFormat } : null;
    },
  };
}

function checkedFormat(file: Buffer): FontFormat {
  if (file.length > MOST_FONT_BYTES)
    throw badRequest('font_too_large', `A font file has at most ${sizeInWords(MOST_FONT_BYTES)}.`);
  const format = fontFormat(file);
  if (format) return format;
  throw badRequest(
    'no_font',
    'This file is not a font, or not a complete one. WOFF2, WOFF, TTF and OTF are accepted.',
  );
}

function checkRoom(there: readonly OwnFont[]): void {
  if (there.length >= MOST_OWN_FONTS)
    throw conflict('too_many_fonts', `A site has at most ${MOST_OWN_FONTS} own fonts. Remove one first.`);
}

function isCalled(family: string): (font: OwnFont) => boolean {
  return (font) => font.family.toLowerCase() === family.toLowerCase();
}

interface FaceRow extends FontFace {
  readonly id: number;
  readonly family: string;
}

/** One font for all faces of a family, identified by its first. */
function fontsOf(rows: readonly FaceRow[]): readonly OwnFont[] {
  const families = new Map<string, FaceRow[]>();
  for (const row of rows) families.set(row.family, [...(families.get(row.family) ?? []), row]);
  return [...families].map(([family, faces]) => ({
    id: faces[0]?.id ?? 0,
    family,
    href: (faces.find(isPlain) ?? faces[0])?.href ?? '',
    // Lightest first, whatever the upload order.
    faces: faces.map(({ href, weight, style }) => ({ href, weight, style })).sort(byWeight),
  }));
}

function byWeight(one: FontFace, other: FontFace): number {
  return (
    one.weight.localeCompare(other.weight, 'en', { numeric: true }) || -one.style.localeCompare(other.style)
  );
}

function isPlain({ weight, style }: FontFace): boolean {
  const [lightest = 400, heaviest = lightest] = weight.split(' ').map(Number);
  return style === 'normal' && lightest <= 400 && heaviest >= 400;
}
