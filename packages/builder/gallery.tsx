import type { GalleryEntry } from '@portico/kernel/gallery';
import { anchorsGallery } from './browser/anchors/gallery.tsx';
import { backgroundsGallery } from './browser/backgrounds/gallery.tsx';
import { motionGallery } from './browser/motion/gallery.tsx';
import { stretchGallery } from './browser/stretch/gallery.tsx';
import { accordionGallery } from './ui/accordion/gallery.tsx';
import { alertGallery } from './ui/alert/gallery.tsx';
import { audioGallery } from './ui/audio/gallery.tsx';
import { basicsGallery } from './ui/basicsGallery.tsx';
import { carouselGallery } from './ui/carousel/gallery.tsx';
import { contactButtonsGallery } from './ui/contact-buttons/gallery.tsx';
import { counterGallery } from './ui/counter/gallery.tsx';
import { floatingBarsGallery } from './ui/floating-bars/gallery.tsx';
import { lightboxGallery } from './ui/lightbox/gallery.tsx';
import { nestedAccordionGallery } from './ui/nested-accordion/gallery.tsx';
import { nestedTabsGallery } from './ui/nested-tabs/gallery.tsx';
import { progressGallery } from './ui/progress/gallery.tsx';
import { tabsGallery } from './ui/tabs/gallery.tsx';
import { textEditorGallery } from './ui/text-editor/gallery.tsx';
import { textPathGallery } from './ui/text-path/gallery.tsx';
import { toggleGallery } from './ui/toggle/gallery.tsx';
import { videoGallery } from './ui/video/gallery.tsx';

/** The builder's pages of the gallery, one for each widget and behaviour. */
export const builderGallery: readonly GalleryEntry[] = [
  accordionGallery,
  alertGallery,
  audioGallery,
  basicsGallery,
  counterGallery,
  nestedAccordionGallery,
  nestedTabsGallery,
  progressGallery,
  tabsGallery,
  textEditorGallery,
  textPathGallery,
  toggleGallery,
  carouselGallery,
  contactButtonsGallery,
  floatingBarsGallery,
  lightboxGallery,
  motionGallery,
  videoGallery,
  backgroundsGallery,
  anchorsGallery,
  stretchGallery,
];
