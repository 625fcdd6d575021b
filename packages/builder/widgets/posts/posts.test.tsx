import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';

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

function badgeOf(settings: object): string | undefined {
  const posts = { id: 'abc1234', elType: 'widget', widgetType: 'posts', settings, elements: [] };
  const html = renderToStaticMarkup(
    <SitePartsProvider value={({ kind }) => (kind === 'posts' ? { posts: [POST] } : null)}>
      <DocumentView document={parseDocument([posts], { id: 7, cleanHtml: (words) => words })} />
    </SitePartsProvider>,
  );
  expect(html).toContain('post-1');
  return /elementor-post__badge">([^<]*)</.exec(html)?.[1];
}

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
