import type { SiteSettings } from '@portico/admin/wire/admin';
import { BLOG_TAG } from '@portico/blog/server';
import { kindTag, TEMPLATE_TAGS } from '@portico/builder/server';
import { FLOATING_TYPE, PART_TYPES, POST_TYPE } from '@portico/builder/wire/public';
import { type ContactForm, FORMS_TAG } from '@portico/contact-form/server';
import type { ContentVersions } from '@portico/kernel/server';
import { createKnownOrigins } from '@portico/kernel/server/http';
import { REVIEWS_TAG } from '@portico/reviews/server';
import { SHOP_OPEN_TAG } from '@portico/shop/server';
import { SETTINGS_TAG } from '@portico/spam-protection/server';
import { MENUS_TAG, type ThemePreview } from '@portico/theme/server';
import type { ThemeOptions } from '@portico/theme/wire/public';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FRONT_PAGE_TAG } from '../frontPage.ts';
import { type Encoding, preferredEncoding } from '../http/encoding.ts';
import { SHEET_TAGS } from '../kitSheet.ts';
import { SITE_TAG } from '../settings/createSiteSettings.ts';
import { CLOCK_TAG, turnAt, withTurn } from './clockTag.ts';
import { anonymousForms, formsOf, type Member } from './FormsVisit.ts';
import { asksForListPage, firstPages, pagesIn } from './listPages.ts';
import type { Page, PageContent, Visit } from './Page.ts';
import { type CachedPage, PageCache, type PageVersion } from './PageCache.ts';
import type { RenderedPage } from './renderPage.tsx';

export interface PagePorts {
  readonly content: ContentVersions;
  /** Puts a page's content into the site's layout. */
  readonly renderInLayout: (content: PageContent, visit: Visit) => Promise<RenderedPage>;
  /** Changes when the nonces on pages do. */
  readonly period: () => number;
  readonly now: () => number;
  /** Reads forms that browsers without JavaScript post to a page. */
  readonly posts: ContactForm['pagePosts'];
  /** Who is signed in, if anybody. */
  readonly memberOf: (request: FastifyRequest) => Promise<Member | null>;
  readonly theme: PageTheme;
  /** The site's settings. */
  readonly site: () => Promise<SiteSettings>;
  /** The site's URL as set by its owner. */
  readonly publicUrl: string | null;
}

/** The look of the site. */
export interface PageTheme {
  /** Touched when a new look is published. */
  readonly tag: string;
  published(): Promise<ThemeOptions>;
  /** Whether a request asks for an unpublished look. */
  asksForPreview(query: unknown): boolean;
  /** That look, if this visitor may see it. */
  preview(request: FastifyRequest): Promise<ThemePreview | null>;
}

/** What every page shows: the site's name and navigation, its configuration, what floats over it. */
const LAYOUT_TAGS = [
  ...[SITE_TAG, MENUS_TAG, FRONT_PAGE_TAG, ...SHEET_TAGS, SETTINGS_TAG, SHOP_OPEN_TAG],
  kindTag(FLOATING_TYPE),
  ...TEMPLATE_TAGS,
];

/** What some pages show: lists of posts, embeds in texts, and parts of other pages. */
const MAY_SHOW = [BLOG_TAG, FORMS_TAG, REVIEWS_TAG, CLOCK_TAG, ...[POST_TYPE, ...PART_TYPES].map(kindTag)];

/** Serves the site's pages, from the cache while nothing that they show has changed. */
export async function servePages(
  app: FastifyInstance,
  pages: readonly Page[],
  ports: PagePorts,
): Promise<void> {
  const serving: Serving = {
    ...ports,
    cache: new PageCache(),
    originOf: createKnownOrigins(ports.publicUrl),
  };
  for (const page of pages) {
    app.get<{ Params: Record<string, string> }>(page.url, VISITORS, async (request, reply) =>
      (await isForEverybody(page, request, ports))
        ? answerForEverybody(page, request, reply, serving)
        : answerForOne(page, request, reply, serving),
    );
    if (page.url !== '/') redirectToSlash(app, page.url);
  }
  await app.register(async (scope) => {
    await ports.posts.prepare(scope);
    for (const page of pages) takePosts(scope, page, serving);
  });
}

type PageRequest = FastifyRequest<{ Params: Record<string, string> }>;

interface Serving extends PagePorts {
  readonly cache: PageCache;
  readonly originOf: ReturnType<typeof createKnownOrigins>;
}

async function answerForEverybody(
  page: Page,
  request: PageRequest,
  reply: FastifyReply,
  ports: Serving,
): Promise<FastifyReply> {
  const { params } = request;
  const origin = ports.originOf(request);
  const path = pathOf(request);
  const tags = [...LAYOUT_TAGS, ports.theme.tag, ...page.tags(params)];
  const period = ports.period();
  const turn = turnAt(ports.now());
  const version: PageVersion = {
    of: async (shown) => `${period}/${await ports.content.stamp([...tags, ...withTurn(shown, turn)])}`,
    mayShow: MAY_SHOW,
  };
  const found = await ports.cache.get(origin + path, version, async () => {
    const [site, theme] = [await ports.site(), await ports.theme.published()];
    const forms = anonymousForms();
    const lists = firstPages();
    const { pageOfList } = lists;
    const visit = { path, origin, query: {}, site, theme, preview: null, forms, pageOfList };
    const content = await page.render(params, visit);
    const rendered = content && (await ports.renderInLayout(content, visit));
    return rendered && { ...rendered, isPersonal: forms.wereAsked(), isPaged: lists.wereAsked() };
  });
  if (!found) return answerNothing(page, request, reply, ports);
  const isOther = (found.isPersonal && mayDiffer(request)) || (found.isPaged && asksForListPage(request.url));
  return isOther ? answerForOne(page, request, reply, ports) : send(request, reply, found, ports.theme);
}

/** Only requests with a query or a cookie can get a different page. */
function mayDiffer({ url, headers }: FastifyRequest): boolean {
  return url.includes('?') || headers.cookie !== undefined;
}

/** A search, a form that depends on its reader, or a preview: rendered for this visitor and never cached. */
async function answerForOne(
  page: Page,
  request: PageRequest,
  reply: FastifyReply,
  ports: Serving,
): Promise<FastifyReply> {
  const visit = await visitOf(page, request, ports);
  const content = await page.render(request.params, visit);
  if (!content) return answerNothing(page, request, reply, ports);
  return sendOnce(reply, await ports.renderInLayout(content, visit));
}

/** A form sent without JavaScript is posted to its own page; the response is that page, for this visitor only. */
function takePosts(app: FastifyInstance, page: Page, ports: Serving): void {
  app.post<{ Params: Record<string, string> }>(page.url, VISITORS, async (request, reply) => {
    const visit = await visitOf(page, request, ports);
    const [content, returned] = [await page.render(request.params, visit), await ports.posts.answer(request)];
    if (!content || !returned) return reply.callNotFound();
    const forms = { ...visit.forms, returned };
    const rendered = await ports.renderInLayout(content, { ...visit, forms });
    if (!returned.refusal) return sendOnce(reply, rendered);
    const { status, headers } = returned.refusal;
    return sendOnce(reply.headers(headers), { ...rendered, status });
  });
}

async function visitOf(page: Page, request: PageRequest, ports: Serving): Promise<Visit> {
  const { theme } = ports;
  const preview = theme.asksForPreview(request.query) ? await theme.preview(request) : null;
  return {
    path: pathOf(request),
    origin: ports.originOf(request),
    query: queryFor(page, request),
    site: await ports.site(),
    theme: preview?.options ?? (await theme.published()),
    preview,
    forms: formsOf(request, await ports.memberOf(request)),
    pageOfList: pagesIn(request.query),
  };
}

const VISITORS = { config: { role: 'visitor' } } as const;

async function isForEverybody(page: Page, request: PageRequest, { theme }: PagePorts): Promise<boolean> {
  // Nearly every request has no query at all.
  if (!request.url.includes('?')) return true;
  if (Object.keys(queryFor(page, request)).length > 0) return false;
  // Without permission the visitor gets the public page, from the cache.
  return !theme.asksForPreview(request.query) || (await theme.preview(request)) === null;
}

function queryFor({ query: names = [] }: Page, { query }: PageRequest): Record<string, string> {
  const given = new Map(Object.entries(query ?? {}));
  const own = names.map((name) => [name, given.get(name)] as const);
  return Object.fromEntries(own.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** Normalised, so that a page has one cache key whichever characters were percent-encoded. */
function pathOf(request: FastifyRequest): string {
  const path = givenPathOf(request);
  if (!path.includes('%')) return path;
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    // A path that cannot be decoded is not found either.
    return path;
  }
}

function givenPathOf({ url }: FastifyRequest): string {
  const question = url.indexOf('?');
  return question < 0 ? url : url.slice(0, question);
}

async function answerNothing(
  page: Page,
  request: PageRequest,
  reply: FastifyReply,
  { site }: PagePorts,
): Promise<FastifyReply> {
  const path = await page.movedTo?.(request.params, { site: await site() });
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

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  theme: PageTheme,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  reply.headers({
    // Shared caches must not show it at this URL to somebody who may see the preview.
    'cache-control': theme.asksForPreview(request.query) ? 'no-store' : 'public, no-cache',
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

/** Each encoding has different bytes, so it needs its own ETag. */
function tagFor(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

function redirectToSlash(app: FastifyInstance, url: string): void {
  app.get(url.replace(/\/$/, ''), VISITORS, async (request, reply) => {
    const path = givenPathOf(request);
    // A name with a dot is a file, and a missing file is not a page.
    if (path.includes('.')) return reply.callNotFound();
    return reply.redirect(`${path}/${request.url.slice(path.length)}`, 308);
  });
}
