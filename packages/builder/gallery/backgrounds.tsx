import type { GalleryEntry } from '@portico/kernel/gallery';
import { galleryContainer } from '../model/examples/galleryWidget.ts';
import type { Settings } from '../model/settings/read.ts';
import { GalleryElement } from './GalleryElement.tsx';

const gallery = ['harbour', 'hills', 'mountains'].map((name, id) => ({
  id,
  url: `/samples/${name}.svg`,
}));
const words = (title: string) =>
  [
    ['heading', { title, header_size: 'h3', title_color: '#ffffff' }],
    ['text-editor', { editor: '<p>What stands here is read; what lies behind it only moves.</p>' }],
  ] as const;

export const backgroundsGallery: GalleryEntry = {
  slug: 'backgrounds',
  title: 'Backgrounds that move',
  summary: 'Slideshows and videos behind a container; both can be stopped.',
  group: 'Page builder',
  sections: [
    {
      heading: 'Pictures that fade',
      note: 'The button in the corner stops them. With reduced motion, only the first picture is shown.',
      settings: { background_background: 'slideshow', background_slideshow_slide_transition: 'fade' },
      example: galleryBox(
        'e500001',
        {
          background_background: 'slideshow',
          background_slideshow_gallery: gallery,
          background_slideshow_loop: 'yes',
          background_slideshow_slide_duration: 4000,
        },
        ...words('A slideshow behind text'),
      ),
    },
    {
      heading: 'Pictures that slide and slowly grow',
      settings: {
        background_slideshow_slide_transition: 'slide_left',
        background_slideshow_ken_burns: 'yes',
      },
      example: galleryBox(
        'e600002',
        {
          background_background: 'slideshow',
          background_slideshow_gallery: gallery,
          background_slideshow_loop: 'yes',
          background_slideshow_slide_transition: 'slide_left',
          background_slideshow_ken_burns: 'yes',
          background_slideshow_lazyload: 'yes',
        },
        ...words('One after the other'),
      ),
    },
    {
      heading: 'A video',
      note: 'Only the site’s own files play here: a provider’s video would tell the provider about every visitor. Phones show the colour behind it instead.',
      settings: { background_background: 'video', background_video_link: '/samples/glass.webm' },
      example: galleryBox(
        'e700003',
        { background_background: 'video', background_video_link: '/samples/glass.webm' },
        ...words('A video behind text'),
      ),
    },
  ],
};

/** A container with widgets, as on a page. */
function galleryBox(id: string, settings: Settings, ...widgets: readonly (readonly [string, Settings])[]) {
  const { elements } = galleryContainer(id, ...widgets);
  return <GalleryElement element={{ id, elType: 'container', settings, elements }} />;
}
