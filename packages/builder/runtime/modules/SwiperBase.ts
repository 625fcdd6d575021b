import { listenTo } from '../frontend/pageListeners.ts';
import type { PageSlider } from '../slider/pageSlider.ts';
import { elementOf, HandlerBase } from './HandlerBase.ts';

/** Shared code of slider handlers: the first slide, the number of slides, and pausing on hover. */
export class SwiperBase extends HandlerBase {
  declare swiper: PageSlider | undefined;
  declare stopPausing: (() => void) | undefined;

  getInitialSlide(): number {
    const index = Number(this.getEditSettings('activeItemIndex'));
    return index > 0 ? index - 1 : 0;
  }

  getSlidesCount(): number {
    return this.partsNamed('$slides').length;
  }

  togglePauseOnHover(pauses: boolean): void {
    this.stopPausing?.();
    const [container] = this.partsNamed('$swiperContainer');
    if (!pauses || !container) return;
    const stops = [
      listenTo(container, 'mouseenter', () => this.swiper?.autoplay?.stop()),
      listenTo(container, 'mouseleave', () => this.swiper?.autoplay?.start()),
    ];
    this.stopPausing = () => {
      for (const stop of stops.splice(0)) stop();
    };
  }

  /** Applies the Ken Burns effect to the current slide only. */
  handleKenBurns(): void {
    const ACTIVE = 'elementor-ken-burns--active';
    const element = elementOf(this);
    for (const image of element.querySelectorAll(`.${ACTIVE}`)) image.classList.remove(ACTIVE);
    element.querySelector('.swiper-slide-active .elementor-ken-burns')?.classList.add(ACTIVE);
  }

  override onDestroy(): void {
    super.onDestroy();
    this.stopPausing?.();
  }

  /** The handler's nodes under a name, jQuery's or not. */
  protected partsNamed(name: string): HTMLElement[] {
    return Array.from((this.elements[name] as ArrayLike<HTMLElement> | undefined) ?? []);
  }
}
