import { type ContactForm, FORMS_TAG } from '@portico/contact-form/server';
import type { ContentVersions } from '@portico/kernel/server';
import type { User } from '@portico/kernel/server/accounts';
import { REVIEWS_TAG } from '@portico/reviews/server';
import { SETTINGS_TAG } from '@portico/spam-protection/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from '../http/encoding.ts';
import type { Page, PageContent } from './Page.ts';
import { type CachedPage, PageCache } from './PageCache.ts';
import { anybodysVisit, type PageVisit, visitOf } from './PageVisit.ts';
import type { RenderedPage } from './renderPage.tsx';

export interface PagePorts {
  readonly content: ContentVersions;
  /** Puts a page's content into the site's layout. */
  readonly renderInLayout: (content: PageContent, path: string) => Promise<RenderedPage>;
  /** Changes when the nonces that stand on pages do. */
  readonly period: () => number;
  /** Reads forms that browsers without scripts send to a page. */
  readonly posts: ContactForm['pagePosts'];
  /** Who is signed in, if anybody. */
  readonly userOf: (request: FastifyRequest) => Promise<User | null>;
}

/** What every page may show, whatever else is on it: the site's name, navigation and palette, and what texts embed. */
const LAYOUT_TAGS = ['site', SETTINGS_TAG, FORMS_TAG, REVIEWS_TAG];

/** Serves the pages of the site, from the cache for as long as nothing that they show has changed. */
export async function servePages(
  app: FastifyInstance,
  pages: readonly Page[],
  ports: PagePorts,
): Promise<void> {
  const cache = new PageCache();

  for (const page of pages) {
    app.get<{ Params: Record<string, string> }>(page.url, VISITORS, async (request, reply) => {
      const { params } = request;
      const path = pathOf(request);
      const stamp = ports.content.stamp([...LAYOUT_TAGS, ...page.tags(params)]);
      const version = `${typeof stamp === 'string' ? stamp : await stamp}/${ports.period()}`;
      const render = async (visit: PageVisit): Promise<RenderedPage | null> => {
        const content = await page.render(params);
        return content && ports.renderInLayout({ ...content, visit }, path);
      };
      const found = await cache.get(path, version, async () => {
        const visit = anybodysVisit();
        const rendered = await render(visit);
        return rendered && { ...rendered, isPersonal: visit.wasRead() };
      });
      const own =
        found?.isPersonal && mayDiffer(request) ? await render(await ownVisit(request, ports)) : null;
      if (own) return sendOnce(reply, own);
      return found ? send(request, reply, found) : reply.callNotFound();
    });
    if (page.url !== '/') redirectToSlash(app, page.url);
  }
  await app.register(async (scope) => {
    await ports.posts.prepare(scope);
    for (const page of pages) takePosts(scope, page, ports);
  });
}

/** A form that is sent without scripts comes to the page that it stands on; the answer is that page, for this visitor only. */
function takePosts(app: FastifyInstance, page: Page, ports: PagePorts): void {
  app.post<{ Params: Record<string, string> }>(page.url, VISITORS, async (request, reply) => {
    const [content, returned] = [await page.render(request.params), await ports.posts.answer(request)];
    if (!content || !returned) return reply.callNotFound();
    const visit = visitOf(request, await ports.userOf(request), returned);
    return sendOnce(reply, await ports.renderInLayout({ ...content, visit }, pathOf(request)));
  });
}

/** Only somebody with something in the address, or with a cookie, can see another page than everybody. */
function mayDiffer({ url, headers }: FastifyRequest): boolean {
  return url.includes('?') || headers.cookie !== undefined;
}

async function ownVisit(request: FastifyRequest, { userOf }: PagePorts): Promise<PageVisit> {
  return visitOf(request, await userOf(request));
}

function sendOnce(reply: FastifyReply, { status, policy, html }: RenderedPage): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);
}

const VISITORS = { config: { role: 'visitor' } } as const;

function pathOf(request: FastifyRequest): string {
  const question = request.url.indexOf('?');
  return question < 0 ? request.url : request.url.slice(0, question);
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  reply.headers({
    'cache-control': 'public, no-cache',
    'content-security-policy': page.policy,
    etag: tagFor(page.etag, encoding),
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match']?.includes(tagFor(page.etag, encoding))) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = page.body(encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(Buffer.isBuffer(body) ? body : await body);
}

/** Each encoding is a different sequence of bytes, so it has an entity tag of its own. */
function tagFor(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

function redirectToSlash(app: FastifyInstance, url: string): void {
  app.get(url.replace(/\/$/, ''), VISITORS, async (request, reply) => {
    const path = pathOf(request);
    return reply.redirect(`${path}/${request.url.slice(path.length)}`, 308);
  });
}
