import type { GalleryEntry } from '@portico/kernel/gallery';
import { galleryWidget } from '../../document/galleryWidget.tsx';

export const audioGallery: GalleryEntry = {
  slug: 'audio',
  title: 'Audio',
  summary: "A sound with the browser's own controls, or the CMS's where the page has them.",
  group: 'Page builder',
  sections: [
    {
      heading: 'As it comes',
      note: 'Nothing is fetched before the visitor presses play.',
      settings: { title: 'A pane, tapped', preload: 'none' },
      example: galleryWidget('9a1b2c0', 'wp-widget-media_audio', {
        wp: { title: 'A pane, tapped', url: '/sounds/pane.wav', preload: 'none' },
      }),
    },
  ],
};
