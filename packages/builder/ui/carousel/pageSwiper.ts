import './slider.css';
import Swiper from 'swiper';
import { A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** A slider for another script, with the modules that such scripts count on. */
export function pageSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(element, {
    modules: [A11y, Autoplay, EffectFade, Keyboard, Navigation, Pagination],
    ...options,
  });
}
