import type { PaginationType } from '../../runtime/slider/carouselOptions.ts';
import type { SliderEngine } from '../../runtime/slider/engine/SliderEngine.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import type { Presses } from './hearPresses.ts';

interface DotsStart {
  readonly type: PaginationType;
  readonly labels: CarouselLabels;
  /** The visitor chose a slide. */
  readonly onInteraction: () => void;
  readonly presses: Presses;
}

const NAME = 'swiper-pagination';

/**
 * Shows a slider's position: as dots that are links, as a fraction, or as a progress bar. Returns a function that updates it.
 */
export function sliderDots(
  engine: SliderEngine,
  element: HTMLElement,
  { type, labels, onInteraction, presses }: DotsStart,
): () => void {
  element.classList.add(`${NAME}-${type}`, `${NAME}-horizontal`);
  if (type === 'bullets') {
    element.classList.add(`${NAME}-clickable`);
    presses(element, (target) => {
      const dot = target.closest<HTMLElement>(`.${NAME}-bullet`);
      if (!dot) return;
      engine.slideToLoop(Number(dot.dataset.bulletIndex) * Math.max(1, engine.params.slidesPerGroup));
      onInteraction();
    });
  }

  return () => {
    const current = engine.snapIndex;
    const total = engine.snapGrid.length;
    if (type === 'bullets') drawDots(element, current, total, labels);
    else if (type === 'fraction') drawFraction(element, current, total);
    else drawBar(element, current, total, engine.params.speed);
    element.classList.toggle(`${NAME}-lock`, engine.isLocked);
  };
}

/** The dots are one tab stop: the active one. */
function drawDots(element: HTMLElement, current: number, total: number, labels: CarouselLabels): void {
  while (element.children.length > total) element.lastElementChild?.remove();
  for (let index = 0; index < total; index += 1) {
    const dot = (element.children[index] as HTMLElement | undefined) ?? createDot(element, index, labels);
    const isLit = index === current;
    dot.classList.toggle(`${NAME}-bullet-active`, isLit);
    dot.ariaCurrent = isLit ? 'true' : null;
    if (isLit) dot.tabIndex = 0;
    else dot.removeAttribute('tabindex');
  }
}

function createDot(element: HTMLElement, index: number, labels: CarouselLabels): HTMLElement {
  const dot = element.ownerDocument.createElement('span');
  dot.className = `${NAME}-bullet`;
  dot.role = 'button';
  dot.ariaLabel = labels.bullet(index + 1);
  dot.dataset.bulletIndex = String(index);
  return element.appendChild(dot);
}

function drawFraction(element: HTMLElement, current: number, total: number): void {
  const number = (name: string, value: number): HTMLElement => {
    const part = element.ownerDocument.createElement('span');
    part.className = `${NAME}-${name}`;
    part.textContent = String(value);
    return part;
  };
  element.replaceChildren(number('current', current + 1), ' / ', number('total', total));
}

function drawBar(element: HTMLElement, current: number, total: number, speedMs: number): void {
  const bar = (element.firstElementChild ??
    element.appendChild(element.ownerDocument.createElement('span'))) as HTMLElement;
  bar.className = `${NAME}-progressbar-fill`;
  bar.style.transform = `translate3d(0,0,0) scaleX(${(current + 1) / total}) scaleY(1)`;
  bar.style.transitionDuration = `${speedMs}ms`;
}
