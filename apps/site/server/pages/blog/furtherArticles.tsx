import { PostArticle } from '@portico/theme/blog';
import type { ArticleLook, Customizer, RenderArticles } from '@portico/theme/server';
import type { FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';

/** The articles that a list grows by while somebody scrolls: the same views as on its first page. */
export const renderArticles: RenderArticles = (posts, { layout, columns }) =>
  renderToStaticMarkup(
    posts.map((post) => <PostArticle key={post.id} post={post} layout={layout} columns={columns} />),
  );

/** How the page that asks for further posts shows them. */
export async function lookFor(customizer: Customizer, request: FastifyRequest): Promise<ArticleLook> {
  const preview = customizer.asksForPreview(request.query) ? await customizer.preview(request) : null;
  const { layout, columns, postsPerPage } = preview?.options ?? (await customizer.published());
  return { layout, columns, ...(preview && { perPage: postsPerPage }) };
}
