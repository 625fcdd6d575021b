import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import type { CarouselControl, CarouselProps } from './CarouselProps.ts';

/** Reads a carousel from its markup; `null` if there is none. */
export function adoptCarousel(element: HTMLElement): CarouselProps | null {
  const row = carouselContainer(element)?.querySelector(':scope > .swiper-wrapper');
  const slides = [...(row?.querySelectorAll(':scope > .swiper-slide') ?? [])];
  // A slider started by another script is left alone.
  const isRun = Boolean(row?.parentElement && Reflect.get(row.parentElement, 'swiper'));
  if (!row || slides.length === 0 || isRun) return null;
  return {
    settings: elementSettings(element),
    slides: slides.map((slide) => ({ label: slide.ariaLabel ?? '', html: slide.innerHTML })),
    fillsSlides: row.classList.contains('swiper-image-stretch'),
    controls: [...(row.parentElement?.children ?? [])].flatMap((child) => adoptControl(child) ?? []),
  };
}

export function carouselContainer(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-image-carousel-wrapper');
}

function adoptControl(child: Element): CarouselControl | null {
  if (child.matches('.swiper-pagination')) return { kind: 'pagination' };
  if (child.matches('.elementor-swiper-button-prev')) return { kind: 'previous', html: child.innerHTML };
  if (child.matches('.elementor-swiper-button-next')) return { kind: 'next', html: child.innerHTML };
  return null;
}
