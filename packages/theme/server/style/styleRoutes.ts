import { parsedJson } from '@portico/kernel/records';
import { adminRoute, badRequest, conflict } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import {
  type FontFormat,
  fontCalls,
  MOST_FONT_BYTES,
  ownFontId,
  parseStyle,
  type SiteStyle,
  STYLE_PATH,
} from '../../wire/admin.ts';
import { MAY_CUSTOMIZE } from '../customizer/previewRights.ts';
import { FONTS_PATH, type OwnFonts } from './createOwnFonts.ts';
import { styleCss } from './styleCss.ts';

const LONGEST_LOOK = 8_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The URL of a style's style sheet. It contains the whole style, so any server can respond, and browsers can cache it for ever.
 */
export function styleAddress(style: SiteStyle): string {
  return `${STYLE_PATH}?look=${Buffer.from(JSON.stringify(style)).toString('base64url')}`;
}

export interface StyleRouteParts {
  readonly fonts: OwnFonts;
  readonly published: () => Promise<SiteStyle>;
}

/** The style sheet of the site's style, the owner's fonts, and the calls that add and remove them. */
export function styleRoutes(app: FastifyInstance, { fonts, published }: StyleRouteParts): void {
  app.get<{ Querystring: { look?: unknown } }>(
    STYLE_PATH,
    { config: { role: 'visitor' } },
    async ({ query }, reply) => {
      const { look } = query;
      if (typeof look !== 'string' || look.length > LONGEST_LOOK) return reply.callNotFound();
      const style = parseStyle(parsedJson(Buffer.from(look, 'base64url').toString('utf8'), null));
      return reply
        .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': IMMUTABLE })
        .send(styleCss(style, await fonts.list()));
    },
  );

  app.get<{ Params: { name: string } }>(
    `${FONTS_PATH}:name`,
    { config: { role: 'visitor' } },
    async ({ params }, reply) => {
      const font = await fonts.read(params.name);
      if (!font) return reply.callNotFound();
      return reply
        .headers({ 'content-type': TYPES[font.format], 'cache-control': IMMUTABLE })
        .send(font.bytes);
    },
  );

  adminRoute(app, fontCalls.list, {
    role: MAY_CUSTOMIZE,
    summary: 'The fonts that were uploaded',
    handle: async () => ({ fonts: [...(await fonts.list())] }),
  });
  adminRoute(app, fontCalls.add, {
    role: MAY_CUSTOMIZE,
    summary: 'Takes a font file',
    bodyLimit: MOST_FONT_BYTES * 1.5 + 1024,
    handle({ body: { family, file } }) {
      if (!/^[A-Za-z0-9+/]*={0,2}$/.test(file)) throw badRequest('no_font', 'This file cannot be read.');
      return fonts.add(family.trim(), Buffer.from(file, 'base64'));
    },
  });
  adminRoute(app, fontCalls.remove, {
    role: MAY_CUSTOMIZE,
    summary: 'Removes a font that no text of the site uses',
    async handle({ params: { id } }) {
      const { headings, text } = (await published()).fonts;
      if ([headings, text].includes(ownFontId({ id })))
        throw conflict('font_in_use', 'The site uses this font. Choose another one and publish that first.');
      await fonts.remove(id);
    },
  });
}

const TYPES: Readonly<Record<FontFormat, string>> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
};
