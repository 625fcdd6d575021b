import { isOn, recordOf } from '../../model/settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { jQueryOf } from '../frontend/jQuery.ts';
import { writingDirection } from '../frontend/writingDirection.ts';
import { carouselOptions } from '../slider/carouselOptions.ts';
import { createPageSlider } from '../slider/pageSlider.ts';
import { elementOf, viewOf } from './HandlerBase.ts';
import { SwiperBase } from './SwiperBase.ts';

const LEAST_SLIDES = 2;
const LIVE_SETTINGS: Readonly<Record<string, string>> = { autoplay_speed: 'autoplay', speed: 'speed' };

/** The base class of add-ons' carousels: carousel settings for any widget's slides. */
export class CarouselBase extends SwiperBase {
  declare listening: AbortController | undefined;

  override getDefaultSettings(): Record<string, unknown> {
    return {
      selectors: {
        carousel: '.swiper, .swiper-container',
        swiperWrapper: '.swiper-wrapper',
        slideContent: '.swiper-slide',
        swiperArrow: '.elementor-swiper-button',
        paginationWrapper: '.swiper-pagination',
        paginationBullet: '.swiper-pagination-bullet',
        paginationBulletWrapper: '.swiper-pagination-bullets',
      },
    };
  }

  override getDefaultElements(): Record<string, unknown> {
    const find = (name: string): unknown => this.findElement(String(this.getSettings(`selectors.${name}`)));
    return {
      $swiperContainer: find('carousel'),
      $swiperWrapper: find('swiperWrapper'),
      $swiperArrows: find('swiperArrow'),
      $paginationWrapper: find('paginationWrapper'),
      $paginationBullets: find('paginationBullet'),
      $paginationBulletWrapper: find('paginationBulletWrapper'),
      $slides: find('slideContent'),
    };
  }

  /** Swiper's options, from the element's settings. */
  getSwiperSettings(): Record<string, unknown> {
    const settings = recordOf(this.getElementSettings());
    const options = carouselOptions(settings, frontendConfig(viewOf(this)).breakpoints);
    const own = (selector: string): Element | null => elementOf(this).querySelector(selector);
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
      ...(options.isLazy && { lazy: { loadPrevNext: true, loadPrevNextAmount: 1 } }),
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
    if (this.isActive(this.getSettings())) void this.initSwiper();
  }

  async initSwiper(): Promise<void> {
    const [container] = this.partsNamed('$swiperContainer');
    if (!container || this.getSlidesCount() < LEAST_SLIDES) return;
    this.swiper = await createPageSlider(container, this.getSwiperSettings());
    jQueryOf(viewOf(this))?.(container).data('swiper', this.swiper);
    if (isOn(this.getElementSettings('pause_on_hover'))) this.togglePauseOnHover(true);
  }

  override bindEvents(): void {
    const element = elementOf(this);
    this.listening = new AbortController();
    const { signal } = this.listening;
    element.addEventListener('keydown', (event) => this.onDirectionArrowKeydown(event), { signal });
    element.addEventListener('focusin', () => this.onFocusDisableAutoplay(), { signal });
  }

  override unbindEvents(): void {
    this.listening?.abort();
  }

  /** On an arrow, a dot or a slide, arrow keys move in their direction. */
  onDirectionArrowKeydown({ key, target }: KeyboardEvent): void {
    const { swiperArrow, paginationBullet, slideContent } = recordOf(this.getSettings('selectors'));
    const isMeant = (target as Element).closest([swiperArrow, paginationBullet, slideContent].join());
    if (!isMeant || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    const isRtl = writingDirection(elementOf(this)) === 'rtl';
    if ((key === 'ArrowRight') !== isRtl) this.swiper?.slideNext();
    else this.swiper?.slidePrev();
  }

  onFocusDisableAutoplay(): void {
    this.swiper?.autoplay?.stop();
    // Autoplay stopped by focus stays stopped, wherever the pointer goes.
    this.togglePauseOnHover(false);
  }

  override onElementChange(name: string): void {
    if (name === 'pause_on_hover') this.togglePauseOnHover(isOn(this.getElementSettings(name)));
    else if (name.startsWith('image_spacing_custom')) this.updateSwiperOption('spaceBetween');
    else if (LIVE_SETTINGS[name]) this.updateSwiperOption(LIVE_SETTINGS[name]);
  }

  override onEditSettingsChange(name: string): void {
    if (name === 'activeItemIndex') this.swiper?.slideToLoop(this.getInitialSlide());
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
}
