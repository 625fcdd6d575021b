import { type Crumb, categoryPath } from '@portico/blog/ui';

/** Breadcrumb of a category. */
export function categoryCrumb({ slug, name }: { readonly slug: string; readonly name: string }): Crumb {
  return { label: name, path: categoryPath(slug) };
}
