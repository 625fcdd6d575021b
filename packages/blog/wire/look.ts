/** What the blog needs to know about a site's look; provided by the app. */
export interface BlogLook {
  readonly layout: BlogLayout;
  /** Posts of different heights without gaps; for layouts with columns. */
  readonly isMasonry: boolean;
  readonly columns: Columns;
  readonly pagination: Pagination;
  readonly sidebar: 'none' | 'left' | 'right';
}

/** Neve's names: 'default' is a list, 'alternative' a list whose pictures alternate sides. */
export type BlogLayout = 'grid' | 'covers' | 'default' | 'alternative';

export type Pagination = 'infinite' | 'number' | 'jump-to';

export type WidgetName = 'search' | 'categories' | 'recent' | 'archives' | 'tags' | 'authors' | 'feeds';

export interface Columns {
  readonly desktop: number;
  readonly tablet: number;
  readonly mobile: number;
}

/** Whether masonry applies: only to layouts with more than one column. */
export function hasMasonry({ layout, isMasonry, columns }: BlogLook): boolean {
  return isMasonry && hasColumns(layout) && largestColumns(columns) > 1;
}

export function hasColumns(layout: BlogLayout): layout is 'grid' | 'covers' {
  return layout === 'grid' || layout === 'covers';
}

export function largestColumns({ desktop, tablet, mobile }: Columns): number {
  return Math.max(desktop, tablet, mobile);
}
