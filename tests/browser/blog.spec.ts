import type { Locator, Page } from '@playwright/test';
import { actAsPerson, expect, islandsHaveSettled, test } from './fixtures/index.ts';

const POST = '/why-the-bars-are-thin/';

test.describe('reading the blog', () => {
  test('a visitor finds a post on the list, reads it, and goes on to the next', async ({ page }) => {
    await page.goto('/blog/');
    await page.getByRole('link', { name: 'Why the bars are thin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Why the bars are thin' })).toBeVisible();
    const picture = page.locator('.nv-thumb-wrap img');
    await expect(picture).toHaveAttribute('srcset', /valley-dawn-480\.webp 480w, .* 1280w/);
    await expect(picture).toHaveAttribute('alt', /glasshouse in a wide valley/);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Depth is free' })
      .click();
    await expect(page).toHaveURL(/#depth-is-free$/);
    await expect(page.getByRole('heading', { name: 'Depth is free' })).toBeInViewport();
    await expect(page.locator('#comments')).toContainText('Run a fingernail down it in April');
    await page.getByRole('navigation', { name: 'Posts before and after' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lemons that do not sulk' })).toBeVisible();
  });

  test('TH-05 the list has the markup that the theme’s scripts look for', async ({ page }) => {
    await page.goto('/blog/');
    const list = page.locator('main#content .container.archive-container > .row > .nv-index-posts.blog.col');
    const article = list
      .locator('.posts-wrapper > article[id^="post-"].post.layout-grid')
      .filter({ hasText: 'Why the bars are thin' });
    await expect(
      article.locator('> .article-content-col > .content > .nv-post-thumbnail-wrap.img-wrap > a > img'),
    ).toHaveCount(1);
    await expect(article.locator('.content > h2.blog-entry-title.entry-title > a')).toHaveCount(1);
    for (const name of ['author', 'date', 'category'])
      await expect(article.locator(`.content > ul.nv-meta-list > li.meta.${name}`)).toHaveCount(1);
    await expect(article.locator('.content > .excerpt-wrap')).toHaveCount(1);
    await expect(list.locator('ul.page-numbers')).toBeHidden();
    await expect(list.locator('.load-more-posts > .nv-loader + .infinite-scroll-trigger')).toHaveCount(1);
    const properties = await page.evaluate(
      () => (window as unknown as { NeveProperties: unknown }).NeveProperties,
    );
    expect(properties).toEqual({
      ajaxurl: '/wp-admin/admin-ajax.php',
      nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
      isRTL: '',
      isCustomize: '',
      masonryStatus: 'enabled',
      masonryColumns: '3',
      blogLayout: 'grid',
      infScroll: 'enabled',
      maxPages: String(await list.locator('ul.page-numbers li a:not(.next)').last().textContent()),
      endpoint: '/wp-json/nv/v1/posts/page/',
      lang: 'en',
      query: '[]',
    });
  });

  test('a post says to programs what it is', async ({ page, baseURL }) => {
    await page.goto(POST);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${POST}`);
    expect(await content('meta[property="og:type"]')).toBe('article');
    expect(await content('meta[property="og:title"]')).toBe('Why the bars are thin');
    expect(await content('meta[property="og:image"]')).toMatch(/^http:\/\/.*valley-dawn-800\.webp$/);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/feed/');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Why the bars are thin',
      author: { name: 'Agnes Sill', url: `${baseURL}/author/agnes-sill/` },
    });
    expect(data['@graph'][1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Journal',
      'Craft',
      'Why the bars are thin',
    ]);
  });

  test('a post can be read in other languages, from right to left where that is how it is read', async ({
    page,
  }) => {
    await page.goto('/lemons-that-do-not-sulk/');
    await expect(page.locator('link[hreflang="de"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'العربية' }).click();
    const article = page.locator('article.nv-single-post-wrap');
    await expect(article).toHaveAttribute('lang', 'ar');
    await expect(article).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الليمون الذي لا يغضب');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zitronen, die nicht schmollen');
  });

  test('a comment is sent, stands under its post and is counted on the list', async ({ page, context }) => {
    await actAsPerson(context);
    await page.goto('/figs-in-small-quarters/');
    await page
      .getByLabel('Comment *')
      .pressSequentially('Mine has made five figs since I moved it to a smaller pot.');
    await page.getByLabel('Name *').pressSequentially('Ottilie Brand');
    await page.getByLabel('Email *').pressSequentially('ottilie@example.org');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.locator('.comment-list')).toContainText('Mine has made five figs');
    await page.goto('/tag/figs/');
    await expect(page.locator('article .meta.comments')).toHaveText('1 comment');
  });
});

test.describe('archives', () => {
  for (const [path, title, query] of [
    ['/category/planting/', 'Planting', { category_name: 'planting' }],
    ['/tag/larch/', 'Tagged “Larch”', { tag: 'larch' }],
    ['/author/wren-halloway/', 'Wren Halloway', { author_name: 'wren-halloway' }],
    ['/2026/', '2026', { year: 2026 }],
    ['/2026/10/', 'October 2026', { year: 2026, monthnum: 10 }],
    ['/2026/10/31/', '31 October 2026', { year: 2026, monthnum: 10, day: 31 }],
  ] as const)
    test(`${path} lists what belongs there and says how to ask for more of it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.locator('.posts-wrapper > article').count()).toBeGreaterThan(0);
      const printed = await page.evaluate(
        () => (window as unknown as { NeveProperties: { query: string } }).NeveProperties.query,
      );
      expect(JSON.parse(printed)).toEqual(query);
    });

  test('further pages have addresses of their own, and name their neighbours', async ({ page, baseURL }) => {
    await page.goto('/blog/page/2/');
    await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', `${baseURL}/blog/`);
    await expect(page.locator('link[rel="next"]')).toHaveAttribute('href', `${baseURL}/blog/page/3/`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/blog/page/2/`);
  });

  test('the first page has one address, and a page that is not there is none', async ({ request }) => {
    const first = await request.get('/blog/page/1/', { maxRedirects: 0 });
    expect([first.status(), first.headers().location]).toEqual([301, '/blog/']);
    for (const path of [
      '/blog/page/0/',
      '/blog/page/-1/',
      '/blog/page/999/',
      '/blog/page/99999999999999999999/',
      '/blog/page/two/',
      '/blog/page/2.5/',
      '/blog/page/%00/',
      '/category/craft/page/77/',
      '/category/nothing/',
      '/tag/%3Cscript%3E/',
      '/author/nobody/',
      '/1999/',
      '/2026/13/',
      '/2026/02/31/',
      '/page/2/',
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test.describe('searching', () => {
  test('what was found is at the address that WordPress gives it', async ({ page }) => {
    await page.goto('/search/');
    await page.getByRole('search', { name: 'Search the journal' }).getByRole('searchbox').fill('lemons');
    await page
      .getByRole('search', { name: 'Search the journal' })
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(page).toHaveURL('/?s=lemons');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('on “lemons”');
    await expect(
      page.locator('.posts-wrapper').getByRole('link', { name: 'Lemons that do not sulk' }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  for (const path of ['/language/de/', '/zitronen-die-nicht-schmollen/'])
    test(`TH-03 TH-10 on ${path} it finds the posts in that language`, async ({ page }) => {
      const lemons = { name: 'Zitronen, die nicht schmollen', exact: true } as const;
      await page.goto(path);
      const row = page.locator('[data-show-on="desktop"]');
      const icon = row.locator('.nv-search');
      await expect(icon).toHaveAttribute('aria-expanded', 'false');
      await icon.click();
      await expect(row.locator('.search-field')).toBeFocused();
      await row.locator('.search-field').pressSequentially('schmollen');
      await expect(row.getByRole('option', lemons)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/?s=schmollen&lang=de');
      await expect(page.locator('.posts-wrapper').getByRole('link', lemons)).toBeVisible();
      await expect(page.locator('.posts-wrapper article:not([lang=de])')).toHaveCount(0);
      await page.goto('/?s=schmollen');
      await expect(page.getByRole('heading', { level: 1, name: 'Nothing on “schmollen”' })).toBeVisible();
    });

  test('its pages are numbered, not scrolled', async ({ page }) => {
    await page.goto('/?s=glass');
    await expect(page.locator('.infinite-scroll-trigger')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/page/2/?s=glass');
    await expect(page.locator('.page-numbers .current')).toHaveText('2');
  });

  for (const text of [
    '"',
    '*',
    'a AND OR NOT',
    '(((',
    'NEAR/5',
    "'; drop table",
    '%',
    '\\',
    '<script>alert(1)</script>',
    '🌱',
    'x'.repeat(5_000),
  ])
    test(`“${text.slice(0, 20)}” is answered with a page`, async ({ page }) => {
      const response = await page.goto(`/?s=${encodeURIComponent(text)}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('main script:not([type])').count()).toBe(0);
    });
});

test.describe('scrolling on', () => {
  test('TH-06 TH-07 three batches arrive as the end comes into view, and going back finds the same place', async ({
    page,
  }) => {
    await page.goto('/blog/');
    const articles = page.locator('.posts-wrapper > article');
    await expect(articles).toHaveCount(9);
    // Masonry moves the end of the list, so scrolling there beforehand would not reach it.
    await islandsHaveSettled(page);
    for (const expected of [18, 27, 36]) {
      await scrollToEnd(page);
      const above = await placesOf(articles, expected - 9);
      await expect(articles).toHaveCount(expected);
      expect(await placesOf(articles, expected - 9), 'what was there stays where it was').toEqual(above);
    }
    const ids = await articles.evaluateAll((nodes) => nodes.map((node) => node.id));
    expect(new Set(ids).size).toBe(36);
    const target = articles.nth(28).getByRole('heading').getByRole('link');
    const title = (await target.textContent()) ?? '';
    await target.scrollIntoViewIfNeeded();
    await target.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(
      page.locator('.posts-wrapper').getByRole('link', { name: title, exact: true }),
    ).toBeInViewport();
  });

  test('TH-06 the trigger goes with the last page', async ({ page }) => {
    await page.goto('/category/questions/');
    await expect(page.locator('.infinite-scroll-trigger')).toHaveCount(0);
    await page.goto('/blog/');
    // Four batches in a row may take four times as long as a single step.
    await expect
      .poll(
        async () => {
          await scrollToEnd(page);
          return page.locator('.infinite-scroll-trigger').count();
        },
        { timeout: 40_000 },
      )
      .toBe(0);
    // Other tests may have written posts.
    expect(await page.locator('.posts-wrapper > article').count()).toBeGreaterThanOrEqual(43);
  });

  test('TH-07 an archive goes on with its own posts only', async ({ page }) => {
    await page.goto('/author/wren-halloway/');
    await expect
      .poll(async () => {
        await scrollToEnd(page);
        return page.locator('.posts-wrapper > article').count();
      })
      .toBe(10);
    const authors = await page.locator('.posts-wrapper .author-name a').allTextContents();
    expect(new Set(authors)).toEqual(new Set(['Wren Halloway']));
  });

  test('without scripts the numbers are there', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
    const page = await context.newPage();
    await page.goto('/blog/');
    await expect(page.locator('.posts-wrapper > article').nth(8)).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog/page/2/');
    await context.close();
  });
});

/**
 * The positions of the first articles in the page. Not their heights: a loaded picture differs by a fraction from its markup's
 * size.
 */
function placesOf(articles: Locator, count: number): Promise<string[]> {
  return articles.evaluateAll(
    (nodes: HTMLElement[], most) =>
      nodes
        .slice(0, most)
        .map(({ offsetLeft, offsetTop, offsetWidth }) => [offsetLeft, offsetTop, offsetWidth].join(' ')),
    count,
  );
}

/** To the end of the list; what is below it may be taller than the screen. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() =>
    document.querySelector('.load-more-posts')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}
