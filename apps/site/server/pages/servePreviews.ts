import type { BuilderServer, PublishedDocument } from '@portico/builder/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KitSheet } from '../kitSheet.ts';
import type { Layout } from './createLayout.tsx';
import { contentOf } from './documentSource.tsx';

type Preview = FastifyRequest<{
  Params: { id: string };
  Querystring: { revision?: unknown; preview_nonce?: unknown };
}>;

/** Never cached, and unfinished content is hidden from search engines. */
const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;
const VISITORS = { config: { role: 'visitor' } } as const;

/** Drafts as visitors would see them, for anyone with the link. */
export function servePreviews(
  app: FastifyInstance,
  { documents, isPreviewLink }: Pick<BuilderServer, 'documents' | 'isPreviewLink'>,
  { renderInLayout, visitTo }: Pick<Layout, 'renderInLayout' | 'visitTo'>,
  kitSheet: KitSheet,
): void {
  async function previewOf({ params, query }: Preview): Promise<PublishedDocument | null> {
    const id = numberIn(params.id);
    const revision = query.revision === undefined ? undefined : numberIn(query.revision);
    if (id === null || revision === null || !(await isPreviewLink(id, query.preview_nonce))) return null;
    return documents.preview(id, revision);
  }

  app.get('/preview/:id/', VISITORS, async (request: Preview, reply) => {
    const found = await previewOf(request);
    if (!found) return reply.callNotFound();
    const [path = '', query = ''] = request.url.split('?');
    const { document, before } = await kitSheet.prepare(found.document);
    const sheets = [...before, `${path}style.css?${query}`];
    const frame = await kitSheet.frameOf(found.document);
    const visit = { ...(await visitTo(path)), origin: `${request.protocol}://${request.host}` };
    const page = await renderInLayout(contentOf({ ...found, document }, sheets, frame), visit);
    return reply
      .headers({ ...NOT_KEPT, 'content-security-policy': page.policy })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  app.get('/preview/:id/style.css', VISITORS, async (request: Preview, reply) => {
    const found = await previewOf(request);
    if (!found) return reply.callNotFound();
    return reply
      .headers(NOT_KEPT)
      .type('text/css; charset=utf-8')
      .send(await kitSheet.ofDocument(found.document));
  });
}

function numberIn(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
