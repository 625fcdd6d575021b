import { type Crumb, categoryPath } from '@portico/blog/ui';

/** A category on the way to what lies in it. */
export function categoryCrumb({ slug, name }: { readonly slug: string; readonly name: string }): Crumb {
  return { label: name, path: categoryPath(slug) };
}
