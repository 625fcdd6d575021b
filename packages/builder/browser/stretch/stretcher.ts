import { direction } from '@portico/kernel/dom';
import { textOf } from '../../settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { type StretchMeasure, stretchGeometry } from './stretchGeometry.ts';

/** Stretches all elements of a page together: one pass of writing, one of reading, one of writing. */
interface Stretcher {
  add(element: HTMLElement): void;
  /** Puts the element back as it was. */
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
    for (const element of elements) reset(element);
    const measures = [...elements].map((element) => [element, measure(element, container)] as const);
    for (const [element, measured] of measures) {
      const { width, side, offset } = stretchGeometry(measured);
      element.style.width = `${width}px`;
      element.style[side] = `${offset}px`;
    }
  }

  function recompute(): void {
    if (elements.size > 0) frame ??= view.requestAnimationFrame(stretch);
  }

  // The page grows and shrinks in height all the time; only its width matters here.
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
      if (elements.delete(element)) reset(element);
      if (elements.size > 0) return;
      observer.disconnect();
      if (frame !== undefined) view.cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}

function reset(element: HTMLElement): void {
  element.style.width = '';
  element.style.left = '';
  element.style.right = '';
}

/** The element that the kit names; `null` for the window, also when the name is no selector or nobody answers to it. */
function stretchContainer(page: Document, selector: string): Element | null {
  try {
    return selector ? page.querySelector(selector) : null;
  } catch {
    return null;
  }
}

function measure(element: HTMLElement, container: Element | null): StretchMeasure {
  const page = element.ownerDocument;
  const box = element.getBoundingClientRect();
  const style = page.defaultView?.getComputedStyle(element);
  const containerBox = container?.getBoundingClientRect();
  return {
    elementLeft: box.left,
    elementWidth: box.width,
    isFixed: style?.position === 'fixed',
    isRtl: direction(page.documentElement) === 'rtl',
    container: containerBox
      ? { left: containerBox.left, width: containerBox.width, isWindow: false }
      : { left: 0, width: page.documentElement.clientWidth, isWindow: true },
  };
}
