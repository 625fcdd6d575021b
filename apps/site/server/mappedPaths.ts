import type { Documents } from '@portico/builder/server';
import { productPath, type ShopServer } from '@portico/theme/server';

const OWN_PAGES = ['/', '/blog/', '/shop/', '/gallery/'];

/** The pages of the site that its map names beside the posts. The one at its root is there once. */
export async function mappedPaths(
  documents: Pick<Documents, 'list'>,
  products: ShopServer['products'],
  front: number | null,
): Promise<readonly string[]> {
  const pages = await documents.list({ types: ['wp-page'], state: 'published' });
  return [
    ...OWN_PAGES,
    ...pages
      .flatMap(({ id, slug }) => (slug && id !== front ? [`/${slug}/`] : []))
      .sort((a, b) => a.localeCompare(b)),
    ...(await products.listShown()).map(({ slug }) => productPath(slug)),
  ];
}
