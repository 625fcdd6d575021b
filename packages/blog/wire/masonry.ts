import { ENABLED } from './printed.ts';

/** Masonry. `layout` is the suffix of the articles' class, `layout-grid` or `layout-covers`. */
export interface MasonrySettings {
  readonly columns: number;
  readonly layout: string;
}

const FEWEST_COLUMNS = 2;

/** Reads them from the page's object. `null` if masonry is off. */
export function masonryOf(printed: unknown): MasonrySettings | null {
  const { masonryStatus, masonryColumns, blogLayout } = Object(printed);
  const columns = Number(masonryColumns);
  return masonryStatus === ENABLED && columns >= FEWEST_COLUMNS
    ? { columns, layout: blogLayout === 'covers' ? blogLayout : 'grid' }
    : null;
}
