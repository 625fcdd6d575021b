import './slider.css';
import Swiper from 'swiper';
import { A11y, EffectFade, Navigation, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import type { CarouselLabels } from './carouselLabels.ts';
import type { CarouselLayout, CarouselOptions } from './carouselOptions.ts';
import { showLazyImages } from './showLazyImages.ts';

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
  readonly onChange: () => void;
  /** The visitor moved it: a swipe, a dot, an arrow. */
  readonly onInteraction: () => void;
}

/**
 * Brings a slider to markup that was written for release 8 of the library. What that release did and this one does
 * not, and pages rely on, is added here: pictures that wait in `data-src`, `aria-controls`, and a class or two.
 */
export function createSlider(container: HTMLElement, start: SliderStart): Slider {
  const { options, isStill, labels, onChange, onInteraction } = start;
  const own = <E extends HTMLElement>(selector: string): E | null =>
    container.querySelector<E>(`:scope > ${selector}`);
  const previousEl = own('.elementor-swiper-button-prev');
  const nextEl = own('.elementor-swiper-button-next');
  const paginationEl = own('.swiper-pagination');
  const wrapper = own('.swiper-wrapper');
  const goesRound = canLoop(container, options);
  if (wrapper && !wrapper.id) wrapper.id = `portico-slides-${nextNumber()}`;

  const swiper = new Swiper(container, {
    modules: [A11y, EffectFade, Navigation, Pagination],
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
    ...(options.hasArrows && previousEl && nextEl
      ? { navigation: { prevEl: previousEl, nextEl, addIcons: false } }
      : {}),
    ...(options.dots && paginationEl
      ? {
          pagination: {
            el: paginationEl,
            type: options.dots,
            clickable: true,
            renderBullet: (index: number, className: string) =>
              `<span class="${className}" role="button" tabindex="0" data-bullet-index="${index}" aria-label="${labels.bullet(index + 1)}"></span>`,
          },
        }
      : {}),
    a11y: {
      prevSlideMessage: labels.previous,
      nextSlideMessage: labels.next,
      firstSlideMessage: labels.first,
      lastSlideMessage: labels.last,
      slideLabelMessage: '{{index}} / {{slidesLength}}',
    },
  } satisfies SwiperOptions);

  const settle = (): void => {
    hideOutsiders(swiper);
    keepOneBullet(paginationEl);
    if (options.isLazy) showLazyImages(swiper.slides, shownIndexes(swiper), swiper.params.loop === true);
    onChange();
  };
  swiper.on('init slideChange resize breakpoint transitionEnd', settle);
  swiper.on('sliderFirstMove navigationNext navigationPrev', onInteraction);
  paginationEl?.addEventListener('click', onInteraction);
  swiper.init();

  container.classList.add('swiper-pointer-events');
  for (const arrow of [previousEl, nextEl]) if (wrapper) arrow?.setAttribute('aria-controls', wrapper.id);

  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    activeBullet: () => paginationEl?.querySelector<HTMLElement>('.swiper-pagination-bullet-active') ?? null,
    destroy() {
      paginationEl?.removeEventListener('click', onInteraction);
      swiper.destroy();
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

/** The dots are one stop for the Tab key: the one that is lit. */
function keepOneBullet(pagination: HTMLElement | null): void {
  for (const bullet of pagination?.querySelectorAll('.swiper-pagination-bullet') ?? []) {
    if (bullet.matches('.swiper-pagination-bullet-active')) bullet.setAttribute('tabindex', '0');
    else bullet.removeAttribute('tabindex');
  }
}
