import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { DocumentView } from '../../document/DocumentView.tsx';
import { documentStyles } from '../../document/documentStyles.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { ListPagesProvider } from '../../parts/post/ListPage.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';
import { start } from '../../runtime/extras.island.ts';
import { all, one, onPage } from '../../testing/page.ts';
import sheet from './posts.sheet.css?inline';

const before = [...document.adoptedStyleSheets];
afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = before;
});

const post = (id: number) => ({
  ...{ id, href: `/${id}/`, title: `Post ${id}`, excerpt: '', date: 'Today', modified: 'Now', time: '10:00' },
  ...{ author: 'Ada Byron', comments: 0, categories: [], tags: [] },
  picture: { src: `/${id}.webp`, alt: '', width: 300, height: 200 },
});

/** A page with two of `total` posts; with `all` also those of the pages before it. */
function drawn(settings: object, { page = 1, total = 5, all: hasAll = false, content = '' } = {}): string {
  const own = { id: 'abc1234', elType: 'widget', widgetType: 'posts', elements: [] };
  const tree = [{ ...own, settings: { classic_posts_per_page: 2, ...settings } }];
  const ids = Array.from({ length: total }, (_, index) => index + 1);
  const posts = ids
    .slice(hasAll ? 0 : page * 2 - 2, page * 2)
    .map((id) => ({ ...post(id), ...(content && { content: { html: content } }) }));
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

test('K a button leads to the same posts with further ones below, until there are no more', () => {
  const settings = {
    ...{ pagination_type: 'load_more_on_click', text: 'More of them', align: 'end' },
    ...{ load_more_no_posts_message_switcher: 'yes', load_more_no_posts_custom_message: 'That was all' },
  };
  const first = onPage(drawn(settings));
  expect(one(first, '.load-more-align-end .elementor-button').textContent).toBe('More of them');
  expect(one(first, '.elementor-button').getAttribute('href')).toBe('?e-page-abc1234=2#more-abc1234');
  const second = onPage(drawn(settings, { page: 2, all: true }));
  expect(all(second, '.elementor-post')).toHaveLength(4);
  expect(one(second, '#more-abc1234').textContent).toContain('Post 3');
  const last = onPage(drawn(settings, { page: 3, all: true }));
  expect(all(last, '.elementor-button')).toEqual([]);
  expect(one(last, '.e-load-more-message').textContent).toBe('That was all');
});

test('K in masonry posts keep their columns, across the row, and none waits for or covers another', async () => {
  await screen.viewport(1440, 800);
  const rules = '.elementor-post{block-size:80px} .post-1{block-size:300px} .post-4{block-size:200px}';
  const settings = { classic_masonry: 'yes', classic_columns: '2' };
  onPage(`<style>${sheet}${rules}</style>${drawn(settings, { page: 3, all: true })}`);
  const list = one(document.body, '.elementor-posts-container');
  const box = (id: number) => one(list, `.post-${id}`).getBoundingClientRect();
  const stop = await start(list);
  list.style.setProperty('--p-posts', '2');
  await expect.poll(() => box(3).left).toBe(box(1).left);
  expect([box(4).left, box(5).left]).toEqual([box(2).left, box(1).left]);
  const gaps = () => [box(4).top - box(2).bottom, box(3).top - box(1).bottom, box(5).top - box(3).bottom];
  for (const gap of gaps()) expect(gap).toBeCloseTo(35, 0);
  expect(list.getBoundingClientRect().bottom).toBeCloseTo(box(5).bottom, 0);
  // A growing post pushes those below it.
  one(list, '.post-2').style.blockSize = '500px';
  await expect.poll(() => box(4).top - box(2).bottom).toBeCloseTo(35, 0);
  stop();
  expect(box(4).top).toBe(box(3).top);
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

test.each([
  [{ classic_columns: '4' }, [4, 2, 1]],
  [{ classic_columns: '4', classic_columns_tablet: '3', classic_columns_mobile: '2' }, [4, 3, 2]],
])('K posts with %j stand in %j columns on desktop, tablet and phone', async (settings, columns) => {
  const own = { id: 'abc1234', elType: 'widget', widgetType: 'posts', elements: [], settings };
  const rules = documentStyles(parseDocument([own], { id: 7, cleanHtml: (words) => words }));
  onPage(`<style>${sheet}${rules}</style>${drawn(settings)}`);
  const found: number[] = [];
  for (const width of [1440, 768, 390]) {
    await screen.viewport(width, 800);
    const { gridTemplateColumns } = getComputedStyle(one(document.body, '.elementor-posts-container'));
    found.push(gridTemplateColumns.split(' ').length);
  }
  expect(found).toEqual(columns);
});

test('K pictures of posts have a ratio on each device, and phones begin with one of their own', async () => {
  const found = async (settings: object): Promise<number[]> => {
    const own = { id: 'abc1234', elType: 'widget', widgetType: 'posts', elements: [], settings };
    const rules = documentStyles(parseDocument([own], { id: 7, cleanHtml: (words) => words }));
    onPage(`<style>${sheet}${rules}</style>${drawn(settings)}`);
    const ratios: number[] = [];
    for (const width of [1440, 768, 390]) {
      await screen.viewport(width, 800);
      const box = one(document.body, '.elementor-post__thumbnail').getBoundingClientRect();
      ratios.push(Math.round((100 * box.height) / box.width) / 100);
    }
    return ratios;
  };
  const size = (of: number) => ({ size: of, unit: 'px' });
  expect(await found({})).toEqual([0.66, 0.66, 0.5]);
  expect(await found({ classic_item_ratio: size(1) })).toEqual([1, 1, 0.5]);
  const each = { classic_item_ratio_tablet: size(0.75), classic_item_ratio_mobile: size(1.25) };
  expect(await found({ classic_item_ratio: size(1), ...each })).toEqual([1, 0.75, 1.25]);
});

test('K whole posts show all of their texts, one below the other', () => {
  const whole = { _skin: 'full_content', full_content_posts_per_page: 2 };
  const element = onPage(drawn(whole, { content: '<p>First.</p><p>Last.</p>' }));
  expect(one(element, '.elementor-posts--skin-full_content .elementor-post__content').innerHTML).toBe(
    '<p>First.</p><p>Last.</p>',
  );
  expect(all(element, '.elementor-post__excerpt, .elementor-post__read-more, img')).toEqual([]);
  const pictured = onPage(drawn({ ...whole, full_content_thumbnail: 'thumbnail' }));
  expect(all(pictured, '.elementor-post__thumbnail img')).toHaveLength(2);
});
