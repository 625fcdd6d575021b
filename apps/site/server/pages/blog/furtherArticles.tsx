import type { ArticleLook, RenderArticles } from '@portico/blog/server';
import { type DateForm, DateForms, PostArticle } from '@portico/blog/ui';
import type { ThemeServer } from '@portico/theme/server';
import type { FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';

/** The articles appended to a list by infinite scroll: the same views as on its first page. */
export const renderArticles =
  (dates: () => DateForm): RenderArticles =>
  (posts, { layout, columns }) =>
    renderToStaticMarkup(
      <DateForms value={dates()}>
        {posts.map((post) => (
          <PostArticle key={post.id} post={post} layout={layout} columns={columns} />
        ))}
      </DateForms>,
    );

/** How the requesting page shows further posts. */
export async function lookFor(theme: ThemeServer, request: FastifyRequest): Promise<ArticleLook> {
  const preview = theme.asksForPreview(request.query) ? await theme.preview(request) : null;
  const { layout, columns, postsPerPage } = preview?.options ?? (await theme.published());
  return { layout, columns, ...(preview && { perPage: postsPerPage }) };
}
