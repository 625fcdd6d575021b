import { postPath } from '@portico/blog/server';
import type { Documents } from '@portico/builder/server';
import { productPath, type ShopServer } from '@portico/shop/server';

/** The site's pages in its sitemap, besides the posts. The one at the root is listed once. */
export async function mappedPaths(
  documents: Pick<Documents, 'listedPages'>,
  products: ShopServer['products'],
  {
    front,
    annex,
    posts,
  }: { readonly front: number | null; readonly annex: string | null; readonly posts: string },
): Promise<readonly string[]> {
  const pages = await documents.listedPages();
  return [
    ...['/', posts, '/shop/'],
    ...(annex ? [`/${annex}/`] : []),
    ...pages
      .flatMap(({ id, slug }) => (id !== front ? [postPath({ slug })] : []))
      .sort((a, b) => a.localeCompare(b)),
    ...(await products.listShown()).map(({ slug }) => productPath(slug)),
  ];
}
