import './image-carousel.css';
import { reactIsland } from '@portico/kernel/islands/react';
import { adoptCarousel, carouselContainer } from './adoptCarousel.ts';
import { CarouselView } from './CarouselView.tsx';

export const { start } = reactIsland({
  View: CarouselView,
  adopt: adoptCarousel,
  container: carouselContainer,
  owns: '.swiper-wrapper, .swiper-slide, .elementor-swiper-button, .swiper-pagination',
  slots: '.swiper-slide, .elementor-swiper-button, .swiper-pagination',
});
