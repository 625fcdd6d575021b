import { loadChunk } from '@portico/kernel/islands';
import type { CarouselOptions } from './carouselOptions.ts';

/** The slider, and the effect that its slides change with: most of them just slide, and need none. */
export function loadSlider({ effect }: CarouselOptions) {
  return loadChunk('slider', async () => {
    const [{ createSlider }, fade] = await Promise.all([
      import('./createSlider.ts'),
      effect === 'fade' ? import('./fade.ts') : null,
    ]);
    return { createSlider, effects: fade ? [fade.EffectFade] : [] };
  });
}
