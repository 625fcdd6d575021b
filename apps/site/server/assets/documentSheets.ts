import { createHash } from 'node:crypto';
import { documentStyles, type PageDocument } from '@portico/builder/document';
import type { Breakpoint } from '@portico/kernel/dom';
import { bundledSheetsFor, ownFacesFor } from '@portico/theme/server';
import type { OwnFont } from '@portico/theme/wire/admin';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from './Assets.ts';
import { IMMUTABLE } from './serveAssets.ts';

/**
 * URL of the sheet of a page document that belongs to no site. The name contains a hash of the sheet, so browsers may cache it
 * forever.
 */
export function documentSheetAddress(document: PageDocument): string {
  return sheetAddress(document.id, documentSheet(document));
}

/** The sheet of a page document, with the `@font-face` rules of the site's own fonts that it uses. */
export function documentSheet(
  document: PageDocument,
  active?: readonly Breakpoint[],
  { ownFonts = [], kitCss = '', classes }: SiteLook = {},
): string {
  const css = documentStyles(document, active, classes);
  return ownFacesFor(withoutIdleFallbacks(css, kitCss), ownFonts, kitCss) + css;
}

/** Prefix of the name of a bundled font's sheet. */
export const FONT_SHEET = 'font-';

/** URLs of the bundled fonts that a page's sheet uses. They are separate files because all pages share them. */
export function fontSheetAddresses(css: string, kitCss: string): readonly string[] {
  return bundledSheetsFor(withoutIdleFallbacks(css, kitCss), kitCss).map((font) =>
    sheetAddress(`${FONT_SHEET}${font.id}`, font.css),
  );
}

/** Styling from the rest of the site that affects its documents. */
interface SiteLook {
  readonly ownFonts?: readonly OwnFont[];
  /** The sheet that precedes those of documents. */
  readonly kitCss?: string;
  /** The global classes of version 4 elements. */
  readonly classes?: unknown;
}

/** A fallback for one of the site's fonts is not needed where the site has that font. */
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
 * Serves the sheets of page documents. Each is generated from its document, so any server can answer for a page that another
 * one rendered. A page older than its document gets the newer sheet, which must not be cached.
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

/** A hash just long enough for a file name. */
function hashOf(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 12);
}
