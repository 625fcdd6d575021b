import type { PageSlider } from '../frontend/pageSlider.ts';
import { HandlerBase } from './HandlerBase.ts';

/** What handlers of sliders share: which slide is first, how many there are, and rest under the pointer. */
export class SwiperBase extends HandlerBase {
  declare swiper: PageSlider | undefined;

  getInitialSlide(): number {
    const { activeItemIndex } = this.getEditSettings();
    return typeof activeItemIndex === 'number' ? Math.max(0, activeItemIndex - 1) : 0;
  }

  getSlidesCount(): number {
    return this.element.querySelectorAll('.swiper-slide').length;
  }

  getEditSettings(): Readonly<Record<string, unknown>> {
    return (this.getSettings('editSettings') as Readonly<Record<string, unknown>> | undefined) ?? {};
  }

  togglePauseOnHover(pauses: boolean): void {
    const container = this.element.querySelector<HTMLElement>('.swiper');
    if (!container) return;
    container.onmouseenter = pauses ? () => this.swiper?.autoplay?.stop() : null;
    container.onmouseleave = pauses ? () => this.swiper?.autoplay?.start() : null;
  }

  /** Lets the picture of the slide that is shown grow or shrink, and no other. */
  handleKenBurns(): void {
    const ACTIVE = 'elementor-ken-burns--active';
    for (const image of this.element.querySelectorAll(`.${ACTIVE}`)) image.classList.remove(ACTIVE);
    this.element.querySelector('.swiper-slide-active .elementor-ken-burns')?.classList.add(ACTIVE);
  }
}
