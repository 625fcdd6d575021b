import type { ProductSheet, SharedChunk } from '@portico/kernel/islands';

/** A page with Elementor's own sheet looks as Elementor wants it; of ours it needs what Elementor has no rules for. */
export const productSheet: ProductSheet = { handle: 'elementor-frontend', instead: 'beside-elementor' };

/** By what stands together on pages. Code without React keeps away from code with it: importing one would bring the other. */
export const sharedChunks: readonly SharedChunk[] = [
  // Apart from the page's configuration, which an accordion can do without.
  {
    name: 'basics',
    order: 2,
    entries: [
      './wire/public.ts',
      './parts/keyboard/focusTarget.ts',
      './runtime/frontend/writingDirection.ts',
      './parts/motion/announceLayoutChange.ts',
    ],
  },
  {
    name: 'basics',
    order: 2,
    joint: 'views',
    entries: ['./parts/motion/setHidden.ts', './parts/motion/slide.ts'],
  },
  // Plain code that many share with views, and what puts elements in their places: it never waits for React.
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
  // Only where a page is opened at a place in it, or its author has set how it scrolls.
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
  // Where there are few files, a carousel does without the other widgets.
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
  // The library of other people's sliders, for an add-on that asks for it by name. Ours have an engine of their own.
  { name: 'slider', order: 7, entries: ['./runtime/slider/pageSwiper.ts'] },
  // What add-ons speak to, for pages with a script that may be one.
  { name: 'add-ons', order: 28, entries: ['./document/lendFrontend.ts'] },
  {
    name: 'views',
    order: 22,
    islands: ['image-carousel', 'lightbox', 'nested-tabs', 'tabs'],
    entries: [],
  },
  // What few pictures in a lightbox, and few backgrounds, ask for.
  {
    name: 'lightbox-parts',
    order: 26,
    entries: ['./runtime/lightbox/ShareMenu.tsx', './runtime/lightbox/VideoPlayer.tsx'],
  },
  { name: 'background-provider', order: 27, entries: ['./runtime/backgrounds/playProvider.ts'] },
];
