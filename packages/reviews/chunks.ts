import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';
import { PRODUCT_SHEET } from './wire/public.ts';

/** On a page with Rich Showcase's own style sheet, that style sheet decides the look. */
export const productSheet: ProductSheet = { handle: PRODUCT_SHEET, instead: 'beside-reviews' };

export const sharedChunks: readonly SharedChunk[] = [
  // Nearly every widget has times, long texts and further reviews; language tables are separate.
  {
    name: 'reviews',
    order: 13,
    islands: ['reviewGlobals', 'reviews'],
    entries: [
      './wire/public.ts',
      './browser/images/lazyImages.ts',
      './browser/images/mendImage.ts',
      './browser/more/moreCode.ts',
      './browser/slider/listenToWheel.ts',
      './browser/slider/restFarCards.ts',
      './browser/text/cutElement.ts',
      './browser/time/english.ts',
      './browser/time/formatTime.ts',
      './ui/adoptOptions.ts',
    ],
  },
  // Only for floating badges.
  { name: 'reviewBadge', order: 15, entries: ['./browser/badge/startBadge.ts'] },
  // Buttons and dots are views, and so is the lightbox, which is loaded when a picture is opened.
  { name: 'reviewViews', order: 21, entries: ['./ui/live/prepareSlider.ts'] },
  { name: 'reviewLightbox', order: 25, entries: ['./ui/live/mountLightbox.tsx'] },
];
