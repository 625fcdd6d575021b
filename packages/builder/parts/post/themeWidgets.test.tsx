import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { documentStyles } from '../../document/documentStyles.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { PageFactsProvider } from './PageFacts.ts';

const FACTS = {
  ...{ url: '/a-post/', title: 'A post', excerpt: 'What it is <a href="/about/">about</a>' },
  picture: { src: '/cover.webp', alt: 'A cover', width: 1200, height: 800 },
};

function drawn(widgetType: string, settings: object): { html: string; css: string } {
  const tree = [{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }];
  const page = parseDocument(tree, { id: 7, cleanHtml: (words) => words });
  const html = renderToStaticMarkup(
    <PageFactsProvider value={FACTS}>
      <DocumentView document={page} />
    </PageFactsProvider>,
  );
  return { html, css: documentStyles(page) };
}

test.each(['theme-post-title', 'theme-page-title', 'theme-archive-title'])(
  'K %s is a heading to the kit, in the size that was chosen',
  (type) => {
    const { html } = drawn(type, { size: 'xl', link: { url: '/there/' } });
    expect(html).toContain('elementor-widget-heading');
    expect(html).toContain('class="elementor-heading-title elementor-size-xl"><a href="/there/">A post</a>');
  },
);

test('K the picture of a post leads to itself and has the caption that its template wants', () => {
  const settings = { link_to: 'file', open_lightbox: 'yes', caption_source: 'custom', caption: 'By Ada' };
  const { html } = drawn('theme-post-featured-image', settings);
  expect(html).toContain('elementor-widget-image');
  expect(html).toMatch(/<a href="\/cover\.webp"[^>]*data-elementor-open-lightbox="yes"/);
  expect(html).toContain('wp-caption-text">By Ada<');
});

test('K the excerpt of a post has colours for its words and its links', () => {
  const { css } = drawn('theme-post-excerpt', {
    ...{ title_color: '#111111', link_color: '#222222', link_hover_color: '#333333' },
    paragraph_spacing: { size: 12, unit: 'px' },
  });
  for (const rule of ['{color:#111111}', ' a{color:#222222}', ' a:hover', 'margin-block-end:12px'])
    expect(css).toContain(rule);
});
