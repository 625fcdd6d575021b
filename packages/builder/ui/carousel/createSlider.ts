import './slider.css';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { jQueryOf } from '../../browser/frontend/jQuery.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import type { CarouselLayout, CarouselOptions } from './carouselOptions.ts';
import { showLazyImages } from './showLazyImages.ts';
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
  const { options, isStill, labels, onInteraction } = start;
  const own = <E extends HTMLElement>(selector: string): E | null =>
    container.querySelector<E>(`:scope > ${selector}`);
  const previous = own('.elementor-swiper-button-prev');
  const next = own('.elementor-swiper-button-next');
  const dots = own('.swiper-pagination');
  const wrapper = own('.swiper-wrapper');
  const goesRound = canLoop(container, options);
  const listening = new AbortController();
  const { signal } = listening;
  if (wrapper && !wrapper.id) wrapper.id = `portico-slides-${nextNumber()}`;

  const swiper = new Swiper(container, {
    modules: [EffectFade],
    init: false,
    ...layoutParameters(options),
    breakpoints: breakpointParameters(options),
    loop: options.loops && goesRound,
    // Whoever presses a key twice means it twice.
    loopPreventsSliding: false,
    // Too few slides to go round: from the last one it runs back to the first.
    rewind: options.loops && !goesRound,
    speed: isStill ? 0 : options.speedMs,
    effect: options.effect,
    fadeEffect: { crossFade: true },
    grabCursor: true,
    watchSlidesProgress: true,
  } satisfies SwiperOptions);

  const say = sliderNotice(container, signal);
  if (options.hasArrows && previous && next && wrapper)
    sliderArrows(swiper, { previous, next, row: wrapper }, { labels, say, signal });
  if (options.dots && dots) sliderDots(swiper, dots, { type: options.dots, labels, onInteraction, signal });
  const settle = (): void => {
    hideOutsiders(swiper);
    if (options.isLazy) showLazyImages(swiper.slides, shownIndexes(swiper), swiper.params.loop === true);
  };
  swiper.on('init slideChange resize breakpoint transitionEnd', settle);
  swiper.on('sliderFirstMove navigationNext navigationPrev', onInteraction);
  swiper.init();

  labelSlides(swiper);
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
      dots?.replaceChildren();
      container.classList.remove('swiper-pointer-events');
    },
  };
}

let lastNumber = 0;

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function layoutParameters({ slidesPerView, slidesPerGroup, spaceBetween }: CarouselLayout) {
  return { slidesPerView, slidesPerGroup, spaceBetween };
}

/** The smallest device's layout also holds below its least width. */
function breakpointParameters({
  breakpoints,
}: CarouselOptions): Record<number, ReturnType<typeof layoutParameters>> {
  const widths = Object.keys(breakpoints)
    .map(Number)
    .sort((a, b) => a - b);
  return Object.fromEntries(
    widths.flatMap((width, index) => {
      const layout = breakpoints[width];
      return layout ? [[index === 0 ? 0 : width, layoutParameters(layout)]] : [];
    }),
  );
}

/** Going round takes more slides than are shown at once. */
function canLoop(container: HTMLElement, options: CarouselOptions): boolean {
  const slides = container.querySelectorAll(':scope > .swiper-wrapper > .swiper-slide').length;
  const layouts = [options, ...Object.values(options.breakpoints)];
  return layouts.every((layout) => slides >= Math.ceil(layout.slidesPerView) + layout.slidesPerGroup);
}

/** Slides that cannot be seen cannot be reached either. */
function hideOutsiders(swiper: Swiper): void {
  for (const [index, slide] of swiper.slides.entries()) {
    const isShown = shownIndexes(swiper).includes(index);
    slide.toggleAttribute('inert', !isShown);
    if (isShown) slide.removeAttribute('aria-hidden');
    else slide.setAttribute('aria-hidden', 'true');
  }
}

function shownIndexes(swiper: Swiper): number[] {
  const perView = Number(swiper.params.slidesPerView ?? 1);
  // The thousandth of an offset is no slide of its own, but its neighbour peeks in.
  const shown = Math.max(1, Math.floor(perView));
  return Array.from({ length: shown }, (_, step) => swiper.activeIndex + step).filter(
    (index) => index < swiper.slides.length,
  );
}

/** Each slide says which one it is, in the slider's words. */
function labelSlides(swiper: Swiper): void {
  const count = swiper.slides.length;
  for (const [index, slide] of swiper.slides.entries()) {
    const own = slide.getAttribute('data-swiper-slide-index');
    slide.setAttribute('role', 'group');
    slide.setAttribute('aria-label', `${(own === null ? index : Number(own)) + 1} / ${count}`);
  }
}
