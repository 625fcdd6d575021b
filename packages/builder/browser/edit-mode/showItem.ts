/** What a slider library leaves on its element. */
interface WithSlider extends Element {
  readonly swiper?: { slideToLoop?(index: number): void; slideTo(index: number): void };
}

const TITLES = '.elementor-tab-title, .e-n-tab-title, .e-n-accordion-item-title';

/** Opens the item of a widget that its author has turned to: of tabs, an accordion, a toggle or a carousel. */
export function showItem(widget: Element, index: number): void {
  const slider = widget.querySelector<WithSlider>('.swiper, .swiper-container')?.swiper;
  if (slider) {
    if (slider.slideToLoop) slider.slideToLoop(index);
    else slider.slideTo(index);
    return;
  }
  // Tabs have two titles for each item, of which the first list is enough; widgets inside a panel have their own.
  const titles = [...widget.querySelectorAll<HTMLElement>(TITLES)].filter(
    (title) => title.closest('.elementor-widget') === widget && !title.matches('.elementor-tab-mobile-title'),
  );
  const title = titles[index];
  if (title && title.getAttribute(title.role === 'tab' ? 'aria-selected' : 'aria-expanded') !== 'true')
    title.click();
}
