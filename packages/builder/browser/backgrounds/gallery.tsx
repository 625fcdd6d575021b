import type { GalleryEntry } from '@portico/kernel/gallery';
import { galleryBox } from '../../document/galleryWidget.tsx';

const gallery = ['project-vinery', 'project-school', 'hero-wide'].map((name, id) => ({
  id,
  url: `/pictures/${name}.svg`,
}));
const words = (title: string) =>
  [
    ['heading', { title, header_size: 'h3', title_color: '#ffffff' }],
    ['text-editor', { editor: '<p>What stands here is read; what lies behind it only moves.</p>' }],
  ] as const;

export const backgroundsGallery: GalleryEntry = {
  slug: 'backgrounds',
  title: 'Backgrounds that move',
  summary: 'Pictures that follow each other behind a container, and films; both can be stopped.',
  group: 'Page builder',
  sections: [
    {
      heading: 'Pictures that fade',
      note: 'The button in the corner stops them. Where less motion is asked for, the first picture stands still.',
      settings: { background_background: 'slideshow', background_slideshow_slide_transition: 'fade' },
      example: galleryBox(
        'e500001',
        {
          background_background: 'slideshow',
          background_slideshow_gallery: gallery,
          background_slideshow_loop: 'yes',
          background_slideshow_slide_duration: 4000,
        },
        ...words('A slideshow behind words'),
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
      heading: 'A film',
      note: 'Only files of the site’s own play here: a provider’s film would tell the provider of every visitor. A phone keeps the colour behind it.',
      settings: { background_background: 'video', background_video_link: '/films/glass.webm' },
      example: galleryBox(
        'e700003',
        { background_background: 'video', background_video_link: '/films/glass.webm' },
        ...words('A film behind words'),
      ),
    },
  ],
};
