import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView, documentStyles } from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { PageFactsProvider } from '../parts/post/PageFacts.ts';
import { type SiteParts, SitePartsProvider } from '../parts/site/useSitePart.ts';
import { createIconDrawings } from './icons/createIconDrawings.ts';

const icons = createIconDrawings();
const parse = (widgetType: string, settings: object) =>
  parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }], {
    id: 7,
    cleanHtml,
  });
const sheet = (widgetType: string, settings: object) => documentStyles(parse(widgetType, settings));
const draw = (widgetType: string, settings: object, parts: SiteParts = () => null) =>
  renderToString(
    <IconDrawingsProvider value={icons}>
      <PageFactsProvider value={{ url: 'https://a.example/p/', title: 'P' } as never}>
        <SitePartsProvider value={parts}>
          <DocumentView document={parse(widgetType, settings)} />
        </SitePartsProvider>
      </PageFactsProvider>
    </IconDrawingsProvider>,
  );

test('K a blockquote of Elementor Pro is drawn with its author and a plain link that hands it on', () => {
  const quote = { blockquote_content: 'Glass <b>flows</b>', author_name: 'Maud', tweet_button: 'yes' };
  const html = draw('blockquote', { ...quote, user_name: '@glazier' });
  expect(html).toMatch(
    /<blockquote class="elementor-blockquote"><p class="[^"]+__content">Glass <b>flows<\/b><\/p>/,
  );
  expect(html).toContain('<cite class="elementor-blockquote__author">Maud</cite>');
  expect(html).toContain(
    'href="https://x.com/intent/tweet?text=Glass+flows+%E2%80%94+Maud&amp;url=https%3A%2F%2Fa.example%2Fp%2F&amp;via=glazier"',
  );
  expect(html).toContain('elementor-blockquote--skin-border');
  expect(html).not.toContain('elementor-blockquote--align');
  const boxed = { ...quote, blockquote_skin: 'boxed', alignment: 'center', tweet_button: '' };
  expect(draw('blockquote', boxed)).toContain('elementor-blockquote--align-center');
  expect(draw('blockquote', boxed)).not.toContain('x.com');
  const lined = { ...quote, border_color: '#112233', border_width: { size: 3, unit: 'px' } };
  expect(sheet('blockquote', lined)).toMatch(/border-color:#112233.*border-inline-start-width:3px/);
  expect(sheet('blockquote', { ...lined, blockquote_skin: 'clean' })).not.toContain('border-color');
});

test('K a picture with hotspots has them where they were put, as disclosures of which one is open, or as links', () => {
  const settings = {
    image: { url: '/a.jpg', width: 300, height: 200, alt: 'A table' },
    hotspot: [
      {
        hotspot_tooltip_content: '<p>Ash</p>',
        hotspot_offset_x: { size: 20, unit: '%' },
        ...{ hotspot_vertical: 'bottom', hotspot_offset_y: { size: 10, unit: '%' } },
      },
      { hotspot_label: 'Shop', hotspot_tooltip_content: 'Oak', hotspot_link: { url: '/shop/' } },
    ],
    tooltip_position: 'right',
  };
  const html = draw('hotspot', settings);
  expect(html).toMatch(
    /<details class="e-hotspot portico-hotspot-right" name="hotspots-abc1234"><summary[^>]*>.*Ash/,
  );
  expect(html).toContain('<div class="e-hotspot__tooltip"><p>Ash</p></div></details>');
  expect(html).toMatch(
    /<a class="e-hotspot__button[^"]*" href="\/shop\/"><span class="e-hotspot__label">Shop/,
  );
  expect(sheet('hotspot', settings)).toMatch(/:nth-child\(1\)\{left:20%;--p-x:calc\(-1 \* 20%\)/);
  expect(sheet('hotspot', settings)).toContain('top:calc(100% - 10%);--p-y:calc(10% - 100%)');
  expect(draw('hotspot', { ...settings, tooltip_trigger: 'none' })).not.toContain('Ash');
});

test('K a sitemap lists the pages, posts and terms that it names, under its titles', () => {
  const parts: SiteParts = (request) =>
    request.kind === 'posts'
      ? { posts: [{ id: 1, href: '/first/', title: 'First' }] as never, tags: [] }
      : request.kind === 'links'
        ? { links: [{ href: `/${request.of}/`, text: request.of }], tags: [] }
        : null;
  const html = draw(
    'sitemap',
    {
      sitemap_title_tag: 'h3',
      sitemap_items: [
        { sitemap_source_post_type: 'page', sitemap_title: 'All pages' },
        { sitemap_type_selector: 'post_type', sitemap_source_post_type: 'post' },
        { sitemap_type_selector: 'taxonomy', sitemap_source_taxonomy: 'post_tag', sitemap_title: 'Tags' },
      ],
    },
    parts,
  );
  expect(html).toMatch(/<h3 class="elementor-sitemap-title"><span>All pages<\/span><\/h3>.*href="\/pages\/"/);
  expect(html).toMatch(/<span>Posts<\/span>.*<a href="\/first\/">First<\/a>/);
  expect(html).toMatch(/<span>Tags<\/span>.*href="\/tags\/"/);
  expect(draw('sitemap', { sitemap_items: [{}] })).not.toContain('elementor-sitemap-section');
});
