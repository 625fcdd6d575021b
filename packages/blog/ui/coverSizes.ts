import { type BlogLayout, type Columns, hasColumns } from '../wire/public.ts';

/** Displayed width of a post's picture in a list, by the theme's breakpoints. */
export function coverSizes(layout: BlogLayout, columns: Columns): string {
  if (!hasColumns(layout)) return `(min-width: 60rem) 32rem, (min-width: 36rem) 45vw, 100vw`;
  const { desktop, tablet, mobile } = columns;
  const widest = `${Math.ceil(CONTENT_REM / desktop)}rem`;
  return [
    `(min-width: 84rem) ${widest}`,
    `(min-width: 60rem) ${share(desktop)}`,
    `(min-width: 36rem) ${share(tablet)}`,
    share(mobile),
  ].join(', ');
}

/** Maximum width of the container. */
const CONTENT_REM = 78;

function share(columns: number): string {
  return `${Math.ceil(100 / columns)}vw`;
}
