import type { GalleryEntry } from '@portico/kernel/gallery';
import { galleryBox } from '../../document/galleryWidget.tsx';

export const stretchGallery: GalleryEntry = {
  slug: 'stretched-containers',
  title: 'Stretched containers',
  summary: 'A container inside the page’s column that reaches from one edge of the window to the other.',
  group: 'Page builder',
  sections: [
    {
      heading: 'As wide as the window',
      note: 'Make the window narrower: it follows. The sheet stretches it before any script has measured, so nothing jumps.',
      settings: { stretch_element: 'yes' },
      example: galleryBox('e800001', { stretch_element: 'yes' }, [
        'text-editor',
        { editor: '<p>From edge to edge, though it stands in a narrow column.</p>' },
      ]),
    },
    {
      heading: 'Right to left',
      settings: { stretch_element: 'yes' },
      example: (
        <div dir="rtl" lang="he">
          {galleryBox('e900002', { stretch_element: 'yes' }, [
            'text-editor',
            { editor: '<p>מקצה לקצה.</p>' },
          ])}
        </div>
      ),
    },
  ],
};
