import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** With Elementor's own style sheet, a page only needs our rules for what Elementor does not cover. */
export const productSheet: ProductSheet = { handle: 'elementor-frontend', instead: 'beside-elementor' };

/** Grouped by what is used together. Code without React is kept apart from code with it: importing one would load the other. */
export const sharedChunks: readonly SharedChunk[] = [
  // Separate from the page's configuration, which an accordion does not need.
  {
    name: 'basics',
    order: 2,
    entries: ['./wire/public.ts', './runtime/frontend/writingDirection.ts'],
  },
  {
    name: 'basics',
    order: 2,
    joint: 'near',
    entries: ['./parts/keyboard/focusTarget.ts', './parts/motion/announceLayoutChange.ts'],
  },
  {
    name: 'basics',
    order: 2,
    joint: 'views',
    entries: ['./parts/motion/setHidden.ts', './parts/motion/slide.ts'],
  },
  // Plain code shared with views, and layout helpers: never waits for React.
  {
    name: 'page',
    order: 3,
    islands: ['contact-buttons', 'entrance', 'floating-bars', 'stretch'],
    entries: [
      './model/settings/link.ts',
      './model/settings/read.ts',
      './runtime/frontend/elementSettings.ts',
      './runtime/frontend/jQuery.ts',
      './runtime/frontend/listen.ts',
      './runtime/motion/animationName.ts',
    ],
  },
  { name: 'page', order: 3, joint: 'first', entries: ['./runtime/frontend/currentSetting.ts'] },
  // Only for pages opened at an anchor, or with the author's own scroll settings.
  {
    name: 'anchors',
    order: 4,
    islands: ['keep-place', 'open-item', 'scroll-snap', 'sticky-anchors'],
    entries: [],
  },
  {
    name: 'widgets',
    order: 5,
    islands: [
      'alert',
      'atomic',
      'audio',
      'background-slideshow',
      'background-video',
      'countdown',
      'counter',
      'form',
      'link-actions',
      'nested-accordion',
      'progress',
      'text-editor',
      'text-path',
      'video',
    ],
    entries: [
      './runtime/slider/slider.css',
      './runtime/videos/autoplayAddress.ts',
      './runtime/videos/videoApi.ts',
    ],
  },
  // On pages with the few joint files, a carousel does without the other widgets.
  {
    name: 'widgets',
    order: 5,
    joint: '',
    entries: ['./runtime/slider/carouselOptions.ts', './runtime/slider/showLazyImages.ts'],
  },
  {
    name: 'folding',
    order: 6,
    islands: ['accordion', 'toggle'],
    entries: ['./parts/keyboard/useTitleKeys.ts'],
  },
  // Swiper, for add-ons that request it by name. Our sliders have their own engine.
  { name: 'slider', order: 7, entries: ['./runtime/slider/pageSwiper.ts'] },
  // The API for add-ons, on pages with a script that may be one.
  { name: 'add-ons', order: 28, entries: ['./document/provideFrontend.ts'] },
  {
    name: 'views',
    order: 22,
    islands: ['image-carousel', 'lightbox', 'nested-tabs', 'tabs'],
    entries: [],
  },
  // Rarely needed parts of lightboxes and backgrounds.
  {
    name: 'lightbox-parts',
    order: 26,
    entries: ['./runtime/lightbox/ShareMenu.tsx', './runtime/lightbox/VideoPlayer.tsx'],
  },
  { name: 'background-provider', order: 27, entries: ['./runtime/backgrounds/playProvider.ts'] },
];
