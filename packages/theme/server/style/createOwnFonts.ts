import { createHash } from 'node:crypto';
import type { Database, Ports } from '@portico/kernel/server';
import { badRequest, conflict, notFound } from '@portico/kernel/server/http';
import type { Generated } from 'kysely';
import {
  FONT_SHELF,
  type FontFormat,
  MOST_FONT_BYTES,
  MOST_OWN_FONTS,
  type OwnFont,
} from '../../wire/fonts.ts';
import { fontFormat } from './fontFormat.ts';

/** Fonts that the owner has uploaded. */
export interface OwnFonts {
  list(): Promise<readonly OwnFont[]>;
  /** Refuses with a sentence what is no font, too large or called like another one. */
  add(family: string, file: Buffer): Promise<OwnFont>;
  remove(id: number): Promise<void>;
  /** The file behind an address. */
  read(name: string): Promise<{ readonly bytes: Buffer; readonly format: FontFormat } | null>;
}

interface FontTables {
  theme_fonts: {
    id: Generated<number>;
    family: string;
    format: string;
    hash: string;
    bytes: Buffer;
    added_at: number;
  };
}

export const FONTS_PATH = '/assets/fonts/';

export function createOwnFonts({ database, clock }: Pick<Ports, 'database' | 'clock'>): OwnFonts {
  const table = (within: Database = database) => within.tables<FontTables>();
  const list = async (within: Database = database): Promise<readonly OwnFont[]> => {
    const rows = await table(within)
      .selectFrom('theme_fonts')
      .select(['id', 'family', 'format', 'hash'])
      .orderBy('id')
      .execute();
    return rows.map(({ id, family, format, hash }) => ({
      id: Number(id),
      family,
      href: `${FONTS_PATH}${hash}.${format}`,
    }));
  };
  return {
    list: () => list(),
    async add(family, file) {
      const format = file.length <= MOST_FONT_BYTES ? fontFormat(file) : null;
      if (file.length > MOST_FONT_BYTES)
        throw badRequest('font_too_large', `A font file has at most ${MOST_FONT_BYTES / 1024 / 1024} MB.`);
      if (!format)
        throw badRequest(
          'no_font',
          'This file is no font, or not a whole one. WOFF2, WOFF, TTF and OTF are.',
        );
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 24);
      return database.transaction(async (transaction) => {
        const there = await list(transaction);
        const isTaken = [...FONT_SHELF, ...there].some(
          (font) => font.family.toLowerCase() === family.toLowerCase(),
        );
        if (isTaken) throw conflict('font_there', `There is a font called “${family}” already.`);
        if (there.length >= MOST_OWN_FONTS)
          throw conflict(
            'too_many_fonts',
            `A site has at most ${MOST_OWN_FONTS} own fonts. Remove one first.`,
          );
        const { id } = await table(transaction)
          .insertInto('theme_fonts')
          .values({ family, format, hash, bytes: file, added_at: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: Number(id), family, href: `${FONTS_PATH}${hash}.${format}` };
      });
    },
    async remove(id) {
      const { numDeletedRows } = await table()
        .deleteFrom('theme_fonts')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw notFound('This font');
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
