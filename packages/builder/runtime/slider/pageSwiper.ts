import Swiper from 'swiper';
import * as modules from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { showLazyImages } from './showLazyImages.ts';

/** A slider for another script, with all of Swiper's modules: such scripts may rely on any of them. */
export function pageSwiper(element: HTMLElement, options: SwiperOptions & { lazy?: unknown }): Swiper {
  const swiper = new Swiper(element, {
    modules: Object.values(modules),
    ...options,
    init: false,
  });
  // This release of Swiper no longer handles pictures in `data-src`.
  if (options.lazy)
    swiper.on('init slideChange resize', () =>
      showLazyImages(swiper.slides, shown(swiper), swiper.params.loop === true),
    );
  if (options.init !== false) swiper.init();
  return swiper;
}

function shown({ activeIndex, params, slides }: Swiper): number[] {
  const perView = Math.ceil(Number(params.slidesPerView)) || 1;
  return [...slides.keys()].slice(activeIndex, activeIndex + perView);
}
