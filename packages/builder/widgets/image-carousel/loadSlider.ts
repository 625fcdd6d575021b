import { addSheet } from '@portico/kernel/dom';
import { loadChunk } from '@portico/kernel/islands';
import type { CarouselOptions } from '../../runtime/slider/carouselOptions.ts';
import sliderSheet from '../../runtime/slider/slider.css?url';

/** The slider, with the effect that its slides change with (most just slide, and need none) and what a frame takes. */
export function loadSlider(page: Document, { effect }: CarouselOptions) {
  return loadChunk('slider', async () => {
    const [{ createSlider }, fade, frame] = await Promise.all([
      import('./createSlider.ts'),
      effect === 'fade' ? import('./fade.ts') : null,
      page === document ? null : import('./sliderInFrame.ts'),
      addSheet(page, sliderSheet),
    ]);
    return {
      createSlider,
      modules: [fade?.EffectFade, frame?.sliderInFrame].filter((one) => one !== undefined),
    };
  });
}
