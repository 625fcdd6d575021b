import type { GalleryEntry } from '@portico/kernel/gallery';
import { DocumentView } from '../document/DocumentView.tsx';
import type { BuilderElement } from '../wire/public.ts';

export const anchorsGallery: GalleryEntry = {
  slug: 'anchors',
  title: 'Anchors and scroll snap',
  summary: 'Links within a page, which stop below a sticky bar, on a page that snaps to its sections.',
  group: 'Page builder',
  sections: [
    {
      heading: 'A part to go to',
      note: 'Each link stops just below the sticky bar. Scrolling snaps to the sections.',
      settings: { sticky_anchor_link_offset: '120', scroll_snap: 'yes' },
      example: (
        <DocumentView
          document={{
            id: 'anchors',
            type: 'wp-page',
            settings: { scroll_snap: 'yes' },
            elements: elements(),
          }}
        />
      ),
    },
  ],
};

function elements(): BuilderElement[] {
  const text = (id: string, editor: string): BuilderElement => ({
    id,
    elType: 'widget',
    widgetType: 'text-editor',
    settings: { editor },
    elements: [],
  });
  const box = (id: string, ...inside: BuilderElement[]): BuilderElement => ({
    id,
    elType: 'container',
    settings: {},
    elements: inside,
  });
  return [
    {
      ...box(
        'eb00001',
        text(
          'eb00002',
          '<p><a href="#anchor-roof">The roof</a> · <a href="#anchor-walls">The walls</a> · <a href="#anchor-floor">The floor</a></p>',
        ),
      ),
      settings: { sticky: 'top', sticky_anchor_link_offset: 120 },
    },
    box(
      'eb00003',
      text(
        'eb00004',
        `<h3 id="anchor-roof">The roof</h3>${'<p>Slates, rafters and a window that looks north.</p>'.repeat(6)}`,
      ),
    ),
    box(
      'eb00005',
      text(
        'eb00006',
        `<h3 id="anchor-walls">The walls</h3>${'<p>Brick to the knee, timber above it.</p>'.repeat(6)}`,
      ),
    ),
    box(
      'eb00007',
      text(
        'eb00008',
        `<h3 id="anchor-floor">The floor</h3>${'<p>Gravel, and a path that stays dry.</p>'.repeat(6)}`,
      ),
    ),
  ];
}
