import type { Post } from '@portico/blog/server';

/**
 * A page as matched by template conditions, in Elementor's terms: its group, its kind and its id. The home page is a page, too.
 */
export type Places = readonly string[];

const HOME = 'singular/front_page';

export const NOT_FOUND_PLACES: Places = ['singular', 'singular/not_found404'];
export const SEARCH_PLACES: Places = ['archive', 'archive/search'];
export const SHOP_PLACES: Places = ['woocommerce', 'archive', 'archive/product_archive'];
export const CART_PLACES: Places = ['woocommerce', 'singular'];

export function pagePlaces(id: string, isHome: boolean): Places {
  return ['singular', 'singular/page', `singular/page/${id}`, ...(isHome ? [HOME] : [])];
}

/** Pages imported as posts have their own ids, which may equal those of editor pages. */
export function postPlaces({ id, type, categories, tags }: Post): Places {
  if (type === 'page') return ['singular', 'singular/page'];
  return [
    ...['singular', 'singular/post', `singular/post/${id}`],
    ...categories.map(({ slug }) => `singular/in_category/${slug}`),
    ...tags.map(({ slug }) => `singular/in_post_tag/${slug}`),
  ];
}

export function productPlaces(id: number): Places {
  return ['woocommerce', 'singular', 'singular/product', `singular/product/${id}`];
}

export type ListKind = 'post_archive' | 'category' | 'post_tag' | 'author' | 'date';

export function listPlaces(kind: ListKind, which = ''): Places {
  return ['archive', `archive/${kind}`, ...(which ? [`archive/${kind}/${which}`] : [])];
}

/** A list of posts at the site's root. */
export function atHome(places: Places = []): Places {
  return [...places, HOME];
}
