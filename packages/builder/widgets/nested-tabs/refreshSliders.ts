type SliderElement = Element & { swiper?: { update?: () => void } };

/** A slider that started while hidden has no measurements. */
export function refreshSliders(panel: Element): void {
  for (const element of panel.querySelectorAll<SliderElement>('.swiper, .swiper-container'))
    element.swiper?.update?.();
}
