import { recordOf } from '../../settings/read.ts';
import { carouselOptions } from '../../ui/carousel/carouselOptions.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { jQueryOf } from '../frontend/jQuery.ts';
import { createPageSlider } from '../frontend/pageSlider.ts';
import { SwiperBase } from './SwiperBase.ts';

const LEAST_SLIDES = 2;

/** The handler that add-ons build their own carousels upon: the settings of a carousel, on the slides of any widget. */
export class CarouselBase extends SwiperBase {
  override getDefaultSettings(): Record<string, unknown> {
    return {
      selectors: {
        carousel: '.swiper',
        swiperWrapper: '.swiper-wrapper',
        slideContent: '.swiper-slide',
        swiperArrow: '.elementor-swiper-button',
        paginationWrapper: '.swiper-pagination',
        paginationBullet: '.swiper-pagination-bullet',
      },
    };
  }

  override getDefaultElements(): Record<string, unknown> {
    const find = (name: string): unknown => this.findElement(String(this.getSettings(`selectors.${name}`)));
    return {
      $swiperContainer: find('carousel'),
      $swiperWrapper: find('swiperWrapper'),
      $slides: find('slideContent'),
    };
  }

  /** The slider library's own options, from the settings of the element. */
  getSwiperSettings(): Record<string, unknown> {
    const settings = recordOf(this.getElementSettings());
    const options = carouselOptions(settings, frontendConfig(this.window()).breakpoints);
    const own = (selector: string): Element | null => this.element.querySelector(selector);
    return {
      slidesPerView: options.slidesPerView,
      slidesPerGroup: options.slidesPerGroup,
      spaceBetween: options.spaceBetween,
      breakpoints: options.breakpoints,
      loop: options.loops,
      speed: options.speedMs,
      effect: options.effect,
      fadeEffect: { crossFade: true },
      grabCursor: true,
      initialSlide: this.getInitialSlide(),
      ...(options.autoplay && {
        autoplay: {
          delay: options.autoplay.delayMs,
          disableOnInteraction: options.autoplay.stopsOnInteraction,
        },
      }),
      ...(options.hasArrows && {
        navigation: {
          prevEl: own('.elementor-swiper-button-prev'),
          nextEl: own('.elementor-swiper-button-next'),
          addIcons: false,
        },
      }),
      ...(options.dots && {
        pagination: { el: own('.swiper-pagination'), type: options.dots, clickable: true },
      }),
    };
  }

  override onInit(): void {
    super.onInit();
    void this.initSwiper();
  }

  async initSwiper(): Promise<void> {
    const container = this.element.querySelector<HTMLElement>(String(this.getSettings('selectors.carousel')));
    if (!container || this.getSlidesCount() < LEAST_SLIDES) return;
    this.swiper = await createPageSlider(container, this.getSwiperSettings());
    jQueryOf(this.window())?.(container).data('swiper', this.swiper);
    if (recordOf(this.getElementSettings()).pause_on_hover === 'yes') this.togglePauseOnHover(true);
  }

  updateSwiperOption(name: string): void {
    const params = this.swiper?.params;
    if (params) params[name] = this.getSwiperSettings()[name];
    this.swiper?.update();
  }

  override onDestroy(): void {
    super.onDestroy();
    this.swiper?.destroy();
  }

  private window(): Window {
    return this.element.ownerDocument.defaultView ?? window;
  }
}
