import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { DocumentView } from '../../document/DocumentView.tsx';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { ListPagesProvider } from '../../parts/post/ListPage.ts';
import { PageFactsProvider } from '../../parts/post/PageFacts.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';
import { start } from '../../runtime/extras.island.ts';
import { all, one, onPage } from '../../testing/page.ts';

const address = window.location.href;
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

const TOTAL = 5;

/** A page of two posts, as rendered by the server, with those of the pages before it. */
function drawn(type: string, page = 1): string {
  const settings = {
    ...{ classic_posts_per_page: 2, pagination_type: type, load_more_no_posts_message_switcher: 'yes' },
    load_more_no_posts_custom_message: 'That was all',
  };
  const tree = [{ id: 'abc1234', elType: 'widget', widgetType: 'posts', elements: [], settings }];
  const posts = Array.from({ length: Math.min(page * 2, TOTAL) }, (_, index) => ({
    ...{ id: index + 1, href: `/${index + 1}/`, title: `Post ${index + 1}`, excerpt: '', date: 'Today' },
    ...{ modified: 'Now', time: '10:00', author: 'Ada', comments: 0, categories: [], tags: [] },
  }));
  return renderToStaticMarkup(
    <PageFactsProvider value={{ url: '/news/', title: 'News' }}>
      <ListPagesProvider value={() => page}>
        <SitePartsProvider value={() => ({ posts, total: TOTAL })}>
          <DocumentView document={parseDocument(tree, { id: 7, cleanHtml: (words) => words })} />
        </SitePartsProvider>
      </ListPagesProvider>
    </PageFactsProvider>,
  );
}

/** A server that responds with the pages, except for failing calls. */
function serving(type: string, fails: readonly number[] = []) {
  let calls = 0;
  return vi.spyOn(window, 'fetch').mockImplementation(async (href) => {
    calls += 1;
    if (fails.includes(calls)) return new Response('<h1>Out of order</h1>', { status: 500 });
    return new Response(drawn(type, Number(new URL(String(href)).searchParams.get('e-page-abc1234'))));
  });
}

const titles = (element: Element): string[] =>
  all(element, '.elementor-post__title').map(({ textContent }) => textContent ?? '');
const said = (element: Element): string => one(element, '[role=status]').textContent ?? '';

test('K further posts come in place at a click, with the focus on the first of them, until there are no more', async () => {
  const element = onPage(drawn('load_more_on_click'));
  const asked = serving('load_more_on_click');
  const stop = await start(one(element, '.e-load-more-anchor'));
  await screen.getByRole('link', { name: 'Load More' }).click();
  await expect.poll(() => titles(element)).toHaveLength(4);
  expect(document.activeElement?.textContent).toBe('Post 3');
  expect(said(element)).toBe('Further posts have been loaded.');
  // Coming back to this URL shows the same posts.
  expect(window.location.search).toBe('?e-page-abc1234=2');
  await screen.getByRole('link', { name: 'Load More' }).click();
  await expect.poll(() => titles(element)).toEqual(['1', '2', '3', '4', '5'].map((id) => `Post ${id}`));
  expect(one(element, '.e-load-more-message').textContent).toBe('That was all');
  expect(all(element, '.elementor-button')).toEqual([]);
  expect(all(element, '[id^=more-]')).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test('K a call for further posts that fails is said, and can be tried again', async () => {
  const element = onPage(drawn('load_more_on_click'));
  serving('load_more_on_click', [1]);
  await start(one(element, '.e-load-more-anchor'));
  const button = screen.getByRole('link', { name: 'Load More' });
  await button.click();
  await expect.poll(() => said(element)).toContain('could not be loaded');
  expect(titles(element)).toHaveLength(2);
  await button.click();
  await expect.poll(() => titles(element)).toHaveLength(4);
  expect(said(element)).toBe('Further posts have been loaded.');
});

test('K further posts come by themselves near the end of the list, and wait for a click after a failure', async () => {
  const element = onPage(drawn('load_more_infinite_scroll'));
  const asked = serving('load_more_infinite_scroll', [2]);
  const stop = await start(one(element, '.e-load-more-anchor'));
  await expect.poll(() => said(element)).toContain('could not be loaded');
  expect(titles(element)).toHaveLength(4);
  expect(asked).toHaveBeenCalledTimes(2);
  await screen.getByRole('link', { name: 'Load More' }).click();
  await expect.poll(() => titles(element)).toHaveLength(TOTAL);
  expect(one(element, '.e-load-more-message').textContent).toBe('That was all');
  stop();
});

test('K whoever jumps past the end of the list gets its further posts, too', async () => {
  const element = onPage(`${drawn('load_more_infinite_scroll')}<div style="block-size:9000px"></div>`);
  window.scrollTo(0, 5000);
  serving('load_more_infinite_scroll');
  const stop = await start(one(element, '.e-load-more-anchor'));
  await expect.poll(() => titles(element)).toHaveLength(TOTAL);
  stop();
  window.scrollTo(0, 0);
});
