import { elementSettings } from '../../runtime/frontend/elementSettings.ts';

/**
 * A bar that lies over the page must not cover it: the page, or what sticks to its edge, moves over. Returns how to
 * put everything back. A bar that stands in the page's own flow needs no room made.
 */
export function makeRoomForBar(bar: HTMLElement): () => void {
  const page = bar.ownerDocument;
  const isTop = bar.classList.contains('has-vertical-position-top');
  const changes: (() => void)[] = [];
  const set = (
    element: HTMLElement,
    property: 'top' | 'bottom' | 'paddingTop' | 'marginBottom',
    px: number,
  ): void => {
    const before = element.style[property];
    element.style[property] = `${px}px`;
    changes.push(() => {
      element.style[property] = before;
    });
  };
  const position = page.defaultView?.getComputedStyle(bar).position;
  if (position !== 'fixed' || !bar.classList.contains('is-sticky')) return () => {};

  const height = bar.getBoundingClientRect().height;
  const adminHeight = isTop ? (page.getElementById('wpadminbar')?.getBoundingClientRect().height ?? 0) : 0;
  const stickies = [...page.querySelectorAll<HTMLElement>('.elementor-sticky')];
  if (isTop) set(bar, 'top', adminHeight);
  if (stickies.length === 0) {
    if (isTop) set(page.body, 'paddingTop', height);
  } else {
    const edge = isTop ? 'top' : 'bottom';
    for (const sticky of stickies)
      if (sticky.style[edge] === '0px' || elementSettings(sticky).sticky === edge)
        set(sticky, edge, height + adminHeight);
    if (isTop)
      for (const spacer of page.querySelectorAll<HTMLElement>('.elementor-sticky__spacer'))
        set(spacer, 'marginBottom', height);
  }
  return () => {
    for (const undo of changes.splice(0).reverse()) undo();
  };
}
