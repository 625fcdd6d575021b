import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';
import type { SitePost } from '../../wire/admin.ts';

const POST = {
  ...{
    id: 1,
    href: '/a/',
    title: 'A',
    excerpt: '',
    date: 'Today',
    modified: 'Now',
    time: '10:00',
    author: 'Ada',
    comments: 0,
  },
  ...{ categories: ['News', 'Glass'], tags: ['Roof'] },
  picture: { src: '/a.webp', alt: '', width: 300, height: 200 },
};

const document = (id: number, widgetType: string, settings: object) =>
  parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }], {
    ...{ id, cleanHtml: (words: string) => words },
  });

function drawn(settings: object, more: Partial<SitePost> = {}): string {
  const html = renderToStaticMarkup(
    <SitePartsProvider value={({ kind }) => (kind === 'posts' ? { posts: [{ ...POST, ...more }] } : null)}>
      <DocumentView document={document(7, 'posts', settings)} />
    </SitePartsProvider>,
  );
  expect(html).toContain('post-1');
  return html;
}

function badgeOf(settings: object): string | undefined {
  return /elementor-post__badge">([^<]*)</.exec(drawn(settings))?.[1];
}

test.each([
  [{}, {}, 'one two'],
  [{}, { hasOwnExcerpt: true }, 'one two three'],
  [{ classic_apply_to_custom_excerpt: 'yes' }, { hasOwnExcerpt: true }, 'one two'],
])('K with %j a post with %j has the beginning %s', (settings, more, words) => {
  const html = drawn({ classic_excerpt_length: 2, ...settings }, { excerpt: 'one two three', ...more });
  expect(html).toContain(`elementor-post__excerpt"><p>${words}</p>`);
});

test('K a post that was made in the builder is shown whole, and a list of whole posts in it draws none so', () => {
  const settings = { _skin: 'full_content' };
  const built = { document: document(9, 'theme-post-title', {}), sheets: ['/assets/documents/9-a.css'] };
  const html = drawn(settings, { built });
  expect(html).toMatch(/elementor-9".*<h1 class="elementor-heading-title[^"]*">A<\/h1>/);
  expect(html).toContain('href="/assets/documents/9-a.css"');
  const itself = { document: document(9, 'posts', settings), sheets: [] };
  expect(drawn(settings, { built: itself }).match(/elementor-9"/g)).toHaveLength(1);
});

test.each([
  [{ _skin: 'cards' }, 'News'],
  [{ _skin: 'cards', cards_badge_taxonomy: 'category' }, 'News'],
  [{ _skin: 'cards', cards_badge_taxonomy: 'post_tag' }, 'Roof'],
  [{ _skin: 'cards', cards_badge_taxonomy: 'product_cat' }, undefined],
  [{ _skin: 'cards', cards_show_badge: '' }, undefined],
  [{ _skin: 'classic' }, undefined],
])('K the badge of a card of posts says what %j asks for', (settings, badge) => {
  expect(badgeOf(settings)).toBe(badge);
});
