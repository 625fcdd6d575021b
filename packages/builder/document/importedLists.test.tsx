import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { SiteTimeProvider } from '../parts/site/SiteTime.ts';
import { SitePartsProvider } from '../parts/site/useSitePart.ts';
import type { SiteAnswer, SiteRequest } from '../wire/admin.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';

/** Found by drawing the same documents on a site with Elementor 4.2 and PRO Elements 3.33. */

function drawn(widgetType: string, settings: object, answer: SiteAnswer = {}) {
  const asked: SiteRequest[] = [];
  const tree = [{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }];
  const page = parseDocument(tree, { id: 7, cleanHtml: (words) => words });
  const html = renderToStaticMarkup(
    <SiteTimeProvider value={{ now: Date.UTC(2026, 10, 19), timeZone: 'UTC' }}>
      <SitePartsProvider
        value={(request) => {
          asked.push(request);
          return answer;
        }}
      >
        <DocumentView document={page} />
      </SitePartsProvider>
    </SiteTimeProvider>,
  );
  return { html, asked, css: documentStyles(page) };
}

const link = (text: string, more: object = {}) => ({ href: `/${text}/`, text, ...more });
const wordsOf = (html: string): string[] =>
  [...html.matchAll(/>(\w+)<\/a>/g)].map(([, words]) => words ?? '');

test('K tags are larger the more posts they have, as in WordPress', () => {
  const links = [link('river', { count: 8 }), link('stone', { count: 3 }), link('oak', { count: 1 })];
  const { html } = drawn('wp-widget-tag_cloud', { wp: {} }, { links });
  expect([...html.matchAll(/data-size="(\d+)"/g)].map(([, size]) => size)).toEqual(['22', '14', '8']);
  expect(drawn('wp-widget-tag_cloud', { wp: {} }, { links: [] }).html).not.toContain('data-size');
});

test('K days of other months share a cell of the calendar at each end', () => {
  const { html } = drawn('wp-widget-calendar', { wp: {} }, { calendar: { days: [] } });
  expect(html).toContain('<tr><td class="pad" colSpan="6"></td><td>1</td></tr>');
  expect(html).toContain('<td>30</td><td class="pad" colSpan="6"></td></tr>');
});

test('K a sitemap begins with the newest posts and the last names, with what lies below a category behind it', () => {
  const part = (row: object, answer: SiteAnswer) => drawn('sitemap', { sitemap_items: [row] }, answer);
  const posts = { sitemap_type_selector: 'post_type', sitemap_source_post_type: 'post' };
  expect(part(posts, { posts: [] }).asked).toMatchObject([{ orderBy: 'date', order: 'desc' }]);
  const categories = { sitemap_type_selector: 'taxonomy', sitemap_source_taxonomy: 'category' };
  const links = [link('Art'), link('Clay', { depth: 1 }), link('Oil', { depth: 1 }), link('News')];
  expect(wordsOf(part(categories, { links }).html)).toEqual(['News', 'Art', 'Clay', 'Oil']);
  expect(wordsOf(part({ ...categories, sitemap_order: 'asc' }, { links }).html)).toEqual([
    ...['Art', 'Clay', 'Oil', 'News'],
  ]);
});

test('K lines between facts of a post stand beside them, unless they are below each other', () => {
  const line = (settings: object) => drawn('post-info', { divider: 'yes', ...settings }).css;
  expect(line({})).toContain('border-inline-start:');
  expect(line({})).not.toContain('border-block-start:');
  expect(line({ view: 'traditional' })).toContain('border-block-start:');
});

test('K a share button prints the page', () => {
  const { html } = drawn('share-buttons', { share_buttons: [{ button: 'print' }, { button: 'facebook' }] });
  expect(html).toMatch(
    /<button type="button" class="elementor-share-btn elementor-share-btn_print" data-portico-extra="print">/,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
});
