import type Swiper from 'swiper';
import type { PaginationType } from '../../runtime/slider/carouselOptions.ts';
import type { CarouselLabels } from './carouselLabels.ts';

interface DotsStart {
  readonly type: PaginationType;
  /** How many slides there are, copies left out. */
  readonly count: number;
  readonly labels: CarouselLabels;
  /** The visitor chose a place. */
  readonly onInteraction: () => void;
  readonly signal: AbortSignal;
}

const NAME = 'swiper-pagination';

/** Shows where a slider stands: as dots that lead there, as a fraction, or as a bar that fills. */
export function sliderDots(
  swiper: Swiper,
  element: HTMLElement,
  { type, count, labels, onInteraction, signal }: DotsStart,
): void {
  element.classList.add(`${NAME}-${type}`, `${NAME}-horizontal`);
  if (type === 'bullets') {
    element.classList.add(`${NAME}-clickable`);
    const choose = (event: Event): void => {
      const dot = (event.target as Element).closest<HTMLElement>(`.${NAME}-bullet`);
      if (!dot) return;
      event.preventDefault();
      const index = Number(dot.dataset.bulletIndex) * perGroup(swiper);
      // In the round of copies that is shown: the way there is shorter.
      if (swiper.params.loop) swiper.slideToLoop(swiper.realIndex - (swiper.realIndex % count) + index);
      else swiper.slideTo(index);
      onInteraction();
    };
    element.addEventListener('click', choose, { signal });
    element.addEventListener('keydown', (event) => isPress(event) && choose(event), { signal });
  }

  const draw = (): void => {
    const { current, total } = place(swiper, count);
    if (type === 'bullets') drawDots(element, current, total, labels);
    else if (type === 'fraction') drawFraction(element, current, total);
    else drawBar(element, current, total, swiper.params.speed ?? 0);
    element.classList.toggle(`${NAME}-lock`, swiper.isLocked);
  };
  swiper.on('init slideChange snapIndexChange snapGridLengthChange breakpoint lock unlock', draw);
}

/** On which of how many places it stands, counted from 0. */
function place(swiper: Swiper, count: number): { current: number; total: number } {
  return swiper.params.loop
    ? {
        current: Math.floor((swiper.realIndex % count) / perGroup(swiper)),
        total: Math.ceil(count / perGroup(swiper)),
      }
    : { current: swiper.snapIndex, total: swiper.snapGrid.length };
}

/** The dots are one stop for the Tab key: the one that is lit. */
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

function perGroup(swiper: Swiper): number {
  return swiper.params.slidesPerGroup ?? 1;
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}
