import { gzipSync } from 'node:zlib';
import {
  codeHasRun,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  loadedScripts,
  test,
} from './fixtures/index.ts';
import { openSpamPage, readNoCookie, sentBy, stored } from './fixtures/spamPage.ts';

/** Our own pages and server, with nothing in between. */
for (const mode of ['none', 'native', 'alternative'] as const) {
  test(`SP-37 our page in mode ${mode} keeps signals where it says, and calls no other host`, async ({
    page,
    context,
  }) => {
    const calls: string[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST')
        calls.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    await page.goto(`/gallery/cookies-${mode}/`);
    await page.getByLabel('Name').fill('Jo');
    await expect.poll(() => stored(page, 'ct_has_input_focused')).toBe(true);
    const hidden = page.locator(`#mode-${mode} input[name=ct_no_cookie_hidden_field]`);
    await expect(page.locator(`#mode-${mode} input[name=apbct_visible_fields]`)).toHaveCount(1);
    await expect(hidden).toHaveCount(mode === 'none' ? 1 : 0);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.includes('ct_ps_timestamp')).toBe(mode === 'native');
    if (mode !== 'native') expect(cookies).toEqual([]);
    if (mode === 'alternative')
      await expect.poll(() => calls).toContain('200 /wp-json/cleantalk-antispam/v1/alt_sessions');
    else expect(calls.filter((call) => call.includes('alt_sessions'))).toEqual([]);
  });
}

test('SP-06 SP-57 our server decodes the addresses that it has hidden, or says why not', async ({ page }) => {
  await page.goto('/gallery/email-decoder/');
  expect(await page.content()).not.toContain('workshop@example.com');
  const address = page.locator('span[data-original-string]').first();
  await expect(address).toHaveAttribute('role', 'button');
  const [answer] = await Promise.all([page.waitForResponse(/apbct_decode_email/), address.click()]);
  expect(await answer.json()).toMatchObject({ success: true, data: expect.any(Array) });
  await expect(page.getByRole('button', { name: 'Got it' }).or(page.getByText(/Blocked:/))).toBeVisible();
});

test('SP-13 SP-57 our server says what it knows of an address, and blocks nobody', async ({ page }) => {
  await page.goto('/gallery/email-check/');
  await codeHasRun(page, 'spam-guard');
  const [answer] = await Promise.all([
    page.waitForResponse(/check_email_exist_post/),
    (async () => {
      await page.getByLabel('Email').fill('jane@example.com');
      await page.getByLabel('Email').blur();
    })(),
  ]);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({
    result: { result: expect.any(String), text_result: expect.any(String) },
  });
  await expect(page.locator('#apbct-check_email_exist-block')).toHaveClass(/good_email|bad_email/);
  await expectNoAxeViolations(page);
});

test('SP-46 our search is saved first and then sent', async ({ page }) => {
  await page.goto('/gallery/protected-search/');
  await codeHasRun(page, 'spam-search');
  await page.getByLabel('Search', { exact: true }).last().fill('hinges');
  const saved = page.waitForResponse(/alt_sessions/);
  await page.getByLabel('Search', { exact: true }).last().press('Enter');
  expect((await saved).status()).toBe(200);
  await expect(page).toHaveURL(/\/gallery\/\?s=hinges$/);
});

test('SP-01 what our form carries is what our server reads', async ({ page }) => {
  await page.route('**/gallery/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ contentType: 'text/html', body: 'Thanks' })
      : route.fallback(),
  );
  await page.goto('/gallery/protected-comment/');
  await expect(page.locator('#comment input[name=apbct_visible_fields]')).toHaveCount(1);
  await codeHasRun(page, 'spam-typing');
  await page.getByLabel('Comment').fill('Hello');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.isNavigationRequest()),
    page.evaluate(() => document.querySelector<HTMLFormElement>('#comment')?.requestSubmit()),
  ]);
  const { fields } = sentBy(request);
  expect(readNoCookie(String(fields.ct_no_cookie_hidden_field))).toMatchObject({
    ct_has_input_focused: true,
    ct_cookies_type: 'none',
    typo: [{ countOfKey: 1 }],
  });
});

test('SP-01 a page with a form, an address and a search loads one small part beside boot, and no React', async ({
  page,
  foreignPage,
  request,
}) => {
  await openSpamPage(
    page,
    foreignPage,
    `<form method="post"><input name="author" aria-label="Name"></form>
     <form apbct-form-sign="native_search"><input name="s" aria-label="Search"></form>
     <span data-original-string="AAECAw==" class="apbct-email-encoder">co*****@*****le.com</span>`,
    { settings: { settings__forms__search_test: 1 } },
  );
  await expect(page.locator('[name=ct_no_cookie_hidden_field]')).toHaveCount(1);
  await islandsHaveSettled(page);
  const sizes = new Map<string, number>();
  for (const path of await loadedScripts(page)) {
    const name = /([\w-]+?)(-[\w-]{7})?\.js$/.exec(path)?.[1] ?? path;
    sizes.set(name, gzipSync(await (await request.get(path)).body(), { level: 9 }).length);
  }
  expect([...sizes.keys()].sort()).toEqual(['portico', 'spam-guard']);
  expect(sizes.get('portico')).toBeLessThan(12_000);
  sizes.delete('portico');
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000);
});

for (const slug of [
  'email-decoder',
  'real-person-badge',
  'block-message',
  'scroll-to-top',
  'protected-comment',
])
  test(`the gallery's page ${slug} passes axe and complains of nothing`, async ({ page }) => {
    await page.goto(`/gallery/${slug}/`);
    await islandsHaveSettled(page);
    await expectNoAxeViolations(page);
  });
