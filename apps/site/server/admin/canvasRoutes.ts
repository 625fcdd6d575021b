import type { SiteFacts } from '@portico/builder/document';
import { canvasCall, fontCall, type SiteGlobals } from '@portico/builder/wire/admin';
import { adminRoute } from '@portico/kernel/server/http';
import type { OwnFonts } from '@portico/theme/server';
import { BUNDLED_FONTS } from '@portico/theme/wire/admin';
import type { FastifyInstance } from 'fastify';
import { documentAttributes } from '../../views/documentAttributes.ts';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { KitSheet } from '../kitSheet.ts';

/** Tells the editor what surrounds a page of this site, so that it shows pages as visitors see them. */
export function canvasRoutes(
  app: FastifyInstance,
  site: () => Promise<SiteSettings & { readonly timeZone: string }>,
  kitSheet: KitSheet,
  widgets: () => Promise<SiteFacts>,
  fonts: Pick<OwnFonts, 'list'>,
): void {
  adminRoute(app, canvasCall, {
    role: 'editor',
    summary: 'Reads the sheets, attributes, colours and fonts of the pages of this site.',
    async handle() {
      const shown = await site();
      const { look } = shown;
      const { html, body } = documentAttributes(shown);
      const { className, ...others } = body;
      const { sheets, followsElementor, devices, classes, variables } = await kitSheet.forEditor();
      const assets = await kitSheet.assets();
      return {
        styles: [
          ...assets.pageStyles,
          // One built sheet that contains all the others.
          ...(assets.islandStyles.canvas ?? []),
          ...sheets,
          ...(look?.sheets ?? []),
        ],
        html,
        body: { ...others, class: className },
        site: await widgets(),
        timeZone: shown.timeZone,
        globals: { ...(await kitSheet.globals()), families: await familiesOf(fonts) },
        followsElementor,
        devices: [...devices],
        classes: classes ?? null,
        variables: variables ?? null,
      };
    },
  });
  adminRoute(app, fontCall, {
    role: 'editor',
    summary: 'Reads the rules that bring fonts, by their names.',
    handle: async ({ query }) => ({ css: await kitSheet.fontFaces(query.names.split(',')) }),
  });
}

async function familiesOf(fonts: Pick<OwnFonts, 'list'>): Promise<SiteGlobals['families']> {
  const names = (all: readonly { readonly family: string }[]): string[] =>
    all.map(({ family }) => family).sort((a, b) => a.localeCompare(b, 'en'));
  return { own: names(await fonts.list()), bundled: names(BUNDLED_FONTS) };
}
