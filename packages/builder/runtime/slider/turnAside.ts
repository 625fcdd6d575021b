import type { SliderEngine } from './engine/SliderEngine.ts';

/** Tells every slide how many slides it stands from the middle, so that its sheet can turn it aside: Swiper's “coverflow”. */
export function turnAside(engine: SliderEngine): void {
  const turn = (): void => {
    const { params, slides, rtl } = engine;
    const perView = Math.max(1, params.slidesPerView);
    const width = (engine.width - (perView - 1) * params.spaceBetween) / perView;
    if (width <= 0) return;
    const step = (width + params.spaceBetween) / width;
    const first = engine.animating ? engine.activeIndex : Math.abs(engine.translate) / (width * step);
    slides.forEach(({ style }, index) => {
      const turned = (first + (perView - 1) / 2 - index) * step * (rtl ? -1 : 1);
      style.setProperty('--p-turn', turned.toFixed(3));
    });
  };
  engine.on('setTranslate sliderMove resize breakpoint update', turn);
  turn();
}
