import { FLOATING_TYPE } from '@portico/builder/protocol';
import { kindTag } from '@portico/builder/server';
import { type ContactForm, FORMS_TAG } from '@portico/contact-form/server';
import type { ContentVersions } from '@portico/kernel/server';
import { originOf } from '@portico/kernel/server/http';
import { REVIEWS_TAG } from '@portico/reviews/server';
import { SETTINGS_TAG } from '@portico/spam-protection/server';
import type { ThemeOptions } from '@portico/theme/options';
import type { ThemePreview } from '@portico/theme/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from '../http/encoding.ts';
import { anybodysForms, formsOf, type Member } from './FormsVisit.ts';
import type { Page, PageContent, Visit } from './Page.ts';
import { type CachedPage, PageCache } from './PageCache.ts';
import type { RenderedPage } from './renderPage.tsx';

export interface PagePorts {
  readonly content: ContentVersions;
  /** Puts a page's content into the site's layout. */
  readonly renderInLayout: (content: PageContent, visit: Visit) => Promise<RenderedPage>;
  /** Changes when the nonces that stand on pages do. */
  readonly period: () => number;
  /** Reads forms that browsers without scripts send to a page. */
  readonly posts: ContactForm['pagePosts'];
  /** Who is signed in, if anybody. */
  readonly memberOf: (request: FastifyRequest) => Promise<Member | null>;
  readonly theme: PageTheme;
  /** The site's address as its owner has set it. */
  readonly publicUrl: string | null;
}

/** The look of the site. */
export interface PageTheme {
  /** The tag that is touched when another one is published. */
  readonly tag: string;
  published(): Promise<ThemeOptions>;
  /** Whether a request asks for a look that is not published yet. */
  asksForPreview(query: unknown): boolean;
  /** That look, if this visitor may see it. */
  preview(request: FastifyRequest): Promise<ThemePreview | null>;
}

/** What every page may show, whatever else is on it: the site's name, navigation and palette, and what texts embed. */
const LAYOUT_TAGS = ['site', SETTINGS_TAG, FORMS_TAG, REVIEWS_TAG, kindTag(FLOATING_TYPE)];

/** Serves the pages of the site, from the cache for as long as nothing that they show has changed. */
export async function servePages(
  app: FastifyInstance,
  pages: readonly Page[],
  ports: PagePorts,
): Promise<void> {
  const cache = new PageCache();
  for (const page of pages) {
    app.get<{ Params: Record<string, string> }>(page.url, VISITORS, (request, reply) =>
      isForEverybody(page, request, ports)
        ? answerForEverybody(cache, page, request, reply, ports)
        : answerForOne(page, request, reply, ports),
    );
    if (page.url !== '/') redirectToSlash(app, page.url);
  }
  await app.register(async (scope) => {
    await ports.posts.prepare(scope);
    for (const page of pages) takePosts(scope, page, ports);
  });
}

type PageRequest = FastifyRequest<{ Params: Record<string, string> }>;

async function answerForEverybody(
  cache: PageCache,
  page: Page,
  request: PageRequest,
  reply: FastifyReply,
  ports: PagePorts,
): Promise<FastifyReply> {
  const { params } = request;
  const origin = originOf(request, ports.publicUrl);
  const path = pathOf(request);
  const stamp = ports.content.stamp([...LAYOUT_TAGS, ports.theme.tag, ...page.tags(params)]);
  const version = `${typeof stamp === 'string' ? stamp : await stamp}/${ports.period()}`;
  const found = await cache.get(origin + path, version, async () => {
    const theme = await ports.theme.published();
    const forms = anybodysForms();
    const visit = { path, origin, query: {}, theme, preview: null, forms };
    const content = await page.render(params, visit);
    const rendered = content && (await ports.renderInLayout(content, visit));
    return rendered && { ...rendered, isPersonal: forms.wereAsked() };
  });
  if (!found) return answerNothing(page, request, reply);
  return found.isPersonal && mayDiffer(request)
    ? answerForOne(page, request, reply, ports)
    : send(request, reply, found);
}

/** Only somebody with something in the address, or with a cookie, can see another page than everybody. */
function mayDiffer({ url, headers }: FastifyRequest): boolean {
  return url.includes('?') || headers.cookie !== undefined;
}

/** A search, a form that knows who reads it, or a look at what is not published: for this visitor only, and never kept. */
async function answerForOne(
  page: Page,
  request: PageRequest,
  reply: FastifyReply,
  ports: PagePorts,
): Promise<FastifyReply> {
  const visit = await visitOf(page, request, ports);
  const content = await page.render(request.params, visit);
  if (!content) return answerNothing(page, request, reply);
  return sendOnce(reply, await ports.renderInLayout(content, visit));
}

/** A form that is sent without scripts comes to the page that it stands on; the answer is that page, for this visitor only. */
function takePosts(app: FastifyInstance, page: Page, ports: PagePorts): void {
  app.post<{ Params: Record<string, string> }>(page.url, VISITORS, async (request, reply) => {
    const visit = await visitOf(page, request, ports);
    const [content, returned] = [await page.render(request.params, visit), await ports.posts.answer(request)];
    if (!content || !returned) return reply.callNotFound();
    const forms = { ...visit.forms, returned };
    return sendOnce(reply, await ports.renderInLayout(content, { ...visit, forms }));
  });
}

async function visitOf(page: Page, request: PageRequest, ports: PagePorts): Promise<Visit> {
  const { theme } = ports;
  const preview = theme.asksForPreview(request.query) ? await theme.preview(request) : null;
  return {
    path: pathOf(request),
    origin: originOf(request, ports.publicUrl),
    query: queryFor(page, request),
    theme: preview?.options ?? (await theme.published()),
    preview,
    forms: formsOf(request, await ports.memberOf(request)),
  };
}

const VISITORS = { config: { role: 'visitor' } } as const;

function isForEverybody(page: Page, request: PageRequest, { theme }: PagePorts): boolean {
  // Nearly every request has no query at all.
  if (!request.url.includes('?')) return true;
  return Object.keys(queryFor(page, request)).length === 0 && !theme.asksForPreview(request.query);
}

function queryFor({ query: names = [] }: Page, { query }: PageRequest): Record<string, string> {
  const given = new Map(Object.entries(query ?? {}));
  const own = names.map((name) => [name, given.get(name)] as const);
  return Object.fromEntries(own.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

function pathOf(request: FastifyRequest): string {
  const question = request.url.indexOf('?');
  return question < 0 ? request.url : request.url.slice(0, question);
}

async function answerNothing(page: Page, request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = await page.movedTo?.(request.params);
  if (!path) {
    reply.callNotFound();
    return reply;
  }
  return reply.header('cache-control', 'public, no-cache').redirect(path, 301);
}

function sendOnce(reply: FastifyReply, page: RenderedPage): FastifyReply {
  return reply
    .code(page.status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy })
    .type('text/html; charset=utf-8')
    .send(page.html);
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
    // A name with a dot in it is a file's, and a file that is not there is not a page either.
    if (path.includes('.')) return reply.callNotFound();
    return reply.redirect(`${path}/${request.url.slice(path.length)}`, 308);
  });
}
