import { type Box, masonryPlaces } from './masonryPlaces.ts';
import type { MasonryLayout } from './PostsWindow.ts';

/** Lays out a wrapper's articles, and again whenever one of them changes its size. */
export function createMasonry(
  wrapper: HTMLElement,
  itemSelector: string,
  signal: AbortSignal,
): MasonryLayout {
  let items: HTMLElement[] = [];
  const heights = new WeakMap<HTMLElement, number>();
  // Notices anything that changes a size: late images, fonts, rotating a phone. Deferred by a frame, because observed sizes
  // must not change during the callback.
  const sizes = new ResizeObserver(() => requestAnimationFrame(layout));

  function reloadItems(): void {
    items = [...wrapper.querySelectorAll<HTMLElement>(itemSelector)];
    for (const element of [wrapper, ...items]) sizes.observe(element);
  }

  function layout(): void {
    if (signal.aborted || !wrapper.isConnected) return;
    const { position, direction } = getComputedStyle(wrapper);
    if (position === 'static') wrapper.style.position = 'relative';
    for (const { style } of items) style.position = 'absolute';
    const [top, right, bottom, left] = sidesOf(wrapper, 'padding');
    const outer = wrapper.clientWidth;
    const { places, height } = masonryPlaces(items.map(outerBox), outer - left - right);
    const [side, inset] = direction === 'rtl' ? (['right', right] as const) : (['left', left] as const);
    places.forEach(({ x, y }, index) => {
      Object.assign(items[index]?.style ?? {}, {
        [side]: `${((x + inset) / outer) * 100}%`,
        top: `${y + top}px`,
      });
    });
    wrapper.style.height = `${height + top + bottom}px`;
  }

  function outerBox(item: HTMLElement): Box {
    const { width, height } = item.getBoundingClientRect();
    const [top, right, bottom, left] = sidesOf(item, 'margin');
    const measured = Math.ceil(height + top + bottom);
    const known = heights.get(item) ?? 0;
    // A loaded image has its file's aspect ratio, which may differ slightly from the markup's: that must not move anything.
    const kept = Math.abs(measured - known) > SLIVER_PX ? measured : known;
    heights.set(item, kept);
    return { width: width + left + right, height: kept };
  }

  signal.addEventListener('abort', () => sizes.disconnect());
  reloadItems();
  layout();
  return { reloadItems, layout };
}

const SLIVER_PX = 1;

/** In CSS order: top, right, bottom, left. */
function sidesOf(element: Element, name: 'padding' | 'margin'): [number, number, number, number] {
  const style = getComputedStyle(element);
  const side = (which: 'Top' | 'Right' | 'Bottom' | 'Left'): number =>
    Number.parseFloat(style[`${name}${which}`]);
  return [side('Top'), side('Right'), side('Bottom'), side('Left')];
}
