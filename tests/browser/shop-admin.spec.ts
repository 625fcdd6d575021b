import type { Page } from '@playwright/test';
import {
  actAsPerson,
  asAdministrator,
  expect,
  expectNoAxeViolations,
  openAdmin,
  test,
} from './fixtures/index.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('TH-04 a product is added with a picture, seen by visitors, changed, sold out, hidden and removed', async ({
  page,
  site,
  complaints,
}) => {
  // What was just removed may be requested again before its screen is gone.
  complaints.allow(/status of 40[04]/);
  const name = `Dibber ${Date.now()}`;
  await openAdmin(page, site, '/admin/shop/products');
  await expect(page.getByRole('link', { name: 'Planting trowel' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Add a product' }).click();

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Category').fill('Hand tools');
  await page.getByLabel('In one sentence').fill('Makes holes for bulbs.');
  await page.getByLabel('Price').fill('a lot');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This must be a whole number.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await page.getByLabel('Price').fill('12,50');
  await page.getByLabel('Stock').fill('2');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'dibber.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PNG, 'base64'),
  });
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(/^\/media\//);
  await page.getByLabel('What the picture shows').fill('A dibber');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href');

  const visitor = await page.context().newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByText('£12.50')).toBeVisible();
  await expect(visitor.getByText('2 left in stock.')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'A dibber' })).toHaveJSProperty('complete', true);

  await page.getByLabel('Price').fill('9');
  await page.getByLabel('Stock').fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await visitor.request.get(address ?? '')).text()).toContain('£9.00');
  await visitor.reload();
  await expect(visitor.getByText('Out of stock for now')).toBeVisible();

  await page.getByLabel('Show it in the shop').uncheck({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await visitor.request.get(address ?? '')).status()).toBe(404);
  await visitor.close();

  await page.getByRole('button', { name: 'Remove product' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Remove product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove product' }).click();
  await expect(page.getByText(`${name} was removed.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search names' }).fill(name);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('TH-04 whoever leaves a product half changed is asked, and two products cannot have one address', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await openAdmin(page, site, '/admin/shop/products');
  await page.getByRole('link', { name: 'Bell cloche' }).click();
  await page.getByLabel('Address').fill('trowel');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Another product has the address “trowel” already.')).toBeVisible();
  await page.getByRole('link', { name: 'Order requests' }).first().click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order requests' })).toBeVisible();
});

test('TH-04 a request is found, read, moved on with a way back, sent again and deleted', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await actAsPerson(context);
  const name = `Orla ${Date.now()}`;
  await order(page, name, 'The ridge is 42 mm thick.');
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  await openAdmin(page, site, '/admin/shop/orders');
  await expectNoAxeViolations(page);
  const search = page.getByRole('searchbox', { name: 'Search name, e-mail, note or number' });
  await search.fill('nobody of this name');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await search.fill('RIDGE is 42');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('The ridge is 42 mm thick.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Planting trowel £24\.00 1 £24\.00/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^We have your order request \d+$/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('radiogroup', { name: 'State' }).getByText('In progress').click();
  await expect(page.getByRole('radio', { name: 'In progress' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'New' })).toBeChecked();

  const mails = () =>
    site.mail.received.filter(({ subject }) => subject?.startsWith(`Order request`) && subject.endsWith(name))
      .length;
  await expect.poll(mails).toBe(1);
  await page.getByRole('button', { name: 'Send mail again' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(mails).toBe(2);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete request' }).click();
  await expect(page.getByText('The request was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('TH-04 spam lies aside with its reasons, and one click delivers it after all', async ({
  page,
  browser,
  site,
}) => {
  const name = `Best Casino ${Date.now()}`;
  // A bot without scripts that writes typical spam.
  const robot = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.5' },
  });
  const sending = await robot.newPage();
  await order(sending, name, SPAM);
  await expect(sending.getByRole('heading', { name: 'We will check it first' })).toBeVisible();
  await robot.close();

  await openAdmin(page, site, '/admin/shop/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Order requests' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Spam' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Taken for spam')).toBeVisible();
  await expect(page.getByText('No mail was sent.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'How it was judged' }).click();
  await expect(page.getByText('Order request', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText('It is new, and its mails are on the way.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'New' })).toBeChecked();
  await expect.poll(() => site.mail.received.filter(({ subject }) => subject?.endsWith(name)).length).toBe(1);

  // A verdict made elsewhere moves it as well.
  await page.getByRole('link', { name: 'How it was judged' }).click();
  await page.getByRole('button', { name: 'This is spam' }).click();
  await expect(page.getByText('Marked as spam. It leaves the inbox')).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
});

test('TH-04 the shop’s screens fit a narrow and a wide window', async ({ page, site }) => {
  await asAdministrator(page, site);
  await order(page, 'Somebody', 'Two of them, please');
  const screens = ['/admin/shop/products', '/admin/shop/products/1', '/admin/shop/orders'];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('link', { name: 'Somebody' }).click();
  const total = page.getByRole('row', { name: /^Total £/ }).getByText('£');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const right = () => total.evaluate((cell) => cell.getBoundingClientRect().right);
    await expect.poll(right).toBeLessThanOrEqual(width - 16);
    expect(await total.evaluate((cell) => cell.closest('table')?.parentElement?.scrollLeft)).toBe(0);
  }
});

const WIDTHS = [390, 1440];

const SPAM =
  'CLICK HERE to win FREE casino bonus, viagra, cheap pills!!! http://casino-bonus.example http://cheap-pills.example http://win-now.example [url=http://casino.example]best casino[/url]';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEWgeFDyj8KwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII=';

async function order(page: Page, name: string, note: string): Promise<void> {
  await page.goto('/product/trowel/');
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await expect
    .poll(async () => (await page.context().cookies()).some((cookie) => cookie.name === 'portico_cart'))
    .toBe(true);
  await page.goto('/cart/');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill('somebody@customers.example');
  await page.getByLabel('Measurements, wishes, questions').fill(note);
  await page.getByRole('button', { name: 'Send the request' }).click();
}
