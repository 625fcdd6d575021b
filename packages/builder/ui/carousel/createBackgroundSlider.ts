import './slider.css';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { BackgroundSlideshow } from '../../browser/backgrounds/BackgroundSlideshow.ts';

/** A row of pictures that turns by the clock. Nobody touches it: it lies behind everything else. */
export interface BackgroundSlider {
  play(): void;
  pause(): void;
  stop(): void;
}

const ACTIVE = 'elementor-ken-burns--active';

export function createBackgroundSlider(container: HTMLElement, show: BackgroundSlideshow): BackgroundSlider {
  const isFading = show.transition === 'fade';
  const isVertical = show.transition === 'slide_up' || show.transition === 'slide_down';
  const swiper = new Swiper(container, {
    modules: [EffectFade],
    init: false,
    effect: isFading ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    direction: isVertical ? 'vertical' : 'horizontal',
    speed: show.transitionMs,
    loop: show.loops && show.images.length > 2,
    rewind: show.loops && show.images.length === 2,
    allowTouchMove: false,
  });
  const settle = (): void => {
    for (const [index, slide] of swiper.slides.entries()) {
      const image = slide.firstElementChild as HTMLElement | null;
      image?.classList.toggle(ACTIVE, show.kenBurns !== null && index === swiper.activeIndex);
      if (image?.dataset.background && isNear(index, swiper.activeIndex, swiper.slides.length)) {
        image.style.backgroundImage = image.dataset.background;
        delete image.dataset.background;
      }
    }
  };
  swiper.on('init slideChange', settle);
  swiper.init();

  let timer: ReturnType<typeof setInterval> | undefined;
  const turn = (): void => {
    if (show.transition === 'slide_down') swiper.slidePrev();
    else swiper.slideNext();
    if (!show.loops && swiper.isEnd) clearInterval(timer);
  };
  const play = (): void => {
    clearInterval(timer);
    timer = setInterval(turn, show.slideMs);
  };
  play();
  return {
    play,
    pause: () => clearInterval(timer),
    stop() {
      clearInterval(timer);
      swiper.destroy();
    },
  };
}

function isNear(index: number, shown: number, count: number): boolean {
  const distance = Math.abs(index - shown);
  return Math.min(distance, count - distance) <= 1;
}
