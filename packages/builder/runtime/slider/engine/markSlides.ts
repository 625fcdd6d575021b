const NAMES = ['active', 'next', 'prev', 'visible'] as const;

/** Marks the current and adjacent slides with Swiper's classes. */
export function markSlides(
  slides: readonly HTMLElement[],
  active: number,
  perView: number,
  goesRound: boolean,
): void {
  const at = (index: number): number => (goesRound ? (index + slides.length) % slides.length : index);
  slides.forEach((slide, index) => {
    const is: Record<(typeof NAMES)[number], boolean> = {
      active: index === active,
      next: index === at(active + 1),
      prev: index === at(active - 1),
      visible: index >= active && index < active + perView,
    };
    for (const name of NAMES) slide.classList.toggle(`swiper-slide-${name}`, is[name]);
  });
}

/** Removes what a slider has written on its slides. */
export function cleanSlides(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    for (const name of NAMES) slide.classList.remove(`swiper-slide-${name}`);
    for (const name of ['width', 'margin-inline-end', 'transform', 'opacity', 'transition-duration'])
      slide.style.removeProperty(name);
    slide.removeAttribute('data-swiper-slide-index');
  }
}
