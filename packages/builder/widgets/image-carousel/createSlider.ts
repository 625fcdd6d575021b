import { jQueryOf } from '../../runtime/frontend/jQuery.ts';
import type { CarouselLayout, CarouselOptions } from '../../runtime/slider/carouselOptions.ts';
import { createEngine } from '../../runtime/slider/engine/createEngine.ts';
import type { SliderEngine } from '../../runtime/slider/engine/SliderEngine.ts';
import { showLazyImages } from '../../runtime/slider/showLazyImages.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import { hearPresses } from './hearPresses.ts';
import { sliderArrows } from './sliderArrows.ts';
import { sliderDots } from './sliderDots.ts';
import { sliderNotice } from './sliderNotice.ts';

/** A row of slides that can be moved. */
export interface Slider {
  next(): void;
  previous(): void;
  play(): void;
  rest(): void;
  /** The dot of the current slide. */
  activeBullet(): HTMLElement | null;
  destroy(): void;
}

interface SliderStart {
  readonly options: CarouselOptions;
  readonly isStill: boolean;
  readonly labels: CarouselLabels;
  /** The visitor moved it: a swipe, a dot, an arrow. */
  readonly onInteraction: () => void;
  /** A script has started or stopped it. */
  readonly told: (plays: boolean) => void;
}

/** Starts a slider with arrows, dots and labels on markup for Swiper 8. */
export function createSlider(container: HTMLElement, start: SliderStart): Slider | null {
  const { options, isStill, labels, onInteraction, told } = start;
  const own = (selector: string): HTMLElement | null =>
    container.querySelector<HTMLElement>(`:scope > ${selector}`);
  const previous = own('.elementor-swiper-button-prev');
  const next = own('.elementor-swiper-button-next');
  const dots = own('.swiper-pagination');
  const row = own('.swiper-wrapper');
  if (!row) return null;
  const listening = new AbortController();
  const { signal } = listening;
  if (!row.id) {
    lastNumber += 1;
    row.id = `portico-slides-${lastNumber}`;
  }

  const engine = createEngine(container, row, {
    slidesPerView: options.slidesPerView,
    slidesPerGroup: options.slidesPerGroup,
    spaceBetween: options.spaceBetween,
    breakpoints: breakpointParameters(options),
    loop: options.loops,
    speed: isStill ? 0 : options.speedMs,
    effect: options.effect,
    autoplay:
      options.autoplay && !isStill
        ? { delay: options.autoplay.delayMs, disableOnInteraction: options.autoplay.stopsOnInteraction }
        : false,
  });
  const play = { ...engine.autoplay };
  // Other scripts' calls are intercepted, so that the button shows the right state.
  Object.assign(engine.autoplay, {
    start() {
      if (!signal.aborted) told(true);
      return play.start();
    },
    stop() {
      if (!signal.aborted) told(false);
      return play.stop();
    },
  });

  const presses = hearPresses(container, signal);
  const say = sliderNotice(container, signal);
  const parts = [
    options.hasArrows && previous && next
      ? sliderArrows(engine, { previous, next, row }, { labels, say, presses })
      : null,
    options.dots && dots
      ? sliderDots(engine, dots, { type: options.dots, labels, onInteraction, presses })
      : null,
    () => hideOutsiders(engine),
    options.isLazy ? () => showLazyImages(engine.slides, shownIndexes(engine), options.loops) : null,
  ];
  const settle = (): void => {
    for (const part of parts) part?.();
  };
  engine.on('slideChange resize breakpoint update transitionEnd lock unlock', settle);
  engine.on('sliderFirstMove navigationNext navigationPrev', onInteraction);
  labelSlides(engine);
  settle();
  if (options.effect === 'coverflow')
    void import('../../runtime/slider/turnAside.ts').then(({ turnAside }) => turnAside(engine));
  const page = jQueryOf(container.ownerDocument.defaultView ?? window);
  page?.(container).data('swiper', engine);

  return {
    next: () => void engine.slideNext(),
    previous: () => void engine.slidePrev(),
    play: () => void play.start(),
    rest: () => void play.stop(),
    activeBullet: () => dots?.querySelector<HTMLElement>('.swiper-pagination-bullet-active') ?? null,
    destroy() {
      listening.abort();
      engine.destroy();
      dots?.replaceChildren();
    },
  };
}

let lastNumber = 0;

/** The smallest device's layout also applies below its minimum width. Integer keys are in ascending order. */
function breakpointParameters({ breakpoints }: CarouselOptions): Record<string, CarouselLayout> {
  return Object.fromEntries(
    Object.entries(breakpoints).map(([width, layout], index) => [index === 0 ? 0 : width, layout]),
  );
}

/** Hidden slides must not be focusable. */
function hideOutsiders(engine: SliderEngine): void {
  const shown = shownIndexes(engine);
  engine.slides.forEach((slide, index) => {
    slide.inert = !shown.includes(index);
    slide.ariaHidden = slide.inert ? 'true' : null;
  });
}

function shownIndexes({ params, activeIndex, slides }: SliderEngine): number[] {
  // The thousandth of an offset is not another slide, but lets a neighbour peek in.
  const shown = Math.max(1, Math.floor(params.slidesPerView) || 1);
  return [...slides.keys()].slice(activeIndex, activeIndex + shown);
}

/** Labels each slide with its number, as Swiper does. */
function labelSlides({ slides }: SliderEngine): void {
  const count = slides.filter((slide) => !slide.matches('.swiper-slide-duplicate')).length;
  for (const slide of slides) {
    slide.role = 'group';
    slide.ariaRoleDescription = 'slide';
    slide.ariaLabel = `${Number(slide.dataset.swiperSlideIndex) + 1} / ${count}`;
  }
}
