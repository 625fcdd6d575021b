import { type SiteAnswer, siteListCall, sitePartsCall } from '@portico/builder/wire/admin';
import { FormVisits } from '@portico/contact-form/ui';
import { IslandStyles } from '@portico/kernel/islands/react';
import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { renderToString } from 'react-dom/server';
import { createCounts } from '../embeds/createCounts.ts';
import type { Features } from '../features.ts';
import { answerOf } from '../pages/answerOf.ts';
import { anonymousForms } from '../pages/FormsVisit.ts';
import type { AskSite } from '../pages/SitePart.ts';
import { siteList } from './siteList.ts';

/** Tells the editor what its widgets show of the rest of the site, and which choices authors have. */
export function editorSiteRoutes(app: FastifyInstance, ask: AskSite, features: Features): void {
  adminRoute(app, sitePartsCall, {
    role: 'editor',
    summary: 'Reads what widgets on the canvas show of the rest of the site.',
    bodyLimit: LARGEST_BYTES,
    async handle({ body: { requests } }) {
      const count = createCounts();
      const answers: SiteAnswer[] = [];
      for (const request of requests) {
        // Unsaved content has no document: a form on the canvas must not change the one that visitors see.
        const drawn =
          request.kind === 'widget-form' || request.kind === 'atomic-form'
            ? { ...request, document: '' }
            : request;
        const part = await ask(drawn, { pagePath: '/', postId: 0, count });
        answers.push(
          answerOf(part, (element) =>
            renderToString(
              <IslandStyles value={{}}>
                <FormVisits value={anonymousForms().visit}>{element}</FormVisits>
              </IslandStyles>,
            ),
          ),
        );
      }
      return { answers };
    },
  });

  adminRoute(app, siteListCall, {
    role: 'editor',
    summary: 'Lists what of the site an author can choose in the editor.',
    handle: async ({ params }) => ({ items: await siteList(features, params.of) }),
  });
}

const LARGEST_BYTES = 1024 * 1024;
