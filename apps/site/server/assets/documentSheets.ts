import { createHash } from 'node:crypto';
import { documentStyles, type PageDocument } from '@portico/builder/document';
import type { Breakpoint } from '@portico/kernel/dom';
import { ownFacesFor, shelfSheetsFor } from '@portico/theme/server';
import type { OwnFont } from '@portico/theme/wire/admin';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from './Assets.ts';
import { IMMUTABLE } from './serveAssets.ts';

/** Where the sheet of a page document is that is no site's. The name changes with the sheet, so browsers may keep it for good. */
export function documentSheetAddress(document: PageDocument): string {
  return sheetAddress(document.id, documentSheet(document));
}

/** The sheet of a page document, with those of the site's own fonts that it names. */
export function documentSheet(
  document: PageDocument,
  active?: readonly Breakpoint[],
  { ownFonts = [], kitCss = '', classes }: SiteLook = {},
): string {
  const css = documentStyles(document, active, classes);
  return ownFacesFor(withoutIdleFallbacks(css, kitCss), ownFonts, kitCss) + css;
}

/** What the sheet of a font of the shelf is called, before the name of the font. */
export const FONT_SHEET = 'font-';

/** Where the fonts of the shelf are that a page's sheet names. They are apart from it: all pages share them. */
export function fontSheetAddresses(css: string, kitCss: string): readonly string[] {
  return shelfSheetsFor(withoutIdleFallbacks(css, kitCss), kitCss).map((font) =>
    sheetAddress(`${FONT_SHEET}${font.id}`, font.css),
  );
}

/** What the rest of the site says about how its documents look. */
interface SiteLook {
  readonly ownFonts?: readonly OwnFont[];
  /** The sheet that stands before those of documents. */
  readonly kitCss?: string;
  /** What elements of version 4 share. */
  readonly classes?: unknown;
}

/** The font behind one of the site's, or in its place, is not needed where the site has that one. */
function withoutIdleFallbacks(css: string, kitCss: string): string {
  return css.replace(
    /(--e-global-typography-[\w-]{1,40}-font-family)(?:, |:)"[^"]{1,61}"/g,
    (all, variable) => (kitCss.includes(`${variable}:`) ? variable : all),
  );
}

export function sheetAddress(id: string, css: string): string {
  return `${ASSETS_PREFIX}documents/${id}-${hashOf(css)}.css`;
}

/**
 * Serves the sheets of page documents. Each is written from its document, so any server can answer for a page
 * that another one rendered; a page that is older than its document gets the newer sheet, and may not keep it.
 */
export function serveDocumentSheets(
  app: FastifyInstance,
  sheets: { find(id: string, nonce?: unknown): Promise<string | null> },
): void {
  app.get<{ Params: { name: string }; Querystring: { nonce?: unknown } }>(
    `${ASSETS_PREFIX}documents/:name`,
    { config: { role: 'visitor' } },
    async (request, reply) => {
      const [, id = '', hash] = /^([\w-]+)-([\w-]{12})\.css$/.exec(request.params.name) ?? [];
      const css = await sheets.find(id, request.query.nonce);
      if (css === null) return reply.callNotFound();
      return reply
        .headers({
          'content-type': 'text/css; charset=utf-8',
          'cache-control': hash === hashOf(css) ? IMMUTABLE : 'public, no-cache',
        })
        .send(css);
    },
  );
}

/** As long as one in a name needs to be. */
function hashOf(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 12);
}
