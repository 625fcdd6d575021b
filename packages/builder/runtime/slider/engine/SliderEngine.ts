import type { CarouselLayout } from '../carouselOptions.ts';
import type { SliderEvents } from './sliderEvents.ts';

/** What a slider is told, under the slider library's names. A layout for a width replaces the members that it has. */
export interface SliderParams {
  slidesPerView: number;
  slidesPerGroup: number;
  spaceBetween: number;
  speed: number;
  readonly loop: boolean;
  readonly effect: 'slide' | 'fade';
  /** By the width from which on they hold. */
  readonly breakpoints: Readonly<Record<string, CarouselLayout>>;
  autoplay: { readonly delay: number; readonly disableOnInteraction: boolean } | false;
}

/** Turning by the clock. */
export interface SliderPlay {
  readonly running: boolean;
  start(): boolean;
  stop(): boolean;
}

/** A slider, as scripts of other people know it from `element.swiper`: the slider library's members that they use. */
export interface SliderEngine extends SliderEvents {
  readonly el: HTMLElement;
  readonly wrapperEl: HTMLElement;
  /** In the order in which they stand; a row that goes round is reordered as it turns. */
  readonly slides: readonly HTMLElement[];
  readonly params: SliderParams;
  readonly autoplay: SliderPlay;
  /** Counted in the order in which slides stand. */
  readonly activeIndex: number;
  readonly previousIndex: number;
  /** Counted in the order of the page, copies taken for what they are copies of. */
  readonly realIndex: number;
  readonly snapIndex: number;
  /** Where it can come to rest, in pixels. */
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
  /** Set to false, the visitor cannot move it. */
  allowTouchMove: boolean;
  slideTo(index: number, speedMs?: number): boolean;
  slideToLoop(index: number, speedMs?: number): boolean;
  slideNext(speedMs?: number): boolean;
  slidePrev(speedMs?: number): boolean;
  slideReset(speedMs?: number): boolean;
  /** Measures and lays out anew, after something about the row or its parameters has changed. */
  update(): void;
  destroy(deletesInstance?: boolean, cleansStyles?: boolean): null;
}
