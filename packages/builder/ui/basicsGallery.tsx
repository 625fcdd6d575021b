import type { GalleryEntry } from '@portico/kernel/gallery';
import { galleryWidget } from '../document/galleryWidget.tsx';

const check = { library: 'fa-solid', value: 'fas fa-check' };

/** The widgets that only stand there. They need no script. */
export const basicsGallery: GalleryEntry = {
  slug: 'basics',
  title: 'Heading, picture, button and their like',
  summary: 'What stands between the livelier widgets: no script, little style.',
  group: 'Page builder',
  sections: [
    {
      heading: 'Heading',
      settings: { header_size: 'h3', link: '/gallery/' },
      example: galleryWidget('d100001', 'heading', {
        title: 'Glass, <em>iron</em> and patience',
        header_size: 'h3',
        link: { url: '/gallery/' },
      }),
    },
    {
      heading: 'Picture with a caption',
      settings: { caption_source: 'custom', link_to: 'file' },
      example: galleryWidget('d200002', 'image', {
        image: {
          url: '/pictures/project-vinery.svg',
          alt: 'A long vinery against a wall',
          width: 1200,
          height: 800,
        },
        link_to: 'file',
        caption_source: 'custom',
        caption: 'The vinery, finished in spring.',
      }),
    },
    {
      heading: 'Buttons',
      settings: {
        button_type: 'success',
        size: 'md',
        selected_icon: 'fas fa-arrow-right',
        icon_align: 'right',
      },
      example: (
        <>
          {galleryWidget('d300003', 'button', { text: 'Ask for a visit', link: { url: '/' } })}
          <br />
          {galleryWidget('d300004', 'button', {
            text: 'See our work',
            link: { url: '/', is_external: 'on' },
            button_type: 'success',
            size: 'md',
            selected_icon: { library: 'fa-solid', value: 'fas fa-arrow-right' },
            icon_align: 'right',
          })}
        </>
      ),
    },
    {
      heading: 'List with icons',
      settings: { view: 'traditional' },
      example: galleryWidget('d400005', 'icon-list', {
        icon_list: [
          { text: 'A drawing before the first nail', selected_icon: check },
          { text: 'A price that stays', selected_icon: check, link: { url: '/' } },
          { text: 'A name to call', selected_icon: { library: 'fa-solid', value: 'fas fa-phone' } },
        ],
      }),
    },
    {
      heading: 'Divider and space',
      settings: { look: 'line_text', text: 'or' },
      example: (
        <>
          {galleryWidget('d500006', 'divider', {})}
          {galleryWidget('d500007', 'spacer', {})}
          {galleryWidget('d500008', 'divider', { look: 'line_text', text: 'or' })}
        </>
      ),
    },
    {
      heading: 'Gallery of pictures',
      settings: { gallery_columns: '3', gallery_link: 'file' },
      example: galleryWidget('d600009', 'image-gallery', {
        gallery_columns: 3,
        wp_gallery: [
          ['octagon', 'An eight-sided summer house', 800],
          ['lean-to', 'A lean-to on a brick wall', 700],
          ['school', 'A glasshouse in a school yard', 1100],
        ].map(([name, alt, width]) => ({
          url: `/pictures/project-${name}.svg`,
          alt,
          width,
          height: 800,
          caption: alt,
        })),
      }),
    },
  ],
};
