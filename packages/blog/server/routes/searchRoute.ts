import type { Database, Ports } from '@portico/kernel/server';
import { badRequest, originOf, schemaValidator } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { postPath } from '../addresses.ts';
import { languageOf } from '../endpoint/languageOf.ts';
import { postSearch } from '../search/PostSearch.ts';
import type { BlogTables } from '../tables.ts';
import { shownTitle } from '../text/shownTitle.ts';

const SearchQuery = Type.Object({
  search: Type.String({ default: '', maxLength: 500 }),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  per_page: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  subtype: Type.Optional(Type.String({ maxLength: 100 })),
  lang: Type.Optional(Type.String({ maxLength: 35 })),
});

/** Results while typing, as in WordPress's search API, with `lang` as in multilingual plugins. */
export function searchRoute(
  app: FastifyInstance,
  { database, publicUrl }: Pick<Ports, 'database' | 'publicUrl'>,
  languages: () => readonly [string, ...string[]],
): void {
  app.onRest<{ Querystring: Static<typeof SearchQuery> }>('/wp-json/wp/v2/search', {
    ...{ method: 'GET', role: 'visitor', cacheControl: 'no-cache' },
    ...{ schema: { querystring: SearchQuery }, validatorCompiler: schemaValidator },
    handler: async (request, reply) => {
      const { search, page, per_page: size, subtype, lang } = request.query;
      const { ids, total } = await postSearch.find(database, search, {
        limit: size,
        offset: (page - 1) * size,
        language: languageOf(lang, languages()) ?? languages()[0],
        ...((subtype === 'post' || subtype === 'page') && { type: subtype }),
      });
      const pages = Math.ceil(total / size);
      if (page > 1 && page > pages)
        throw badRequest('rest_search_invalid_page_number', 'There are not that many pages of results.');
      reply.headers({ 'x-wp-total': total, 'x-wp-totalpages': pages });
      const rows = ids.length > 0 ? await named(database, ids) : [];
      const place = new Map(ids.map((id, index) => [id, index]));
      return rows
        .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
        .map((row) => ({
          id: row.id,
          title: shownTitle(row),
          url: originOf(request, publicUrl) + postPath(row),
          type: 'post',
          subtype: row.type,
        }));
    },
  });
}

function named(database: Database, ids: readonly number[]) {
  return database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'title', 'shown_excerpt', 'type'])
    .where('id', 'in', ids)
    .execute();
}
