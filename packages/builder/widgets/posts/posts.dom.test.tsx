import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { ListPagesProvider } from '../../parts/post/ListPage.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';
import { all, one, onPage } from '../../testing/page.ts';
import { start } from './posts.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const post = (id: number) => ({
  ...{ id, href: `/${id}/`, title: `Post ${id}`, excerpt: '', date: 'Today', modified: 'Now', time: '10:00' },
  ...{ author: 'Ada Byron', comments: 0, categories: [], tags: [] },
  picture: { src: `/${id}.webp`, alt: '', width: 300, height: 200 },
});

/** A page of two posts of `total`. */
function drawn(settings: object, { page = 1, total = 5 } = {}): string {
  const own = { id: 'abc1234', elType: 'widget', widgetType: 'posts', elements: [] };
  const tree = [{ ...own, settings: { classic_posts_per_page: 2, ...settings } }];
  const posts = [page * 2 - 1, page * 2].filter((id) => id <= total).map(post);
  return renderToStaticMarkup(
    <ListPagesProvider value={() => page}>
      <SitePartsProvider value={() => ({ posts, total })}>
        <DocumentView document={parseDocument(tree, { id: 7, cleanHtml: (words) => words })} />
      </SitePartsProvider>
    </ListPagesProvider>,
  );
}

const numbersIn = (html: string): string[] =>
  all(onPage(html), '.page-numbers').map((number) => (number.textContent ?? '').replace('Page ', ''));

test.each([
  [{}, {}, []],
  [{ pagination_type: 'numbers' }, {}, ['1', '2', '3']],
  [{ pagination_type: 'numbers', pagination_page_limit: '2' }, {}, ['1', '2']],
  [{ pagination_type: 'prev_next' }, { page: 2 }, ['« Previous', 'Next »']],
  [
    {
      pagination_type: 'numbers_and_prev_next',
      pagination_numbers_shorten: 'yes',
      pagination_page_limit: '',
    },
    { page: 5, total: 20 },
    ['« Previous', '1', '…', '3', '4', '5', '6', '7', '…', '10', 'Next »'],
  ],
  [{ pagination_type: 'prev_next', pagination_next_label: 'On &raquo;' }, {}, ['« Previous', 'On »']],
  [{ pagination_type: 'numbers' }, { total: 2 }, []],
])('K posts with %j and %j have the pages %j', (settings, state, numbers) => {
  expect(numbersIn(drawn(settings, state))).toEqual(numbers);
});

test('K a press on the button brings the next posts below those that are there, until there are no more', async () => {
  const settings = {
    ...{ pagination_type: 'load_more_on_click', text: 'More of them' },
    ...{ load_more_no_posts_message_switcher: 'yes', load_more_no_posts_custom_message: 'That was all' },
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(drawn(settings, { page: asked.length + 1 }));
  });
  const page = onPage(drawn(settings));
  const element = one(page, '.elementor-widget-posts');
  const button = one(element, '.elementor-button');
  expect(button.textContent).toBe('More of them');
  start(element);
  button.click();
  await vi.waitFor(() => expect(all(element, '.elementor-post')).toHaveLength(4));
  expect(one(element, '.e-load-more-message').hidden).toBe(true);
  button.focus();
  button.click();
  await vi.waitFor(() => expect(all(element, '.elementor-post')).toHaveLength(5));
  expect(asked).toEqual(['?e-page-abc1234=2', '?e-page-abc1234=3']);
  expect(one(element, '.e-load-more-message').hidden).toBe(false);
  expect(document.activeElement?.textContent).toBe('Post 5');
});

test('K masonry gives every post as many rows as it is high, column by column', async () => {
  const element = one(onPage(drawn({ classic_masonry: 'yes' })), '.elementor-widget-posts');
  const list = one(element, '.elementor-posts-masonry');
  list.style.display = 'grid';
  list.style.gridTemplateColumns = '100px 100px';
  list.style.rowGap = '10px';
  const [first, second] = all(list, '.elementor-post');
  if (first && second) [first.style.height, second.style.height] = ['120px', '40px'];
  const stop = start(element);
  await vi.waitFor(() => expect(second?.style.gridArea).toBe('auto / 2 / span 50'));
  expect(first?.style.gridArea).toBe('auto / 1 / span 130');
  stop();
});

test('K a card of posts has the initials of its author, where it has a picture and wants them', () => {
  const cards = { _skin: 'cards', cards_posts_per_page: 2 };
  const avatars = (settings: object): string[] =>
    all(onPage(drawn({ ...cards, ...settings })), '.elementor-post__avatar').map(
      (one) => one.textContent ?? '',
    );
  expect(avatars({})).toEqual(['AB', 'AB']);
  expect(avatars({ cards_show_avatar: '' })).toEqual([]);
  expect(avatars({ cards_thumbnail: 'none' })).toEqual([]);
});
