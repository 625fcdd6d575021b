import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView, documentStyles } from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { PageFactsProvider } from '../parts/post/PageFacts.ts';
import { type SiteParts, SitePartsProvider } from '../parts/site/useSitePart.ts';
import { linesIn } from '../widgets/code-highlight/linesIn.ts';
import { cleanElements } from './documents/cleanContent.ts';
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
    /<details class="e-hotspot portico-hotspot-left" name="hotspots-abc1234"><summary[^>]*>.*Ash/,
  );
  expect(html).toContain('<div class="e-hotspot__tooltip"><p>Ash</p></div></details>');
  expect(html).toMatch(
    /<a class="e-hotspot__button[^"]*" href="\/shop\/"><span class="e-hotspot__label">Shop/,
  );
  expect(sheet('hotspot', settings)).toMatch(/:nth-child\(1\)\{left:20%;--p-x:calc\(-1 \* 20%\)/);
  expect(sheet('hotspot', settings)).toContain('top:calc(100% - 10%);--p-y:calc(10% - 100%)');
  const open = draw('hotspot', { ...settings, tooltip_trigger: 'none' });
  expect(open).toContain('<p>Ash</p>');
  expect(open).not.toContain('<details');
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

test('K source code of Elementor Pro is drawn as text, with its lines, and survives storing', () => {
  const code = '<p style="color:red" onclick="a()">Tom &amp; Jo</p>\n<script>b()</script>';
  const [stored] = cleanElements([
    { id: 'abc1234', elType: 'widget', widgetType: 'code-highlight', settings: { code, title: code } },
  ]) as { settings: { code: string; title: string } }[];
  expect(stored?.settings.code).toBe(code);
  expect(stored?.settings.title, 'nothing else does').not.toMatch(/onclick|script/);
  const html = draw('code-highlight', { code, language: 'html" x', highlight_lines: '2', theme: 'okaidia' });
  expect(html).toContain('<code class="language-htmlx">');
  expect(html).toContain(
    '<span class="e-code-line">&lt;p style=&quot;color:red&quot; onclick=&quot;a()&quot;&gt;Tom &amp;amp; Jo&lt;/p&gt;\n</span>',
  );
  expect(html).toContain('<span class="e-code-line e-code-marked">&lt;script&gt;b()&lt;/script&gt;\n</span>');
  expect(html).toContain('prismjs-okaidia');
  expect(html).toContain('line-numbers');
  expect(draw('code-highlight', { code, line_numbers: '' })).not.toContain('line-numbers');
  expect([...linesIn('1,3-5,x,9-', 4)]).toEqual([1, 3, 4]);
});

test('K the search bar of Elementor Pro asks the search of the site', () => {
  const html = draw('search', { search_input_placeholder_text: 'Find', submit_button_text: 'Go' });
  expect(html).toMatch(/<form class="e-search-form" action="\/" method="get">/);
  expect(html).toMatch(/<input[^>]*type="search" placeholder="Find" name="s"/);
  expect(html).toContain('<span>Go</span></button>');
  expect(draw('search', { submit_trigger: 'key_enter' })).not.toContain('<button');
});

test('K the login of Elementor Pro leads to the sign-in of the site, and asks for no password on a page', () => {
  const html = draw('login', { button_text: 'Enter', custom_labels: 'yes', user_label: 'Name' });
  expect(html).toMatch(/<form class="elementor-form elementor-login" action="\/admin\/" method="get">/);
  expect(html).toMatch(/<label class="elementor-field-label"[^>]*>Name<\/label><input[^>]*name="login"/);
  expect(html).toContain('Enter</span>');
  expect(html).not.toContain('type="password"');
  expect(draw('login', { show_labels: '', show_lost_password: '' })).not.toMatch(/field-label|Lost your/);
  expect(sheet('login', { field_border_color: '#112233' })).toContain('border-color:#112233');
});

test('K a mega menu of Elementor Pro shows the container of each item that opens one, without a script', () => {
  const box = (id: string, title: string) => ({
    ...{ id, elType: 'container', settings: {} },
    elements: [{ id: `${id}1`, elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] }],
  });
  const settings = {
    menu_name: 'Main',
    menu_items: [
      { item_title: 'Glass', item_dropdown_content: 'yes' },
      { item_title: 'Us', item_link: { url: '/us/' }, item_dropdown_content: 'no' },
    ],
    menu_item_title_text_color_normal: '#112233',
  };
  const document = parseDocument(
    [
      {
        ...{ id: 'abc1234', elType: 'widget', widgetType: 'mega-menu', settings },
        elements: [box('aaa1111', 'Panes'), box('bbb1111', 'Hidden')],
      },
    ],
    { id: 7, cleanHtml },
  );
  const html = renderToString(
    <IconDrawingsProvider value={icons}>
      <DocumentView document={document} />
    </IconDrawingsProvider>,
  );
  expect(html).toMatch(
    /<nav class="e-n-menu" aria-label="Main"><button[^>]*popoverTarget="mega-menu-abc1234"/i,
  );
  expect(html).toMatch(
    /aria-label="More under Glass".*<div class="e-n-menu-content"><div[^>]*aaa1111.*Panes/,
  );
  expect(html).toMatch(/<a href="\/us\/" class="e-n-menu-title-container"/);
  expect(html).not.toContain('Hidden');
  expect(documentStyles(document)).toContain('.e-n-menu-title{color:#112233');
});
