import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { documentStyles } from '../../document/documentStyles.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { type PageFacts, PageFactsProvider } from './PageFacts.ts';

const FACTS = {
  ...{ url: '/a-post/', title: 'A post', excerpt: 'What it is <a href="/about/">about</a>' },
  picture: { src: '/cover.webp', alt: 'A cover', width: 1200, height: 800 },
  post: {
    author: { name: 'Ada Byron', href: '/author/ada/', about: 'Writes & reads.' },
    publishedAt: Date.UTC(2026, 2, 6, 23, 31),
    ...{ language: 'en', timeZone: 'Europe/Berlin', dayHref: '/2026/03/07/', comments: 2 },
    categories: [
      { href: '/category/news/', text: 'News' },
      { href: '/category/town/', text: 'Town' },
    ],
    tags: [],
    older: { href: '/before/', text: 'Before' },
    newer: null,
  },
};

function drawn(
  widgetType: string,
  settings: object,
  facts: PageFacts = FACTS,
): { html: string; css: string } {
  const tree = [{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }];
  const page = parseDocument(tree, { id: 7, cleanHtml: (words) => words });
  const html = renderToStaticMarkup(
    <PageFactsProvider value={facts}>
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

test('K what is known of a post is said as its template wants it: in its letters, words and icons', () => {
  const { html, css } = drawn('post-info', {
    icon_list: [
      { type: 'author', text_prefix: 'By', show_avatar: 'yes', avatar_size: { unit: 'px', size: 40 } },
      { type: 'date', date_format: 'custom', custom_date_format: 'j M Y', link: '' },
      { type: 'time', time_format: '2' },
      { type: 'comments', comments_custom_strings: 'yes', string_comments: '%s answers' },
      { type: 'terms', taxonomy: 'category' },
      { type: 'terms', taxonomy: 'post_tag' },
      { type: 'custom', custom_text: 'Own words', custom_url: { url: '/own/' } },
    ],
    text_color: '#123456',
  });
  expect(html).toContain('elementor-icon-list--layout-inline');
  expect(html).toMatch(/<a href="\/author\/ada\/">.*>AB<.*By .*Ada Byron/);
  expect(css).toContain('.elementor-post-info__row-1 .elementor-icon-list-icon{--p-avatar:40px}');
  expect(html).toContain('<time>7 Mar 2026</time>');
  expect(html).toContain('<time>00:31</time>');
  expect(html).toMatch(/<a href="#comments">.*2 answers/);
  expect(html).toMatch(/href="\/category\/news\/">News<\/a>.*, .*href="\/category\/town\/">Town/);
  expect(html).not.toContain('elementor-post-info__row-6');
  expect(html).toMatch(/<a href="\/own\/">.*Own words/);
  expect(css).toContain(' .elementor-icon-list-text a{color:#123456}');
});

test('K the post before and after are led to where there is one', () => {
  const { html } = drawn('post-navigation', { prev_label: 'Earlier', show_borders: '' });
  expect(html).toMatch(/href="\/before\/" rel="prev".*Earlier.*>Before</);
  expect(html).not.toContain('rel="next"');
  expect(html).not.toContain('__separator');
});

test('K the box of an author shows who wrote the post, or whom the template names', () => {
  const ofPost = drawn('author-box', { link_to: 'posts_archive', show_link: 'yes', layout: 'above' }).html;
  expect(ofPost).toContain('elementor-author-box--layout-image-above');
  expect(ofPost).toContain('>Ada Byron</h4>');
  expect(ofPost).toContain('>Writes &amp; reads.<');
  expect(ofPost.match(/href="\/author\/ada\/"/g)).toHaveLength(3);
  const settings = { source: 'custom', author_name: 'Eve', author_bio: '<b>Bold</b>', author_name_tag: 'h2' };
  const named = drawn('author-box', { ...settings, posts_url: { url: '/eve/' } }).html;
  expect(named).toMatch(/<h2 [^>]*><span>Eve<\/span><\/h2>.*<b>Bold<\/b>.*href="\/eve\/">All Posts</);
  expect(named).not.toContain('Ada');
});

test('K a list without posts says so in the words of its template', () => {
  const empty = { ...FACTS, posts: 'The theme’s words', isEmptyList: true };
  const settings = { nothing_found_message: 'Nothing <b>here</b>', nothing_found_color: '#123456' };
  const { html, css } = drawn('archive-posts', settings, empty);
  expect(html).toContain('elementor-posts-nothing-found">Nothing <b>here</b><');
  expect(html).not.toContain('The theme’s words');
  expect(css).toContain(' .elementor-posts-nothing-found{color:#123456}');
  expect(drawn('archive-posts', { nothing_found_message: '' }, empty).html).toContain('The theme’s words');
  expect(drawn('archive-posts', settings, { ...empty, isEmptyList: false }).html).not.toContain('here');
});

test('K breadcrumbs lead from the home page to the page, in the colours of their template', () => {
  const trail = [
    { label: 'Home', path: '/' },
    { label: 'News', path: '/category/news/' },
    { label: 'A post', path: '/a-post/' },
  ];
  const { html, css } = drawn('breadcrumbs', { link_color: '#123456', align: 'center' }, { ...FACTS, trail });
  expect(html).toMatch(
    /<nav .*href="\/">Home<.*href="\/category\/news\/">News<.*aria-current="page">A post</,
  );
  expect(css).toContain('.portico-breadcrumbs a{color:#123456}');
  expect(drawn('breadcrumbs', {}, FACTS).html).not.toContain('<nav');
});

test('K a list of contents in a template has the headings of the post, which lead to where they stand', () => {
  const headings = [{ id: 'the-vine', text: 'The vine' }];
  const page = parseDocument(
    [
      { id: 'abc1234', elType: 'widget', widgetType: 'table-of-contents', settings: {}, elements: [] },
      { id: 'abc1235', elType: 'widget', widgetType: 'theme-post-content', settings: {}, elements: [] },
      { id: 'abc1236', elType: 'widget', widgetType: 'heading', settings: { title: 'More' }, elements: [] },
    ],
    { id: 7, cleanHtml: (words) => words },
  );
  const html = renderToStaticMarkup(
    <PageFactsProvider value={{ ...FACTS, content: '<h2 id="the-vine">The vine</h2>', headings }}>
      <DocumentView document={page} />
    </PageFactsProvider>,
  );
  expect(html).toMatch(/href="#the-vine"[^>]*>The vine<.*href="#elementor-toc__heading-anchor-1"[^>]*>More</);
});
