import { debounce } from '@portico/kernel/dom';
import type { Breakpoint } from '../../wire/public.ts';
import { columnRule } from './columnRule.ts';
import { breakpointColumns, WIDTH_NAMES, widthName } from './columns.ts';

export const RESIZE_MS = 150;

/**
 * Keeps a row's width class and column count in step with its width: when the window is resized, and when a tab or accordion
 * around it changes. Our style sheet needs neither; the class is for other style sheets.
 */
export function watchColumns(
  row: HTMLElement,
  breakpoints: readonly Breakpoint[],
  onResized: () => void = () => {},
): () => void {
  const tell = columnRule(row);
  let width = -1;
  const update = (): void => {
    const { offsetWidth } = row;
    if (offsetWidth === width || offsetWidth === 0) return;
    width = offsetWidth;
    // Unchanged values are not written: they affect the style of all cards.
    for (const name of WIDTH_NAMES) row.classList.toggle(`grw-row-${name}`, name === widthName(width));
    const columns = breakpointColumns(width, breakpoints);
    // On the row itself: each widget has its own value, and it is removed if nothing sets it.
    if (columns) row.style.setProperty('--col', String(columns));
    else row.style.removeProperty('--col');
    tell(columns);
  };
  const settle = debounce(() => {
    const before = width;
    update();
    if (width !== before) onResized();
  }, RESIZE_MS);

  update();
  const observer = new ResizeObserver(settle);
  observer.observe(row);
  return () => {
    observer.disconnect();
    settle.cancel();
    tell(null);
  };
}
