import type { MasonryLayout } from '../page/ThemePage.ts';
import { masonryPlaces } from './masonryPlaces.ts';

/** Lays out a wrapper's articles by themselves, and again whenever one of them changes its size. */
export function createMasonry(
  wrapper: HTMLElement,
  itemSelector: string,
  isRtl: boolean,
  signal: AbortSignal,
): MasonryLayout {
  let items: HTMLElement[] = [];
  // Pictures that come in late, fonts, a phone that is turned: whatever changes a size is seen here. In the frame after,
  // because what is watched may not be changed while it is watched.
  const sizes = new ResizeObserver(() => requestAnimationFrame(layout));

  function reloadItems(): void {
    items = [...wrapper.querySelectorAll<HTMLElement>(itemSelector)];
    for (const element of [wrapper, ...items]) sizes.observe(element);
  }

  function layout(): void {
    if (signal.aborted || !wrapper.isConnected) return;
    if (getComputedStyle(wrapper).position === 'static') wrapper.style.position = 'relative';
    for (const { style } of items) style.position = 'absolute';
    const inset = pixelsOf(wrapper, 'padding');
    const outer = wrapper.clientWidth;
    const { places, height } = masonryPlaces(items.map(outerBox), outer - inset.Left - inset.Right);
    for (const [index, { style }] of items.entries()) {
      const place = places[index];
      if (!place) continue;
      style[isRtl ? 'right' : 'left'] = `${((place.x + (isRtl ? inset.Right : inset.Left)) / outer) * 100}%`;
      style.top = `${place.y + inset.Top}px`;
    }
    wrapper.style.height = `${height + inset.Top + inset.Bottom}px`;
  }

  signal.addEventListener('abort', () => sizes.disconnect());
  reloadItems();
  layout();
  return { reloadItems, layout };
}

function outerBox(item: HTMLElement): { width: number; height: number } {
  const { width, height } = item.getBoundingClientRect();
  const margin = pixelsOf(item, 'margin');
  return {
    width: width + margin.Left + margin.Right,
    // Whole pixels: a height that is measured again differs by a sliver, and half a pixel would become another row.
    height: Math.ceil(height + margin.Top + margin.Bottom - SLIVER_PX),
  };
}

const SLIVER_PX = 0.05;

function pixelsOf(element: Element, name: 'padding' | 'margin') {
  const style = getComputedStyle(element);
  const side = (which: 'Left' | 'Right' | 'Top' | 'Bottom'): number =>
    Number.parseFloat(style[`${name}${which}`]);
  return { Left: side('Left'), Right: side('Right'), Top: side('Top'), Bottom: side('Bottom') };
}
