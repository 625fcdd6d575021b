import type { GalleryEntry } from '@portico/kernel/gallery';
import { motionGallery } from './browser/motion/gallery.tsx';
import { accordionGallery } from './ui/accordion/gallery.tsx';
import { carouselGallery } from './ui/carousel/gallery.tsx';
import { contactButtonsGallery } from './ui/contact-buttons/gallery.tsx';
import { floatingBarsGallery } from './ui/floating-bars/gallery.tsx';
import { lightboxGallery } from './ui/lightbox/gallery.tsx';

/** The builder's pages of the gallery, one for each widget and behaviour. */
export const builderGallery: readonly GalleryEntry[] = [
  accordionGallery,
  carouselGallery,
  contactButtonsGallery,
  floatingBarsGallery,
  lightboxGallery,
  motionGallery,
];
