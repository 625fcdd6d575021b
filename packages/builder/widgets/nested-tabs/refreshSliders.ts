type SliderElement = Element & { swiper?: { update?: () => void } };

/** A slider that started while it was hidden has measured nothing. */
export function refreshSliders(panel: Element): void {
  for (const element of panel.querySelectorAll<SliderElement>('.swiper, .swiper-container'))
    element.swiper?.update?.();
}
