import { readFileSync } from 'node:fs';
import { DocumentView, parseDocument } from '@portico/builder/document';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GalleryEntry, GalleryIndexPage } from '../../gallery/views/GalleryIndexPage.tsx';
import { GalleryPage } from '../../gallery/views/GalleryPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SiteLayout } from './SiteLayout.tsx';
import type { SiteSettings } from './SiteSettings.ts';

/** A site with everything that the frame can show. */
const site: SiteSettings = {
  ...{ name: 'Quay', tagline: 'Boats by the hour.', language: 'en-GB', direction: 'ltr', palette: 'system' },
  navigation: [
    { label: 'Boats', href: '/boats/', children: [{ label: 'With oars', href: '/boats/oars/' }] },
    { label: 'Gallery', href: '/gallery/' },
    { label: 'Contact', href: '/contact/' },
  ],
  search: { page: '/search/', action: '/' },
  cart: { page: '/cart/' },
  paletteSwitch: true,
  action: { label: 'Book a boat', href: '/contact/' },
  footerColumns: [{ title: 'Find us', items: [{ label: 'The quay' }, { label: 'Home', href: '/' }] }],
  smallPrint: ['Open until dusk.'],
};

const demo = new URL('../../../demo/kit/', import.meta.url);
const { content } = JSON.parse(readFileSync(new URL('manifest.json', demo), 'utf8'));
const demoPages: readonly (readonly [id: string, slug: string])[] = Object.entries<{ slug: string }>(
  content.page,
).map(([id, { slug }]) => [id, slug]);

const entries: readonly GalleryEntry[] = [
  { slug: 'accordion', title: 'Accordion', summary: 'Sections that fold.', group: 'Content' },
  { slug: 'counter', title: 'Counter', summary: 'Counts up.', group: 'Numbers' },
  { slug: 'alert', title: 'Alert', summary: 'Can be dismissed.', group: 'Content' },
];

const pages: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    demoPages.map(([id, slug]) => {
      const file = JSON.parse(readFileSync(new URL(`content/page/${id}.json`, demo), 'utf8'));
      const document = parseDocument(file, { id: 1, cleanHtml: (html) => html });
      return [slug, <DocumentView key={slug} document={document} />];
    }),
  ),
  'gallery index': <GalleryIndexPage entries={entries} />,
  'empty gallery index': <GalleryIndexPage entries={[]} />,
  'gallery page': (
    <GalleryPage
      title="Accordion"
      shows="Sections that fold."
      examples={[
        {
          id: 'one',
          title: 'One',
          settings: [{ name: 'open', value: 'first' }],
          code: '<p>',
          example: <p>Live</p>,
        },
        { id: 'two', title: 'Two', note: 'Plain', example: <p>Live</p> },
      ]}
    />
  ),
  'not found': (
    <NotFoundPage
      language="en"
      title="Lost"
      text=""
      picture="/lost.svg"
      path="/nowhere/"
      suggestions={[{ label: 'Gallery', href: '/gallery/' }]}
    />
  ),
  error: <ErrorPage status={500} requestId="r-1" language="en" />,
};

describe.each(Object.entries(pages))('the page %s', (_, page) => {
  beforeEach(() => {
    vi.spyOn(console, 'error');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('renders without a warning', () => {
    framed(page);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('has one first-level heading and skips no level', () => {
    const levels = [...framed(page).matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('keeps to a content-security policy without inline code', () => {
    expect(framed(page)).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/);
  });

  it('gives every picture its size and its words', () => {
    for (const [tag] of framed(page).matchAll(/<img[^>]*>/g)) {
      expect(tag).toMatch(/ width="\d+"/);
      expect(tag).toMatch(/ height="\d+"/);
      expect(tag).toMatch(/ alt="/);
    }
  });

  it('uses each id once', () => {
    const ids = [...framed(page).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('asks nothing of another host', () => {
    expect(framed(page)).not.toMatch(/(src|srcset|href)="(https?:)?\/\//i);
  });
});

describe('the frame', () => {
  it('marks the page in the navigation, and the section of a page below', () => {
    expect(framed(null, '/gallery/')).toContain('href="/gallery/" aria-current="page"');
    expect(framed(null, '/gallery/accordion/')).toContain('href="/gallery/" aria-current="true"');
    expect(framed(null, '/gallery/accordion/')).not.toContain('href="/" aria-current');
  });

  it('carries the names that the theme runtime looks for', () => {
    const html = framed(null);
    for (const name of [
      'class="header"',
      'id="header-grid"',
      'class="neve-skip-link',
      'data-show-on="desktop"',
      'data-show-on="mobile"',
      'menu-mobile-toggle',
      'id="header-menu-sidebar"',
      'id="header-menu-sidebar-inner"',
      'close-sidebar-panel',
      'header-menu-sidebar-overlay',
      'id="content"',
      'id="site-footer"',
    ])
      expect(html).toContain(name);
  });

  it('shows search only where the site has one', () => {
    const { search: _search, ...without } = site;
    const plain = renderToString(
      <SiteLayout site={without} currentPath="/">
        <p>Text</p>
      </SiteLayout>,
    );
    expect(plain).not.toContain('search-form');
    expect(framed(null, '/', { search: { page: '/search/', action: '/' } })).toContain('href="/search/"');
  });

  it('speaks the site’s own words', () => {
    expect(framed(null, '/', { labels: { skipToContent: 'انتقل إلى المحتوى' } })).toContain(
      'انتقل إلى المحتوى',
    );
  });

  it('lists sub-pages under their parent', () => {
    const navigation = [
      { label: 'Houses', href: '/houses/', children: [{ label: 'Vineries', href: '/houses/vineries/' }] },
    ];
    expect(framed(null, '/', { navigation })).toMatch(
      /menu-item-has-children.*<ul class="sub-menu">.*Vineries/,
    );
  });
});

describe('links of the demo', () => {
  it('within a page find their place', () => {
    const html = framed(pages.home);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
  });
});

describe('the gallery index', () => {
  it('gathers entries under their group, in the order of first mention', () => {
    const html = renderToString(<GalleryIndexPage entries={entries} />);
    const order = ['>Content</h2>', 'accordion/', 'alert/', '>Numbers</h2>', 'counter/'].map((text) =>
      html.lastIndexOf(text),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('says what to do when there is nothing', () => {
    expect(renderToString(<GalleryIndexPage entries={[]} />)).toContain('Nothing here yet');
  });
});

describe('the error page', () => {
  it.each([
    [500, 'Something went wrong on our side'],
    [502, 'Something went wrong on our side'],
    [503, 'Back in a few minutes'],
    [403, 'You cannot open this page'],
    [418, 'We could not read that request'],
  ])('has a title of its own for %i', (status, title) => {
    expect(renderToString(<ErrorPage status={status} language="en" />)).toContain(title);
  });
});

function framed(page: ReactNode, currentPath = '/', settings: Partial<SiteSettings> = {}): string {
  return renderToString(
    <SiteLayout site={{ ...site, ...settings }} currentPath={currentPath}>
      {page}
    </SiteLayout>,
  );
}

it.each([
  ['/%D9%85%D9%82%D8%A7%D9%84/', '/مقال/'],
  ['/a%20b%2Fc/', '/a b%2Fc/'],
  ['/%E2%80%AEcod/', '/%E2%80%AEcod/'],
  ['/100%/', '/100%/'],
])('the address %s that nothing is at is shown as %s', (path, shown) => {
  const page = (
    <NotFoundPage {...{ language: 'en', title: '', text: '', picture: '', path, suggestions: [] }} />
  );
  expect(renderToString(page)).toContain(`<code dir="ltr">${shown}</code>`);
});
