import Swiper from 'swiper';
import * as modules from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { showLazyImages } from './showLazyImages.ts';

/** A slider for another script, with all that the library can do: nobody knows what such scripts count on. */
export function pageSwiper(element: HTMLElement, options: SwiperOptions & { lazy?: unknown }): Swiper {
  const swiper = new Swiper(element, {
    modules: Object.values(modules),
    ...options,
    init: false,
  });
  // Pictures that wait in `data-src` are none of this release's business any more.
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
