import type { GalleryEntry } from '@portico/kernel/gallery';
import { anchorsGallery } from './anchors.tsx';
import { backgroundsGallery } from './backgrounds.tsx';
import { lightboxGallery } from './lightbox.tsx';
import { motionGallery } from './motion.tsx';
import { stretchGallery } from './stretch.tsx';
import { widgetPages } from './widgetPages.tsx';

/** The builder's pages of the gallery, one for each widget and behaviour. */
export const builderGallery: readonly GalleryEntry[] = [
  ...(await widgetPages()),
  lightboxGallery,
  motionGallery,
  backgroundsGallery,
  anchorsGallery,
  stretchGallery,
];
