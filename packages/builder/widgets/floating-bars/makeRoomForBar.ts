import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { FLOATING_TYPE } from '../../wire/public.ts';

/** Known to the site's sheets. */
const BAR_SIZE = '--p-bar-size';

/**
 * Keeps a bar from covering the page: the page, or what sticks to its edge, moves over. Returns how to undo it. A bar in the
 * page's own flow needs no room, but our header sticks below it.
 */
export function makeRoomForBar(bar: HTMLElement): () => void {
  const page = bar.ownerDocument;
  if (!bar.classList.contains('is-sticky')) return () => {};

  const isTop = bar.classList.contains('has-vertical-position-top');
  const { height } = bar.getBoundingClientRect();
  const changes: (() => void)[] = [];
  const set = (element: HTMLElement, property: string, px: number): void => {
    const { style } = element;
    const before = style.getPropertyValue(property);
    style.setProperty(property, `${px}px`);
    changes.push(() => style.setProperty(property, before));
  };
  const giveBack = (): void => {
    for (const undo of changes.splice(0)) undo();
  };
  if (getComputedStyle(bar).position !== 'fixed') {
    if (isTop && bar.closest(`[data-elementor-type=${FLOATING_TYPE}]`))
      set(page.documentElement, BAR_SIZE, height);
    return giveBack;
  }
  const above = isTop ? (page.getElementById('wpadminbar')?.offsetHeight ?? 0) : 0;
  const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector);
  const stickies = all('.elementor-sticky');
  const edge = isTop ? 'top' : 'bottom';
  if (isTop) set(bar, 'top', above);
  for (const sticky of stickies)
    if (sticky.style[edge] === '0px' || elementSettings(sticky).sticky === edge)
      set(sticky, edge, height + above);
  if (isTop) {
    for (const spacer of all('.elementor-sticky__spacer')) set(spacer, 'margin-bottom', height);
    if (!stickies.length) set(page.body, 'padding-top', height);
  }
  return giveBack;
}
