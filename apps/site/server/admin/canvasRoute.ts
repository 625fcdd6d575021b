import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { documentAttributes } from '../../views/documentAttributes.ts';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Assets } from '../assets/Assets.ts';
import type { KitSheet } from '../kitSheet.ts';

const Attributes = Type.Record(Type.String(), Type.String());

/** Tells the editor what stands around a page of this site, so that it shows pages as visitors see them. */
export function canvasRoute(
  app: FastifyInstance,
  assets: Assets,
  site: () => Promise<SiteSettings>,
  kitSheet: KitSheet,
): void {
  adminRoute(app, {
    method: 'GET',
    url: '/editor-canvas',
    role: 'editor',
    summary: 'Reads the sheets and attributes of the pages of this site.',
    schema: {
      answer: Type.Object({ styles: Type.Array(Type.String()), html: Attributes, body: Attributes }),
    },
    async handle() {
      const { html, body } = documentAttributes(await site());
      const { className, ...others } = body;
      return {
        styles: [
          ...new Set([...assets.pageStyles, ...Object.values(assets.islandStyles).flat()]),
          ...(await kitSheet.addresses()),
        ],
        html,
        body: { ...others, class: className },
      };
    },
  });
}
