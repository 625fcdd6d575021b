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
  /** How the requesting page shows its posts: as published, or as previewed. */
  readonly look: (request: FastifyRequest) => ArticleLook | Promise<ArticleLook>;
  /** What the rendering depends on besides the posts. */
  readonly tags: readonly string[];
  /** The site's languages; with only one, the language in the URL is ignored. */
  readonly languages: () => readonly string[];
}

const PATH = '/wp-json/nv/v1/posts/page';
const BODY_LIMIT = 64 * 1024;
/** Nobody scrolls further; requests beyond this cost nothing. */
const LAST_PAGE = 10_000;
const QUESTIONS: Limit = { name: 'further-posts', windowMs: 60_000, each: 240, inAll: 20_000 };

/** The next page of a list, as articles in one JSON string. Public and without a nonce, because it only reads. */
export function furtherPostsRoute(app: FastifyInstance, parts: FurtherPostsParts): void {
  const answers = createAnswers(parts.content, [BLOG_TAG, ...parts.tags]);

  async function answer(request: FastifyRequest<{ Params: Params }>): Promise<string> {
    const { page, lang = '' } = request.params;
    // A URL may have a trailing slash, as in WordPress.
    if (!/^\d+$/.test(page) || !/^[a-zA-Z0-9_-]*$/.test(lang)) throw noRoute();
    const over = await parts.limits.take(QUESTIONS, request.ip);
    if (over) throw overLimit('There were too many requests at once.', over);
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
    // Parsed here from text: the server's own parser rejects members that only need to be ignored.
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

/** Only a JSON body filters the list; any other is ignored, as in WordPress. */
function bodyOf({ body, headers }: FastifyRequest): unknown {
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '');
  if (!isJson || typeof body !== 'string' || body.trim() === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    throw badRequest('rest_invalid_json', 'The body of this call is not valid JSON.');
  }
}
