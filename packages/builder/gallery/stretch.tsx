import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { DocumentView } from '../document/DocumentView.tsx';
import { stretchFirst } from '../runtime/stretch/stretchFirst.ts';
import type { BuilderElement } from '../wire/public.ts';

export const stretchGallery: GalleryEntry = {
  slug: 'stretched-containers',
  title: 'Stretched containers',
  summary: 'Containers that leave their column and reach from edge to edge of the page, without a jump.',
  group: 'Page builder',
  inlineScripts: [stretchFirst],
  sections: [
    {
      heading: 'A container from edge to edge',
      note: 'It has its full width from the first frame on, and follows the size of the window.',
      settings: { stretch_element: 'yes' },
      example: page('stretch', [
        container('ec00001', {}, text('ec00003', 'Within the column, for comparison.')),
        container(
          'ec00002',
          { stretch_element: 'yes' },
          text('ec00004', 'From one edge of the window to the other.'),
        ),
      ]),
    },
    {
      heading: 'Out of a column at the side',
      note: 'A style sheet cannot know the distance to the edge here, so it is measured before the first frame. In right-to-left pages it is moved by its other side.',
      settings: { _column_size: '30, 70', stretch_element: 'yes' },
      example: page('stretch-column', [
        section(
          'ec00010',
          {},
          column('ec00011', 'third', text('ec00012', 'A narrow column.')),
          column(
            'ec00013',
            'rest',
            text('ec00014', 'A wide column beside it, and in it'),
            container(
              'ec00015',
              { stretch_element: 'yes' },
              text('ec00016', 'a container as wide as the page.'),
            ),
          ),
        ),
      ]),
    },
    {
      heading: 'A section of an older page',
      note: 'Older pages use a different setting and class for it.',
      settings: { stretch_section: 'section-stretched' },
      example: page('stretch-section', [
        section(
          'ec00005',
          { stretch_section: 'section-stretched' },
          column('ec00006', 'all', text('ec00007', 'As wide as the ones above.')),
        ),
      ]),
    },
  ],
};

function page(id: string, elements: BuilderElement[]) {
  return (
    <>
      <IslandStyle name="builder-gallery" />
      <DocumentView document={{ id, type: 'wp-page', settings: {}, elements }} />
    </>
  );
}

function container(
  id: string,
  settings: BuilderElement['settings'],
  ...elements: BuilderElement[]
): BuilderElement {
  return { id, elType: 'container', settings: { css_classes: 'gallery-band', ...settings }, elements };
}

function section(
  id: string,
  settings: BuilderElement['settings'],
  ...elements: BuilderElement[]
): BuilderElement {
  return { id, elType: 'section', settings: { css_classes: 'gallery-band', ...settings }, elements };
}

function column(id: string, name: string, ...elements: BuilderElement[]): BuilderElement {
  return { id, elType: 'column', settings: { css_classes: `gallery-column-${name}` }, elements };
}

function text(id: string, words: string): BuilderElement {
  return {
    id,
    elType: 'widget',
    widgetType: 'text-editor',
    settings: { editor: `<p>${words}</p>` },
    elements: [],
  };
}
