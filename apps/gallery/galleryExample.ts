import type { GallerySection } from '@portico/kernel/gallery';
import type { GalleryExample } from './views/GalleryPage.tsx';

/** Converts a feature's gallery section to the form that the site shows. */
export function galleryExample(
  { heading, note, settings, example }: GallerySection,
  index: number,
): GalleryExample {
  return {
    id: `example-${index + 1}`,
    title: heading,
    example,
    ...(note && { note }),
    ...(settings && { settings: Object.entries(settings).map(([name, value]) => ({ name, value })) }),
  };
}
