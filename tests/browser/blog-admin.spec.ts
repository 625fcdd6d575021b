import type { Page } from '@playwright/test';
import { asAdministrator, expect, expectNoAxeViolations, test } from './fixtures/index.ts';

/** A single-colour PNG, 64 × 48. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSDlsVOV9KUF2M8/sAAOhY+T5O6AQuwviK7kHdJ3YAFWF+RXci7pG7AAqyvyC7kXVI3YAHWV2QX8i6pG7AA6yuyC3mX1A1YgPUV2YW8S+oGLMD6iuxC3iV1AxZgfUV2Ie+SugELsL4iu5B3Sd2AxwN+QVuMxOAu11wAAAAASUVORK5CYII=',
  'base64',
);

test.describe('the administrator’s blog', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('TH-10 a post is written with headings and a link, published, changed, and brought back', async ({
    page,
  }) => {
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill('A browser wrote this');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.getByRole('button', { name: 'Heading 2', exact: true }).click();
    await page.keyboard.type('The beginning');
    await page.keyboard.press('Enter');
    await page.keyboard.type('First words of the text.');
    await page.getByRole('combobox', { name: 'Tags' }).fill('Browser made');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The post is published.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
    const address = page.url();

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View', exact: true }).click();
    const visit = await opened;
    await expect(visit).toHaveURL(/\/a-browser-wrote-this\/$/);
    await expect(visit.getByRole('heading', { name: 'The beginning' })).toBeVisible();
    await expect(visit.getByText('First words of the text.')).toBeVisible();

    await page.goto(address);
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more of them.');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The post is published.')).toBeVisible();
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('navigation', { name: 'Versions' }).getByRole('button').last().click();
    await expect(page.locator('ins')).toContainText('And more of them.');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('The version is restored.')).toBeVisible();
    const shown = await page.request.get('/a-browser-wrote-this/');
    expect(await shown.text()).not.toContain('And more of them.');
  });

  test('TH-10 a table is made, grown and shrunk, shown to visitors, and found again in the editor', async ({
    page,
  }) => {
    await page.goto('/admin/posts/new');
    await page.getByLabel('Title', { exact: true }).fill('Panes and their sizes');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.getByRole('button', { name: 'Insert a table' }).click();
    await expect(text.locator('tr')).toHaveCount(3);
    await page.getByRole('button', { name: 'Row below' }).click();
    await expect(text.locator('tr')).toHaveCount(4);
    await page.getByRole('button', { name: 'Column after' }).click();
    await expect(text.locator('tr').first().locator('th')).toHaveCount(4);
    await page.getByRole('button', { name: 'Remove the column' }).click();
    await expect(text.locator('tr').first().locator('th')).toHaveCount(3);
    await text.locator('th').first().click();
    for (const words of ['Pane', 'Width', 'Height', '610 mm']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The post is published.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
    const address = page.url();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/panes-and-their-sizes/');
    const shown = page.getByRole('region', { name: 'Table' });
    await expect(shown.getByRole('columnheader', { name: 'Pane' })).toBeVisible();
    await expect(shown.getByRole('cell', { name: '610 mm' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(text.locator('tr')).toHaveCount(4);
    await expect(text.getByText('610 mm')).toBeVisible();
  });

  test('TH-10 what is written is kept by itself, seen in a preview, and offered again; visitors see nothing of it', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/posts?status=published');
    await page.getByRole('table').getByRole('link').first().click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).not.toHaveValue('');
    const slug = await page.getByLabel('Slug').inputValue();
    const before = await title.inputValue();
    await title.fill('Nobody has saved this');
    await expect(page.getByText(/not saved yet/)).toBeVisible({ timeout: 20_000 });
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Preview' }).click(),
    ]);
    await expect(preview.getByRole('heading', { name: 'Nobody has saved this' }).first()).toBeVisible();
    const withoutNonce = await page.request.get(preview.url().replace(/\?.*/, ''));
    expect(withoutNonce.status()).toBe(404);
    await preview.close();
    expect(await (await page.request.get(`/${slug}/`)).text()).not.toContain('Nobody has saved this');

    // Leaving asks first; the text is there again after coming back.
    await page.getByRole('link', { name: 'Media', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Leave without saving?');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expect(title).toHaveValue('Nobody has saved this');
    await title.fill(before);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The post is published.')).toBeVisible();
  });

  test('TH-10 on a slow line one post is made, and what is typed while it is saved stays', async ({
    page,
  }) => {
    const title = page.getByLabel('Title', { exact: true });
    const line = await slowLine(page);
    await page.goto('/admin/posts/new');
    await title.fill('Slowly made');
    // The autosave has requested a draft, and has no response yet.
    await line.asked();
    await title.fill('Slowly made once');
    await page.getByRole('button', { name: 'Save draft' }).click();
    line.release();
    await line.asked();
    await title.fill('Slowly made once, and renamed');
    line.release();
    await expect(page.getByText('The draft is saved.')).toBeVisible();
    await expect(title).toHaveValue('Slowly made once, and renamed');
    line.end();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
    const list = await page.request.get('/admin/api/blog/posts?search=slowly');
    const { items } = await list.json();
    expect(items.map((post: { title: string }) => post.title)).toEqual(['Slowly made once, and renamed']);
  });

  test('TH-10 what could not be kept while the connection was lost is tried again by itself', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await draft(page, 'Written on a train');
    await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
    await page.route('**/autosave', (route) => route.abort('internetdisconnected'));
    await page.getByLabel('Title', { exact: true }).fill('Written in a tunnel');
    await expect(page.getByText(/Autosave failed/)).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/autosave');
    await expect(page.getByText(/^Autosaved/)).toBeVisible({ timeout: 20_000 });
  });

  test('TH-10 several posts go to the trash together, and come back with one click', async ({ page }) => {
    for (const title of ['Rubbish one', 'Rubbish two']) await draft(page, title);
    await page.goto('/admin/posts?search=Rubbish');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('group', { name: 'Selected entries' });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Move to the trash' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Rubbish two/ })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('TH-10 a picture is uploaded, described, put on top of a post, and served in small sizes', async ({
    page,
  }) => {
    await page.goto('/admin/media');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: /tiny\.png/ }).click();
    await page.getByRole('dialog').getByLabel('What it shows').fill('One colour');
    await page.getByRole('dialog').getByLabel('Caption').fill('Painted in <b>one</b> go');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The texts are saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await draft(page, 'With a cover');
    await page.goto('/admin/posts?search=With+a+cover');
    await page.getByRole('link', { name: /With a cover/ }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /tiny\.png/ })
      .click();
    await putIntoText(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The post is published.')).toBeVisible();
    const shown = await (await page.request.get('/with-a-cover/')).text();
    expect(shown).toMatch(
      /<figure class="wp-block-image size-medium"><img [^>]*alt="Red, and nothing else"[^>]*><figcaption>A colour<\/figcaption>/,
    );
    expect(shown).toContain('data-frame-of="youtube"');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Text', exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true }).locator('figcaption')).toHaveText(
      'A colour',
    );
    const [, file = ''] = /(\/media\/[0-9a-f]{20}-64\.webp)/.exec(shown) ?? [];
    const served = await page.request.get(file);
    expect(served.headers()).toMatchObject({ 'content-type': 'image/webp' });
    expect(served.headers()['cache-control']).toContain('immutable');
  });

  test('TH-10 an export of WordPress is imported with its result; a broken one is refused with its line', async ({
    page,
  }) => {
    await page.goto('/admin/blog-import');
    const bring = (name: string, xml: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(xml) });
    await bring('site.xml', EXPORT);
    const results = page.getByRole('region', { name: 'Recent imports' });
    await expect(results.getByText('1 post', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await (await page.request.get('/from-the-old-site/')).text()).toContain('Old words');
    await bring('broken.xml', EXPORT.replace('</item>', ''));
    await expect(results.getByText(/Line \d+: .* Nothing was changed\./)).toBeVisible({ timeout: 30_000 });
    await expectNoAxeViolations(page);
    await page.goto('/from-the-old-site/');
    await expect(page.getByRole('heading', { level: 2, name: 'Old words' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Most' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('TH-10 what lay below something on the old site lies below it here, and reads as well', async ({
    page,
  }) => {
    await page.goto('/admin/blog-import');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'tree.xml', mimeType: 'text/xml', buffer: Buffer.from(TREE) });
    const results = page.getByRole('region', { name: 'Recent imports' });
    await expect(results.getByText('2 pages', { exact: true })).toBeVisible({ timeout: 30_000 });

    await page.goto('/admin/terms');
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: '— Harbours' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Change Harbours' }).click();
    await expect(page.getByRole('combobox', { name: 'Parent category' })).toHaveValue('Waterside');

    // Its URL on the old site redirects here.
    await page.goto('/the-firm/its-people/?from=there');
    await expect(page).toHaveURL(/\/its-people\/$/);
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'The firm', 'Its people']);
    await expect(page.getByText('Press here')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto('/category/waterside/harbours/');
    await expect(page).toHaveURL(/\/category\/harbours\/$/);
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Journal', 'Waterside', 'Harbours']);
    await trail.getByRole('link', { name: 'Waterside' }).click();
    await expect(page).toHaveURL(/\/category\/waterside\/$/);
    await expect(page.getByRole('heading', { name: 'A pier of glass' })).toBeVisible();
  });

  test('a category of one long word leaves its buttons in reach on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/terms');
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add category' });
    const name = 'w'.repeat(120);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add category' }).click();
    const remove = page.getByRole('button', { name: `Remove ${name}` });
    const right = () => remove.evaluate((button) => button.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(390);
    await remove.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(remove).toHaveCount(0);
  });

  test('the settings of a post end where its buttons do', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/posts/new');
    const right = async (name: string, role: 'button' | 'region') => {
      const box = await page.getByRole(role, { name, exact: true }).boundingBox();
      return box ? Math.round(box.x + box.width) : null;
    };
    await expect(page.getByRole('region', { name: 'Publishing' })).toBeVisible();
    expect(await right('Publishing', 'region')).toBe(await right('Publish', 'button'));
  });

  test('TH-10 the screens fit a phone and pass axe', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, heading] of [
      ['/admin/posts', 'Posts'],
      ['/admin/posts/new', 'New post'],
      ['/admin/media', 'Media'],
      ['/admin/terms', 'Categories & tags'],
      ['/admin/authors', 'Authors'],
      ['/admin/blog-import', 'Import & export'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoAxeViolations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

/** Holds every call that writes a post until it is released. */
async function slowLine(page: Page) {
  let held: (() => void)[] = [];
  let isSlow = true;
  const posts = /\/admin\/api\/blog\/posts(\/\d+)?$/;
  await page.route(posts, async (route) => {
    if (isSlow && route.request().method() !== 'GET')
      await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  return {
    asked: () => expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(0),
    release: () => held.shift()?.(),
    end: () => {
      isSlow = false;
      for (const release of held) release();
      held = [];
    },
  };
}

/** A picture with its alt text and size, and a video by its URL. */
async function putIntoText(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.getByRole('button', { name: 'Insert a picture' }).click();
  await dialog.getByRole('button', { name: /tiny\.png/ }).click();
  await text.locator('img').click();
  await page.getByRole('button', { name: 'Description, caption and size' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('One colour');
  await dialog.getByLabel('Description').fill('Red, and nothing else');
  await dialog.getByLabel('Caption').fill('A colour');
  await dialog.getByText('Medium').click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Change the picture' }).click();
  await expect(text.locator('figcaption')).toHaveText('A colour');

  await page.getByRole('button', { name: 'Insert a video' }).click();
  await dialog.getByLabel('Address of the video').fill('https://example.org/page');
  await dialog.getByRole('button', { name: 'Insert the video' }).click();
  await expect(dialog.getByText(/not the address of a video/)).toBeVisible();
  await dialog.getByLabel('Address of the video').fill('https://youtu.be/XHOmBV4js_E');
  await dialog.getByRole('button', { name: 'Insert the video' }).click();
  await expect(text).toContainText('[video src="https://youtu.be/XHOmBV4js_E"]');
}

async function draft(page: Page, title: string): Promise<void> {
  await page.goto('/admin/posts/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.').first()).toBeVisible();
}

const EXPORT = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>
<item><title>From the old site</title><guid>https://old.example/?p=9</guid><content:encoded><![CDATA[<h4>Old words</h4><p>Some <a href="/blog/"><img src="/favicon.svg"></a></p><h1>More</h1><h3>Most</h3><h2>&nbsp;</h2>]]></content:encoded><wp:post_id>9</wp:post_id><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt><wp:post_name>from-the-old-site</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

const TREE = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:category><wp:category_nicename>waterside</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Waterside</wp:cat_name></wp:category>
<wp:category><wp:category_nicename>harbours</wp:category_nicename><wp:category_parent>waterside</wp:category_parent><wp:cat_name>Harbours</wp:cat_name></wp:category>
<item><title>A pier of glass</title><guid>https://old.example/?p=21</guid><wp:post_id>21</wp:post_id><wp:post_date_gmt>2020-01-02 00:00:00</wp:post_date_gmt><wp:post_name>a-pier-of-glass</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="harbours">Harbours</category></item>
<item><title>Its people</title><link>https://old.example/the-firm/its-people/</link><guid>https://old.example/?page_id=23</guid><content:encoded><![CDATA[<main><div role="tablist" aria-multiselectable="maybe"><p role="tab" aria-selected="yes" aria-controls="gone">Press here</p></div><div aria-hidden="true"><a href="/blog/">a link</a></div><aside aria-label="Aside"><p aria-label="no name" role="nonsense">Words</p></aside><ul role="menu"><li role="menuitem" aria-haspopup="x">One</li></ul><nav><a href="/shop/" role="switch" aria-hidden="true">The shop</a></nav></main>]]></content:encoded><wp:post_id>23</wp:post_id><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt><wp:post_name>its-people</wp:post_name><wp:post_parent>22</wp:post_parent><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
<item><title>The firm</title><link>https://old.example/the-firm/</link><guid>https://old.example/?page_id=22</guid><wp:post_id>22</wp:post_id><wp:post_date_gmt>2020-01-01 00:00:00</wp:post_date_gmt><wp:post_name>the-firm</wp:post_name><wp:post_parent>0</wp:post_parent><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`;
