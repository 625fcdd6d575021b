import Swiper from 'swiper';
import type { SwiperModule, SwiperOptions } from 'swiper/types';
import { jQueryOf } from '../../runtime/frontend/jQuery.ts';
import type { CarouselLayout, CarouselOptions } from '../../runtime/slider/carouselOptions.ts';
import { showLazyImages } from '../../runtime/slider/showLazyImages.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import { sliderArrows } from './sliderArrows.ts';
import { sliderDots } from './sliderDots.ts';
import { sliderNotice } from './sliderNotice.ts';

/** A row of slides that can be moved. */
export interface Slider {
  next(): void;
  previous(): void;
  /** The dot of the slide that is shown. */
  activeBullet(): HTMLElement | null;
  destroy(): void;
}

interface SliderStart {
  readonly options: CarouselOptions;
  /** What it takes beside the library's core. */
  readonly modules: SwiperModule[];
  readonly isStill: boolean;
  readonly labels: CarouselLabels;
  /** The visitor moved it: a swipe, a dot, an arrow. */
  readonly onInteraction: () => void;
}

/**
 * Brings a slider to markup that was written for release 8 of the library. Arrows, dots, labels and pictures that wait
 * in `data-src` are done here, as that release did them: this one does them in other ways or not at all, and its parts
 * for it would be a fifth of everything that a carousel loads.
 */
export function createSlider(container: HTMLElement, start: SliderStart): Slider {
  const { options, modules, isStill, labels, onInteraction } = start;
  const own = <E extends HTMLElement>(selector: string): E | null =>
    container.querySelector<E>(`:scope > ${selector}`);
  const previous = own('.elementor-swiper-button-prev');
  const next = own('.elementor-swiper-button-next');
  const dots = own('.swiper-pagination');
  const wrapper = own('.swiper-wrapper');
  const count = ownSlides(wrapper).length;
  const copies = options.loops ? copySlides(wrapper, options) : [];
  const listening = new AbortController();
  const { signal } = listening;
  if (wrapper && !wrapper.id) wrapper.id = `portico-slides-${nextNumber()}`;

  const swiper = new Swiper(container, {
    modules,
    init: false,
    slidesPerView: options.slidesPerView,
    slidesPerGroup: options.slidesPerGroup,
    spaceBetween: options.spaceBetween,
    breakpoints: breakpointParameters(options),
    loop: options.loops,
    // Whoever presses a key twice means it twice.
    loopPreventsSliding: false,
    speed: isStill ? 0 : options.speedMs,
    effect: options.effect,
    fadeEffect: { crossFade: true },
    grabCursor: true,
    watchSlidesProgress: true,
  } satisfies SwiperOptions);

  sizeSlidesAtOnce(swiper);
  const say = sliderNotice(container, signal);
  if (options.hasArrows && previous && next && wrapper)
    sliderArrows(swiper, { previous, next, row: wrapper }, { labels, say, signal });
  if (options.dots && dots)
    sliderDots(swiper, dots, { type: options.dots, count, labels, onInteraction, signal });
  const settle = (): void => {
    hideOutsiders(swiper);
    if (options.isLazy) showLazyImages(swiper.slides, shownIndexes(swiper), swiper.params.loop === true);
  };
  swiper.on('init slideChange resize breakpoint transitionEnd', settle);
  swiper.on('sliderFirstMove navigationNext navigationPrev', onInteraction);
  swiper.init();

  labelSlides(swiper, count);
  container.classList.add('swiper-pointer-events');
  const page = jQueryOf(container.ownerDocument.defaultView ?? window);
  page?.(container).data('swiper', swiper);

  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    activeBullet: () => dots?.querySelector<HTMLElement>('.swiper-pagination-bullet-active') ?? null,
    destroy() {
      listening.abort();
      swiper.destroy();
      for (const copy of copies) copy.remove();
      dots?.replaceChildren();
      container.classList.remove('swiper-pointer-events');
    },
  };
}

/**
 * The library looks at the style of each slide right after it has set the width of the one before, and the browser then
 * goes through all of them for each of them. A width that is there already is no change, and no reason to look again.
 */
function sizeSlidesAtOnce(swiper: Swiper): void {
  const { updateSlides } = swiper;
  swiper.updateSlides = () => {
    const perView = Number(swiper.params.slidesPerView);
    const width = `${(swiper.size - (perView - 1) * Number(swiper.params.spaceBetween)) / perView}px`;
    for (const slide of ownSlides(swiper.wrapperEl)) slide.style.width = width;
    updateSlides.call(swiper);
  };
}

let lastNumber = 0;

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

/** The smallest device's layout also holds below its least width. Widths, being whole numbers, stand in order. */
function breakpointParameters({ breakpoints }: CarouselOptions): Record<string, CarouselLayout> {
  return Object.fromEntries(
    Object.entries(breakpoints).map(([width, layout], index) => [index === 0 ? 0 : width, layout]),
  );
}

/**
 * Going round takes more slides than are shown at once. Where there are too few, copies follow them under the name that
 * the library's release 8 gave to its own.
 */
function copySlides(row: HTMLElement | null, options: CarouselOptions): Element[] {
  const slides = ownSlides(row);
  const layouts = [options, ...Object.values(options.breakpoints)];
  const wanted = Math.max(
    ...layouts.map((layout) => Math.ceil(layout.slidesPerView) + layout.slidesPerGroup),
  );
  const rounds = Math.max(0, Math.ceil(wanted / slides.length) - 1);
  const copies = [...Array(rounds)].flatMap(() => slides.map(copyOf));
  row?.append(...copies);
  return copies;
}

function copyOf(slide: Element): Element {
  const copy = slide.cloneNode(true) as Element;
  copy.classList.add('swiper-slide-duplicate');
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  return copy;
}

function ownSlides(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(':scope > .swiper-slide') ?? [])];
}

/** Slides that cannot be seen cannot be reached either. */
function hideOutsiders(swiper: Swiper): void {
  const shown = shownIndexes(swiper);
  swiper.slides.forEach((slide, index) => {
    slide.inert = !shown.includes(index);
    slide.ariaHidden = slide.inert ? 'true' : null;
  });
}

function shownIndexes(swiper: Swiper): number[] {
  const perView = Number(swiper.params.slidesPerView ?? 1);
  // The thousandth of an offset is no slide of its own, but its neighbour peeks in.
  const shown = Math.max(1, Math.floor(perView) || 1);
  return [...Array(shown)]
    .map((_, step) => swiper.activeIndex + step)
    .filter((index) => index < swiper.slides.length);
}

/** Each slide says which one it is, in the slider's words. */
function labelSlides(swiper: Swiper, count: number): void {
  swiper.slides.forEach((slide, index) => {
    const own = slide.getAttribute('data-swiper-slide-index') ?? index;
    slide.role = 'group';
    slide.ariaRoleDescription = 'slide';
    slide.ariaLabel = `${(Number(own) % count) + 1} / ${count}`;
  });
}
