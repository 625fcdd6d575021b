import type { ContentVersions, Limit, Limits } from '@portico/kernel/server';
import { badRequest, noRoute, overLimit } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Blog } from '../Blog.ts';
import { BLOG_TAG } from '../BlogContext.ts';
import { cleanQuery } from '../endpoint/cleanQuery.ts';
import { createAnswers } from '../endpoint/createAnswers.ts';
import type { ArticleLook, RenderArticles } from '../endpoint/DefaultArticles.tsx';
import { languageOf } from '../endpoint/languageOf.ts';

export interface FurtherPostsParts {
  readonly blog: Blog;
  readonly limits: Limits;
  readonly content: ContentVersions;
  readonly renderArticles: RenderArticles;
  /** How the page that asks shows its posts: the site's choice, or a preview's. */
  readonly look: (request: FastifyRequest) => ArticleLook | Promise<ArticleLook>;
  /** Whatever the rendering depends on beside the posts. */
  readonly tags: readonly string[];
  /** The languages of the site; with one alone the language in the address is ignored. */
  readonly languages: () => readonly string[];
}

const PATH = '/wp-json/nv/v1/posts/page';
const BODY_LIMIT = 64 * 1024;
/** Nobody scrolls further; a question beyond costs nothing. */
const LAST_PAGE = 10_000;
const QUESTIONS: Limit = { name: 'further-posts', windowMs: 60_000, each: 240, inAll: 20_000 };

/** The next page of a list, as articles in one JSON string. Open to everybody, and without a nonce: it only reads. */
export function furtherPostsRoute(app: FastifyInstance, parts: FurtherPostsParts): void {
  const answers = createAnswers(parts.content, [BLOG_TAG, ...parts.tags]);

  async function answer(request: FastifyRequest<{ Params: Params }>): Promise<string> {
    const { page, lang = '' } = request.params;
    // An address may end with a slash, as WordPress takes it.
    if (!/^\d+$/.test(page) || !/^[a-zA-Z0-9_-]*$/.test(lang)) throw noRoute();
    const over = await parts.limits.take(QUESTIONS, request.ip);
    if (over) throw overLimit('These are too many requests at once.', over);
    const query = cleanQuery(bodyOf(request));
    const number = Number(page);
    if (number < 1 || number > LAST_PAGE) return '""';
    const look = await parts.look(request);
    const languages = parts.languages();
    const language = languages.length > 1 ? languageOf(lang, languages) : undefined;
    const { perPage } = look;
    const asked = {
      ...query,
      ...(language !== undefined && { language }),
      ...(perPage !== undefined && { perPage }),
    };
    return answers(JSON.stringify([number, look, asked]), async () => {
      const { posts } = await parts.blog.list(asked, number);
      return JSON.stringify(posts.length > 0 ? parts.renderArticles(posts, look) : '');
    });
  }

  app.register(async (scope) => {
    // Read as text and parsed here: the server's own parser refuses members that we only have to leave out.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    for (const url of [`${PATH}/:page`, `${PATH}/:page/:lang`, `${PATH}/:page/:lang/`] as const)
      scope.onRest<{ Params: Params }>(url, {
        ...{ method: 'POST', role: 'visitor', cacheControl: 'no-cache', bodyLimit: BODY_LIMIT },
        handler: async (request, reply) =>
          reply
            .header('x-robots-tag', 'noindex')
            .type('application/json; charset=utf-8')
            .send(await answer(request)),
      });
  });
}

interface Params {
  readonly page: string;
  readonly lang?: string;
}

/** Only JSON narrows the list; any other body is as good as none, as in WordPress. */
function bodyOf({ body, headers }: FastifyRequest): unknown {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '');
  if (!isJson || typeof body !== 'string' || body.trim() === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('rest_invalid_json', 'The body of this call is not valid JSON.');
  }
}
