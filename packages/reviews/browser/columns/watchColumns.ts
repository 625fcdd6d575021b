import { debounce } from '@portico/kernel/dom';
import type { Breakpoint } from '../../wire/public.ts';
import { breakpointColumns, WIDTH_NAMES, widthName } from './columns.ts';

export const RESIZE_MS = 150;

interface Notified {
  /** The row is there to be seen, and has its class and columns. */
  onLaidOut(): void;
  onResized(): void;
}

/**
 * Keeps a row's width class and its own columns in step with its width: when the window changes, and when a tab or an
 * accordion round it does. The style sheet lays out without either; the class is for the sheets of others.
 */
export function watchColumns(
  row: HTMLElement,
  breakpoints: readonly Breakpoint[],
  { onLaidOut, onResized }: Notified,
): () => void {
  let width = -1;
  const update = (): void => {
    if (row.offsetWidth === width || row.offsetWidth === 0) return;
    width = row.offsetWidth;
    const own = widthName(width);
    for (const name of WIDTH_NAMES) row.classList.toggle(`grw-row-${name}`, name === own);
    const columns = breakpointColumns(width, breakpoints);
    // On the row itself: each widget has its own, and what nothing asks for goes away.
    if (columns) row.style.setProperty('--col', String(columns));
    else row.style.removeProperty('--col');
  };
  const settle = debounce(() => {
    const before = width;
    update();
    if (width !== before) onResized();
  }, RESIZE_MS);

  // The first width is told when the browser has worked it out anyway: to ask for it would have the page laid out once more. What
  // comes of it waits until the frame is drawn, since a row that changes while it is observed is one that nobody lays out again.
  let first: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    if (width >= 0) return settle();
    clearTimeout(first);
    first = setTimeout(() => {
      update();
      if (width >= 0) onLaidOut();
    });
  });
  observer.observe(row);
  return () => {
    observer.disconnect();
    clearTimeout(first);
    settle.cancel();
  };
}
