import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { pageActionHash } from '../runtime/actions/createActionHash.ts';

export const lightboxGallery: GalleryEntry = {
  slug: 'lightbox',
  title: 'Lightbox',
  summary:
    'Pictures over the page: slideshow, captions, zoom, full screen, sharing, all from the keyboard too.',
  group: 'Page builder',
  sections: [
    {
      heading: 'A slideshow',
      note: 'Arrow keys and swipes turn the pages; Escape closes and gives the focus back to where it was.',
      settings: { 'data-elementor-lightbox-slideshow': 'landscapes' },
      example: (
        <div className="portico-lightbox-links">
          <IslandStyle name="link-actions" />
          {pictures().map(({ name, width, title, description }, index) => (
            <a
              key={name}
              href={`/samples/${name}.svg`}
              data-elementor-open-lightbox="yes"
              data-elementor-lightbox-slideshow="landscapes"
              data-elementor-lightbox-title={title}
              data-elementor-lightbox-description={description}
              data-e-action-hash={pageActionHash('lightbox', {
                id: index + 1,
                url: `/samples/${name}.svg`,
                slideshow: 'landscapes',
              })}
            >
              <img src={`/samples/${name}.svg`} alt={title} width={width} height="160" loading="lazy" />
            </a>
          ))}
        </div>
      ),
    },
    {
      heading: 'One picture',
      note: 'No counter and no arrows.',
      example: (
        <a
          href="/samples/breakfast.svg"
          data-elementor-open-lightbox="yes"
          data-elementor-lightbox-title="Breakfast"
        >
          Look at the breakfast
        </a>
      ),
    },
    {
      heading: 'An action link',
      note: 'Its address says what to open. Addresses that say anything else are ignored.',
      example: (
        <a
          href={pageActionHash('lightbox', {
            id: 1,
            url: '/samples/harbour.svg',
            slideshow: 'landscapes',
          })}
        >
          Open the slideshow at the harbour
        </a>
      ),
    },
    {
      heading: 'A download',
      note: 'A link that is meant to be saved is left alone.',
      example: (
        <a href="/samples/brush.svg" download data-elementor-open-lightbox="yes">
          Save the drawing of a brush
        </a>
      ),
    },
  ],
};

function pictures() {
  return [
    {
      name: 'lighthouse',
      width: 160,
      title: 'The lighthouse',
      description: 'It has shown the way since 1906.',
    },
    {
      name: 'harbour',
      width: 240,
      title: 'The harbour',
      description: 'Room for sixty boats.',
    },
    { name: 'hills', width: 220, title: 'The green hills', description: '' },
    {
      name: 'pines',
      width: 140,
      title: 'The pine wood',
      description: 'An hour’s walk, and one bench.',
    },
  ];
}
