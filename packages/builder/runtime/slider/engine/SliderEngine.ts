import type { CarouselLayout } from '../carouselOptions.ts';
import type { SliderEvents } from './sliderEvents.ts';

/** A slider's parameters, under Swiper's names. A layout for a width replaces the members it has. */
export interface SliderParams {
  slidesPerView: number;
  slidesPerGroup: number;
  spaceBetween: number;
  speed: number;
  readonly loop: boolean;
  readonly effect: 'slide' | 'fade' | 'coverflow';
  /** By minimum width. */
  readonly breakpoints: Readonly<Record<string, CarouselLayout>>;
  autoplay: { readonly delay: number; readonly disableOnInteraction: boolean } | false;
}

/** Autoplay. */
export interface SliderPlay {
  readonly running: boolean;
  start(): boolean;
  stop(): boolean;
}

/** A slider, as other scripts know it from `element.swiper`: the members of Swiper that they use. */
export interface SliderEngine extends SliderEvents {
  readonly el: HTMLElement;
  readonly wrapperEl: HTMLElement;
  /** In DOM order; a looping row is reordered as it moves. */
  readonly slides: readonly HTMLElement[];
  readonly params: SliderParams;
  readonly autoplay: SliderPlay;
  /** Index in DOM order. */
  readonly activeIndex: number;
  readonly previousIndex: number;
  /** Index in the page's order; copies count as their originals. */
  readonly realIndex: number;
  readonly snapIndex: number;
  /** Possible rest positions, in pixels. */
  readonly snapGrid: readonly number[];
  readonly isBeginning: boolean;
  readonly isEnd: boolean;
  /** All slides are shown at once: there is nowhere to go. */
  readonly isLocked: boolean;
  readonly animating: boolean;
  readonly initialized: boolean;
  readonly destroyed: boolean;
  readonly rtl: boolean;
  readonly width: number;
  readonly size: number;
  readonly translate: number;
  readonly progress: number;
  readonly currentBreakpoint: string;
  /** If false, the visitor cannot move it. */
  allowTouchMove: boolean;
  slideTo(index: number, speedMs?: number): boolean;
  slideToLoop(index: number, speedMs?: number): boolean;
  slideNext(speedMs?: number): boolean;
  slidePrev(speedMs?: number): boolean;
  slideReset(speedMs?: number): boolean;
  /** Measures and lays out again, after the row or its parameters have changed. */
  update(): void;
  destroy(deletesInstance?: boolean, cleansStyles?: boolean): null;
}
