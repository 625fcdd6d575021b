import type { GalleryEntry } from '@portico/kernel/gallery';
import { accordionGallery } from './ui/accordion/gallery.tsx';

/** The builder's pages of the gallery, one for each widget and behaviour. */
export const builderGallery: readonly GalleryEntry[] = [accordionGallery];
