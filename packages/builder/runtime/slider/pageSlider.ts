import { addSheet, type Breakpoint } from '@portico/kernel/dom';
import { recordOf } from '../../model/settings/read.ts';
import sliderSheet from './slider.css?url';

/** The part of a Swiper instance that handlers use. */
export interface PageSlider {
  readonly params: Record<string, unknown>;
  readonly autoplay?: { start(): unknown; stop(): unknown };
  slideNext(): unknown;
  slidePrev(): unknown;
  slideToLoop(index: number): unknown;
  update(): void;
  destroy(): void;
}

/** Creates a slider for another script. Swiper is loaded with the first one. */
export async function createPageSlider(element: HTMLElement, options: object): Promise<PageSlider> {
  // Style sheets reserve space for these, which the slider would otherwise overlap.
  element.closest('.elementor-widget-wrap')?.classList.add('e-swiper-container');
  element.closest('.elementor-widget')?.classList.add('e-widget-swiper');
  const [{ pageSwiper }] = await Promise.all([
    import('./pageSwiper.ts'),
    addSheet(element.ownerDocument, sliderSheet),
  ]);
  return pageSwiper(element, options) as unknown as PageSlider;
}

/**
 * Converts options with max-width breakpoints, as add-ons write them when they leave the rest to Elementor, to min-width
 * breakpoints.
 */
export function fromWidthsOn(options: object, active: readonly Breakpoint[]): object {
  const { handleElementorBreakpoints, breakpoints, slidesPerView, slidesPerGroup } = recordOf(options);
  if (!handleElementorBreakpoints) return options;
  const beyond = { slidesPerView, slidesPerGroup: slidesPerGroup ?? 1 };
  const ends = active.filter((one) => one.direction === 'max').map(({ value }) => value);
  const widths: Record<number, unknown> = {};
  for (const [width, layout] of Object.entries(recordOf(breakpoints))) {
    // Some are a pixel short.
    const index = ends.findIndex((end) => end === Number(width) || end === Number(width) + 1);
    const end = ends[index];
    const begin = ends[index - 1];
    if (end !== undefined) widths[end + 1] ??= beyond;
    widths[end === undefined ? Number(width) : begin === undefined ? 0 : begin + 1] = layout;
  }
  return { ...options, breakpoints: widths };
}
