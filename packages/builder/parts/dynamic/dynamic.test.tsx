import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { parseActionHash } from '../../runtime/actions/actionHash.ts';
import { type PageFacts, PageFactsProvider } from '../post/PageFacts.ts';
import { SiteTimeProvider } from '../site/SiteTime.ts';

const FACTS: PageFacts = {
  ...{ url: '/a-post/', title: 'Salt & <Light>', excerpt: 'What it is about' },
  picture: { src: '/media/cover.webp', alt: 'A cover', width: 1200, height: 800 },
  post: {
    id: 12,
    author: { name: 'Ada Byron', href: '/author/ada/', about: 'Writes & reads.' },
    ...{ publishedAt: Date.UTC(2026, 2, 6, 23, 31), modifiedAt: Date.UTC(2026, 3, 1) },
    ...{ language: 'en', timeZone: 'Europe/Berlin', dayHref: '/2026/03/07/', comments: 2 },
    categories: [
      { href: '/category/news/', text: 'News' },
      { href: '/category/town/', text: 'Town' },
    ],
    tags: [],
    ...{ older: null, newer: null },
  },
};
const TIME = { now: Date.UTC(2026, 0, 31, 12), timeZone: 'UTC' };

const tag = (name: string, settings: object = {}): string =>
  `[elementor-tag id="1a2b3c" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;

function drawn(element: object, facts: PageFacts | null = FACTS): string {
  const tree = [{ id: 'abc1234', elType: 'widget', settings: {}, elements: [], ...element }];
  const page = parseDocument(tree, { id: 7, cleanHtml: (words) => words });
  return renderToStaticMarkup(
    <SiteTimeProvider value={TIME}>
      <PageFactsProvider value={facts}>
        <DocumentView document={page} />
      </PageFactsProvider>
    </SiteTimeProvider>,
  );
}

const heading = (text: string, settings: object = {}): string =>
  drawn({ widgetType: 'heading', settings: { ...settings, __dynamic__: { title: text } } });

test.each([
  ['post-title', {}, 'Salt &amp; &lt;Light&gt;'],
  ['page-title', { before: 'On ', after: '!' }, 'On Salt &amp; &lt;Light&gt;!'],
  ['archive-title', {}, 'Salt &amp; &lt;Light&gt;'],
  ['post-excerpt', { max_length: '2' }, 'What it…'],
  ['post-date', {}, 'March 7, 2026'],
  ['post-date', { format: 'custom', custom_format: 'j M' }, '7 Mar'],
  ['post-date', { type: 'post_modified_gmt', format: 'Y-m-d' }, '2026-04-01'],
  ['post-date', { format: 'human' }, '1 minute ago'],
  ['post-time', { format: 'H:i' }, '00:31'],
  [
    'post-terms',
    { taxonomy: 'category' },
    '<a href="/category/news/" rel="tag">News</a>, <a href="/category/town/" rel="tag">Town</a>',
  ],
  [
    'post-terms',
    { taxonomy: 'category', link: '', separator: ' | ' },
    '<span>News</span> | <span>Town</span>',
  ],
  ['post-terms', { taxonomy: 'post_tag', fallback: 'No <b>tags</b>' }, 'No &lt;b&gt;tags&lt;/b&gt;'],
  ['post-id', {}, '12'],
  ['author-name', {}, 'Ada Byron'],
  ['author-info', {}, 'Writes &amp; reads.'],
  ['comments-number', {}, '2 Responses'],
  ['site-title', {}, 'The name of the site'],
  ['site-tagline', {}, 'What the site is about'],
  ['current-date-time', { date_format: 'custom', custom_format: 'Y' }, '2026'],
  ['current-date-time', { time_format: '' }, 'January 31, 2026'],
])('K the tag %s with %j says %s', (name, settings, said) => {
  expect(heading(tag(name, settings))).toContain(`elementor-size-default">${said}</h2>`);
});

test.each([
  ['post-url', {}, '/a-post/'],
  ['author-url', {}, '/author/ada/'],
  ['site-url', {}, '/'],
  ['internal-url', { type: 'post', post_id: '8301' }, '/?p=8301'],
  ['comments-url', {}, '/a-post/#comments'],
  ['contact-url', { link_type: 'tel', tel_number: '+44 1' }, 'tel:+441'],
  [
    'contact-url',
    { link_type: 'email', mail_to: 'a@b.example', mail_subject: 'Hi you' },
    'mailto:a@b.example?subject=Hi%20you',
  ],
])('K a link with the tag %s and %j leads to %s', (name, settings, href) => {
  const link = { url: '', is_external: 'on' };
  const html = drawn({
    widgetType: 'heading',
    settings: { title: 'A', link, __dynamic__: { link: tag(name, settings) } },
  });
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain('target="_blank"');
});

test('K pictures of a post are shown in widgets and behind containers, those of a row as well', () => {
  const image = { __dynamic__: { image: tag('post-featured-image') } };
  expect(drawn({ widgetType: 'image', settings: image })).toMatch(/<img[^>]*src="\/media\/cover\.webp"/);
  const fallback = tag('post-featured-image', { fallback: { url: '/media/other.webp', id: 3 } });
  const { picture: _none, ...bare } = FACTS;
  expect(drawn({ widgetType: 'image', settings: { __dynamic__: { image: fallback } } }, bare)).toContain(
    '/media/other.webp',
  );
  const behind = {
    elType: 'container',
    settings: {
      ...{ background_background: 'classic', background_position: 'top center' },
      __dynamic__: { background_image: tag('post-featured-image') },
    },
  };
  expect(drawn(behind)).toContain('<img class="portico-behind portico-at-top" src="/media/cover.webp"');
  expect(drawn(behind, bare)).not.toContain('portico-behind');
  const rows = { icon_list: [{ text: 'old', __dynamic__: { text: tag('author-name') } }] };
  expect(drawn({ widgetType: 'icon-list', settings: rows })).toContain('Ada Byron');
});

test('K a container that is a link as a whole leads to the post', () => {
  const link = { html_tag: 'a', __dynamic__: { link: tag('post-url') } };
  expect(drawn({ elType: 'container', settings: link })).toMatch(/<a [^>]*href="\/a-post\/"/);
});

test.each([
  ['nobody knows', tag('acf-text')],
  ['is called like a part of every object', tag('constructor')],
  ['is called like what every object comes from', tag('__proto__')],
  ['is none', 'post-title'],
  ['is not whole', '[elementor-tag name="post-title'],
  ['is no text', 7],
])('K a tag that %s leaves the setting as it is stored', (_what, text) => {
  const html = drawn({ widgetType: 'heading', settings: { title: 'Kept', __dynamic__: { title: text } } });
  expect(html).toContain('>Kept</h2>');
});

test('K what a tag says cannot become code', () => {
  const before = '<img src=x onerror=alert(1)>';
  expect(heading(tag('post-title', { before }))).not.toContain('<img src=x');
  const evil = { link_type: 'messenger', username: '" onclick="alert(1)' };
  const settings = { title: 'A', __dynamic__: { link: tag('contact-url', evil) } };
  expect(drawn({ widgetType: 'heading', settings })).not.toContain('onclick="');
  expect(heading('[elementor-tag name="post-title" settings="%E0%A4%A"]')).toContain('Salt');
});

test.each([
  [{ off_canvas: 'b0c1d2e' }, 'open'],
  [{ off_canvas: 'b0c1d2e', action: 'toggle' }, 'toggle'],
])(
  'K a link of the tag for panels with %j does what it says with the panel of that element',
  (settings, mode) => {
    const link = { link: { url: '' }, __dynamic__: { link: tag('off-canvas', settings) } };
    const [, href = ''] = /href="([^"]+)"/.exec(drawn({ widgetType: 'button', settings: link })) ?? [];
    expect(parseActionHash(href)).toEqual({
      ...{ name: `off_canvas:${mode}`, settings: { id: 'b0c1d2e', displayMode: mode } },
    });
  },
);

test('K a panel beside the page is closed, and what is in it waits, until a script opens it', () => {
  const html = drawn({ widgetType: 'off-canvas', settings: { off_canvas_name: 'Our <b>hours</b>' } });
  expect(html).toMatch(
    /<div class="e-off-canvas" id="off-canvas-abc1234" role="dialog" aria-label="Our hours" aria-modal="true" aria-hidden="true" inert="" data-delay-child-handlers="true" data-portico-extra="off-canvas">/,
  );
});

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const dynamic = (name: string, settings: object = {}) => typed({ name, group: 'x', settings }, 'dynamic');

test('K dynamic values of version 4 elements are filled in: words, links of boxes and widgets, pictures', () => {
  const title = dynamic('post-title', { before: typed('A: ') });
  expect(drawn({ widgetType: 'e-heading', settings: { title } })).toContain(
    '>A: Salt &amp; &lt;Light&gt;</h2>',
  );
  const link = typed({ destination: dynamic('post-url') }, 'link');
  expect(drawn({ elType: 'e-div-block', widgetType: undefined, settings: { link } })).toMatch(
    /<a [^>]*href="\/a-post\/"/,
  );
  const image = typed({ src: dynamic('post-featured-image') }, 'image');
  expect(drawn({ widgetType: 'e-image', settings: { image } })).toContain('src="/media/cover.webp"');
  expect(drawn({ widgetType: 'e-heading', settings: { title: dynamic('constructor') } })).not.toContain(
    'native',
  );
});

test('K a button of version 4 runs the action that its dynamic link names', () => {
  const panel = dynamic('off-canvas', { off_canvas: typed('b0c1d2e'), action: typed('toggle') });
  const popup = dynamic('popup', {
    popup: typed({ id: typed(8301, 'number'), label: typed('Hello') }, 'query'),
  });
  for (const [destination, name, id] of [
    [panel, 'off_canvas:toggle', 'b0c1d2e'],
    [popup, 'popup:open', '8301'],
  ] as const) {
    const settings = { text: typed('Go'), link: typed({ destination, tag: typed('button') }, 'link') };
    const [, hash = ''] =
      /<button [^>]*data-action-link="([^"]+)"/.exec(drawn({ widgetType: 'e-button', settings })) ?? [];
    expect(parseActionHash(hash)).toMatchObject({ name, settings: { id } });
  }
});

test('K a link of version 4 to content of the site leads to what has its number', () => {
  const destination = typed({ id: typed(8301, 'number'), label: typed('Boats') }, 'query');
  const settings = { text: typed('Go'), link: typed({ destination }, 'link') };
  expect(drawn({ widgetType: 'e-button', settings })).toContain('href="/?p=8301"');
});
