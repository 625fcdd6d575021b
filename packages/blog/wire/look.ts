/** What the blog has to know of a site's look. Whoever keeps the look gives it. */
export interface BlogLook {
  readonly layout: BlogLayout;
  /** Posts of unequal height close up; for the layouts that have columns. */
  readonly isMasonry: boolean;
  readonly columns: Columns;
  readonly pagination: Pagination;
  readonly sidebar: 'none' | 'left' | 'right';
}

/** Neve's names: 'default' is a list, 'alternative' a list whose pictures change sides. */
export type BlogLayout = 'grid' | 'covers' | 'default' | 'alternative';

export type Pagination = 'infinite' | 'number' | 'jump-to';

export type WidgetName = 'search' | 'categories' | 'recent' | 'archives' | 'tags' | 'authors' | 'feeds';

export interface Columns {
  readonly desktop: number;
  readonly tablet: number;
  readonly mobile: number;
}

/** Whether posts are closed up: only a layout with columns can be, and only with more than one of them. */
export function hasMasonry({ layout, isMasonry, columns }: BlogLook): boolean {
  return isMasonry && hasColumns(layout) && largestColumns(columns) > 1;
}

export function hasColumns(layout: BlogLayout): layout is 'grid' | 'covers' {
  return layout === 'grid' || layout === 'covers';
}

export function largestColumns({ desktop, tablet, mobile }: Columns): number {
  return Math.max(desktop, tablet, mobile);
}
