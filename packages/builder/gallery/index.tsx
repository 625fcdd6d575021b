import type { GalleryEntry } from '@portico/kernel/gallery';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { anchorsGallery } from './anchors.tsx';
import { backgroundsGallery } from './backgrounds.tsx';
import { lightboxGallery } from './lightbox.tsx';
import { motionGallery } from './motion.tsx';
import { popupGallery } from './popup.tsx';
import { stretchGallery } from './stretch.tsx';
import { widgetPages } from './widgetPages.tsx';

const pages = await widgetPages();

/** The widget pages' content as documents, by slug. */
export const builderExamples: ReadonlyMap<string, PageDocument> = new Map(
  pages.map(({ entry, document }) => [entry.slug, document]),
);

/** The builder's gallery pages, one for each widget and behaviour. */
export const builderGallery: readonly GalleryEntry[] = [
  ...pages.map(({ entry }) => entry),
  lightboxGallery,
  motionGallery,
  popupGallery,
  backgroundsGallery,
  anchorsGallery,
  stretchGallery,
];
