/** A slider of the library, as far as handlers use one. */
export interface PageSlider {
  readonly params: Record<string, unknown>;
  readonly autoplay?: { start(): unknown; stop(): unknown };
  update(): void;
  destroy(): void;
}

/** Builds a slider for another script. The library comes with the first one. */
export async function createPageSlider(element: HTMLElement, options: object): Promise<PageSlider> {
  const { pageSwiper } = await import('../../ui/carousel/pageSwiper.ts');
  return pageSwiper(element, options) as unknown as PageSlider;
}
