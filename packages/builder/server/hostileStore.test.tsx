import { createContentVersions } from '@portico/kernel/server';
import { createTestClock, describeOnBothEngines } from '@portico/kernel/server/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../document/DocumentView.tsx';
import { documentStyles } from '../document/documentStyles.ts';
import { SAMPLE_SETTINGS } from '../testing/sampleElements.ts';
import { documentStore } from './documents/documentStore.ts';
import { builderMigrations } from './migrations.ts';

const ANN = { id: 'ann', name: 'Ann' };
const HOSTILE: readonly unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '</style><script>alert(1)</script>',
  '}body{display:none}',
  'red;background:url(//evil.example)',
  '<svg/onload=alert(1)>',
  '--><script>alert(1)</script>',
  '<\u0000script>alert(1)</script>',
  '[recent-posts]<script>alert(1)</script>',
  '\ud800',
  1e308,
  -1,
  true,
  null,
  [],
  {},
  [[[{}]]],
  { url: 'javascript:alert(1)', size: '1px;}', unit: '}' },
  { __proto__: null, constructor: 'x', toString: 1 },
];

describeOnBothEngines('a hostile document in the real store', (engine) => {
  test('PB-24 is kept, and shown without doing harm, whatever stands in every setting of every widget', async () => {
    const database = await engine.openFresh(builderMigrations);
    const documents = documentStore({
      database,
      clock: createTestClock(),
      content: createContentVersions(database),
      isReserved: () => false,
    });
    for (const value of HOSTILE) {
      const settings = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]));
      const widgets = Object.entries(SAMPLE_SETTINGS).map(([widgetType, sample], index) => ({
        id: index % 2 ? String(1_234_567 + index) : value,
        elType: 'widget',
        widgetType,
        settings: settings([...Object.keys(sample), ...EVERYWHERE]),
        elements: index % 3 ? [] : {},
      }));
      const elements = [
        ...widgets,
        { id: 7, elType: 'widget', widgetType: value, settings: [], elements: [] },
        { elType: value, settings: value, elements: Array.isArray(value) ? [] : value },
        { elType: 'container', settings: settings(EVERYWHERE), elements: [{ elType: 'column' }] },
        { elType: 'section', settings: settings(EVERYWHERE), elements: [] },
      ];
      const { id } = await documents.create(
        {
          title: 'Hostile',
          settings: { scroll_snap: value },
          elements: JSON.parse(JSON.stringify(elements)),
          publish: true,
        },
        ANN,
      );
      const found = await documents.published(id);
      if (!found) throw new Error('It is not there.');
      const html = renderToString(<DocumentView document={found.document} />);
      expect(html, JSON.stringify(value)).not.toMatch(
        /<script|<[^>]*\son\w+\s*=|(?:href|src|poster|action)="\s*(?:javascript|vbscript):|<[^>]*\sstyle="/i,
      );
      const css = documentStyles(found.document);
      expect(css, JSON.stringify(value)).not.toMatch(/<|body\{|javascript:|evil/i);
      expect(css.split('{')).toHaveLength(css.split('}').length);
      const kept = await documents.find(id);
      expect(kept?.elements).toHaveLength(elements.length);
    }
  });
});

const EVERYWHERE = [
  ...['html_tag', 'background_color', 'background_image', 'background_background', 'background_video_link'],
  ...[
    '_css_classes',
    'css_classes',
    '_element_id',
    '_animation',
    'animation',
    '_margin',
    '_padding',
    'padding',
  ],
  ...['flex_gap', 'flex_direction', 'width', 'min_height', 'gap', 'content_width', '__globals__', 'z_index'],
  ...['stretch_section', 'stretch_element', 'background_slideshow_gallery', 'typography_font_family'],
];
