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
      settings: { 'data-elementor-lightbox-slideshow': 'greenhouses' },
      example: (
        <div className="portico-lightbox-links">
          <IslandStyle name="link-actions" />
          {pictures().map(({ name, width, title, description }, index) => (
            <a
              key={name}
              href={`/samples/${name}.svg`}
              data-elementor-open-lightbox="yes"
              data-elementor-lightbox-slideshow="greenhouses"
              data-elementor-lightbox-title={title}
              data-elementor-lightbox-description={description}
              data-e-action-hash={pageActionHash('lightbox', {
                id: index + 1,
                url: `/samples/${name}.svg`,
                slideshow: 'greenhouses',
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
          href="/samples/still-life.svg"
          data-elementor-open-lightbox="yes"
          data-elementor-lightbox-title="Still life"
        >
          Look at the still life
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
            url: '/samples/project-vinery.svg',
            slideshow: 'greenhouses',
          })}
        >
          Open the slideshow at the vinery
        </a>
      ),
    },
    {
      heading: 'A download',
      note: 'A link that is meant to be saved is left alone.',
      example: (
        <a href="/samples/tool-plane.svg" download data-elementor-open-lightbox="yes">
          Save the drawing of a plane
        </a>
      ),
    },
  ],
};

function pictures() {
  return [
    {
      name: 'project-octagon',
      width: 160,
      title: 'The octagon',
      description: 'Eight sides, and a door in one of them.',
    },
    {
      name: 'project-vinery',
      width: 240,
      title: 'The vinery',
      description: 'Sixty feet along a south wall.',
    },
    { name: 'project-school', width: 220, title: 'The school garden', description: '' },
    {
      name: 'project-lean-to',
      width: 140,
      title: 'The lean-to',
      description: 'Room for tomatoes and one chair.',
    },
  ];
}
