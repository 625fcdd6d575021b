import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { DocumentView } from '../../document/DocumentView.tsx';
import type { BuilderElement } from '../../protocol.ts';

export const stretchGallery: GalleryEntry = {
  slug: 'stretch',
  title: 'Stretched containers',
  summary: 'Containers that leave the column they stand in and reach from edge to edge, without a jump.',
  group: 'Page builder',
  sections: [
    {
      heading: 'A container from edge to edge',
      note: 'It has its full width before any script runs, and follows the window when that changes.',
      settings: { stretch_element: 'yes' },
      example: page('stretch', [
        container('ec00001', '<p>Within the column, for comparison.</p>', {}),
        container('ec00002', '<p>From one edge of the window to the other.</p>', { stretch_element: 'yes' }),
      ]),
    },
    {
      heading: 'A section of an older page',
      note: 'Older pages say it with a setting and a class of their own.',
      settings: { stretch_section: 'section-stretched' },
      example: page('stretch-section', [
        {
          id: 'ec00005',
          elType: 'section',
          settings: { stretch_section: 'section-stretched' },
          elements: [
            {
              id: 'ec00006',
              elType: 'column',
              settings: { _column_size: 100 },
              elements: [text('ec00007', '<p>As wide as the one above.</p>')],
            },
          ],
        },
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

function container(id: string, html: string, settings: Record<string, unknown>): BuilderElement {
  return {
    id,
    elType: 'container',
    settings,
    elements: [text(`${id.slice(0, -1)}${Number(id.slice(-1)) + 2}`, html)],
  };
}

function text(id: string, editor: string): BuilderElement {
  return { id, elType: 'widget', widgetType: 'text-editor', settings: { editor }, elements: [] };
}
