import { textOf } from '../../model/settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { measureStretch, resetStretch, stretchContainer } from './measureStretch.ts';
import { stretchGeometry } from './stretchGeometry.ts';

/** Stretches all elements of a page together: one pass of writes, one of reads, one of writes. */
interface Stretcher {
  add(element: HTMLElement): void;
  /** Restores the element. */
  remove(element: HTMLElement): void;
  recompute(): void;
}

const stretchers = new WeakMap<Window, Stretcher>();

export function stretcherOf(view: Window & typeof globalThis): Stretcher {
  const stretcher = stretchers.get(view) ?? createStretcher(view);
  stretchers.set(view, stretcher);
  return stretcher;
}

function createStretcher(view: Window & typeof globalThis): Stretcher {
  const page = view.document;
  const elements = new Set<HTMLElement>();
  let frame: number | undefined;

  function stretch(): void {
    frame = undefined;
    const container = stretchContainer(page, textOf(frontendConfig(view).kit.stretched_section_container));
    for (const element of elements) resetStretch(element);
    for (const level of levelsOf(elements)) {
      const measures = level.map((element) => [element, measureStretch(element, container)] as const);
      for (const [element, measured] of measures) {
        const { width, side, offset } = stretchGeometry(measured);
        element.style.width = `${width}px`;
        element.style[side] = `${offset}px`;
      }
    }
  }

  function recompute(): void {
    if (elements.size > 0) frame ??= view.requestAnimationFrame(stretch);
  }

  // The page's height changes all the time; only its width matters here.
  let knownWidth = -1;
  const observer = new view.ResizeObserver(() => {
    const width = page.documentElement.clientWidth;
    if (width !== knownWidth) recompute();
    knownWidth = width;
  });

  return {
    recompute,
    add(element) {
      if (elements.size === 0) observer.observe(page.documentElement);
      if (elements.has(element)) return;
      elements.add(element);
      recompute();
    },
    remove(element) {
      if (elements.delete(element)) resetStretch(element);
      if (elements.size > 0) return;
      observer.disconnect();
      if (frame !== undefined) view.cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}

/** A stretched element inside another moves with it, and is measured after it. Rare. */
function levelsOf(elements: ReadonlySet<HTMLElement>): HTMLElement[][] {
  const levels: HTMLElement[][] = [];
  for (const element of elements) {
    let level = 0;
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (elements.has(outer)) level += 1;
    levels[level] = [...(levels[level] ?? []), element];
  }
  return levels;
}
