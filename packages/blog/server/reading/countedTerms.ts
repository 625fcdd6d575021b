import type { Kysely } from 'kysely';
import type { Taxonomy } from '../Blog.ts';
import type { BlogTables } from '../tables.ts';

/** A taxonomy's terms with the number of posts in a language, including their descendants'. */
export function countedTerms(tables: Kysely<BlogTables>, taxonomy: Taxonomy, language: string) {
  return tables
    .withRecursive('lineage(top, id)', (lineage) =>
      lineage
        .selectFrom('blog_terms')
        .where('taxonomy', '=', taxonomy)
        .select(['id as top', 'id'])
        .union(
          lineage
            .selectFrom('blog_terms as below')
            .innerJoin('lineage', 'lineage.id', 'below.parent')
            .select(['lineage.top', 'below.id']),
        ),
    )
    .selectFrom('lineage')
    .innerJoin('blog_terms', 'blog_terms.id', 'lineage.top')
    .leftJoin('blog_terms as above', 'above.id', 'blog_terms.parent')
    .innerJoin('blog_post_terms', 'blog_post_terms.term', 'lineage.id')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_post_terms.post')
    .where('blog_posts.status', '=', 'published')
    .where('blog_posts.type', '=', 'post')
    .where('blog_posts.language', '=', language)
    .select(['blog_terms.slug', 'blog_terms.name', 'blog_terms.description', 'above.slug as parent'])
    .select((select) => select.fn.count<number>('blog_posts.id').distinct().as('count'))
    .groupBy(['blog_terms.id', 'blog_terms.slug', 'blog_terms.name', 'blog_terms.description', 'above.slug'])
    .orderBy('blog_terms.name');
}
