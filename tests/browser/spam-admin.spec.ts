import type { APIRequestContext, Page } from '@playwright/test';
import { encodeNoCookieData } from '../../packages/spam-protection/wire/public.ts';
import { expect, expectNoAxeViolations, openAdmin, type Site, test } from './fixtures/index.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SPAM =
  'Hi, we can put your website on page 1 of Google. SEO packages from $99, guaranteed. Click http://best-seo.xyz/offer now!!!';
const ENQUIRY = 'Hello, could you give me a quote for a garden room? We would like to have it before summer.';
const EVIL = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>';

test.describe('SP-58 the spam log', () => {
  test('SP-58 explains a verdict in sentences and draws the visit, on every screen size', async ({
    page,
    request,
    site,
  }) => {
    const now = Date.now();
    await send(request, site, ENQUIRY, {
      ct_no_cookie_hidden_field: encodeNoCookieData({
        ct_ps_timestamp: Math.round(now / 1000) - 40,
        ct_fkp_timestamp: Math.round(now / 1000) - 30,
        ct_mouse_moved: true,
        ct_has_scrolled: true,
        ct_screen_info: JSON.stringify({
          fullWidth: 1440,
          fullHeight: 900,
          visibleWidth: 1440,
          visibleHeight: 800,
        }),
        ct_pointer_data: JSON.stringify(
          Array.from({ length: 30 }, (_, n) => [
            200 + Math.round(120 * Math.sin(n / 4)),
            100 + n * 35,
            n * 150,
          ]),
        ),
        typo: [
          {
            countOfKey: 80,
            speedDelta: 5200,
            firstKeyTimestamp: now - 28_000,
            lastKeyTimestamp: now - 4_000,
          },
        ],
      }),
    });
    await openLog(page, site);
    await page.getByRole('link', { name: ENQUIRY }).first().click();
    await expect(page.getByText('It was taken for a person’s message')).toBeVisible();
    await expect(page.getByText('The words of the text are those of ordinary messages.')).toBeVisible();
    await expect(page.getByRole('img', { name: /path of the pointer, 30 points/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /80 keys in 24\.0 s/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /Timeline of 4\d seconds/ })).toBeVisible();
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });

  test('SP-58 filters by verdict and searches texts', async ({ page, request, site }) => {
    await send(request, site, `${SPAM} filtered`);
    await send(request, site, `${ENQUIRY} filtered`);
    await openLog(page, site);
    await page.getByRole('searchbox').fill('filtered');
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Verdict' }).click();
    await page.getByRole('option', { name: 'Spam', exact: true }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/decision=spam/);
    await expectNoAxeViolations(page);
    // Beside five other columns a reason would have one word per line.
    await page.setViewportSize({ width: 768, height: 900 });
    const reason = page.getByRole('definition').first();
    expect((await reason.boundingBox())?.width).toBeGreaterThan(300);
  });

  test('SP-58 turning a verdict round delivers the message after all', async ({ page, request, site }) => {
    const text = `${SPAM} by mistake`;
    const answer = await request.post('/wp-json/contact-form-7/v1/contact-forms/2/feedback', {
      multipart: {
        _wpcf7: '2',
        _wpcf7_unit_tag: 'wpcf7-f2-p7-o1',
        'your-name': 'Ada',
        'your-email': 'ada@example.com',
        'your-message': text,
      },
    });
    expect((await answer.json()).status).toBe('spam');
    const arrived = () => site.mail.received.some((mail) => mail.text?.includes('by mistake'));
    expect(arrived()).toBe(false);
    await openLog(page, site);
    await page
      .getByRole('link', { name: /by mistake/ })
      .first()
      .click();
    await expect(page.getByText('and refused')).toBeVisible();
    await page.getByRole('button', { name: 'Not spam: deliver it' }).click();
    await expect(page.getByText('It is delivered after all')).toBeVisible();
    await expect(page.getByText(/^Marked as not spam by Administrator,/)).toBeVisible();
    await expect.poll(arrived).toBe(true);

    await page.getByRole('button', { name: 'This is spam' }).click();
    await expect(
      page.getByText('Marked as spam. It leaves the inbox, and the site learns from it.'),
    ).toBeVisible();
    await page.goto('/admin/contact-messages?folder=spam');
    await expect(page.getByRole('row', { name: /by mistake/ })).toBeVisible();
    await page.goto('/admin/contact-messages');
    await expect(page.getByRole('row', { name: /by mistake/ })).toHaveCount(0);
  });

  test('SP-58 hostile texts and signals are shown as they are, and nothing runs', async ({
    page,
    request,
    site,
  }) => {
    await send(request, site, EVIL, {
      ct_no_cookie_hidden_field: encodeNoCookieData({
        ct_ps_timestamp: Math.round(Date.now() / 1000) - 9,
        apbct_site_referer: EVIL,
        ct_pointer_data: EVIL,
        ct_screen_info: JSON.stringify({ fullWidth: EVIL }),
        typo: [{ countOfKey: EVIL, speedDelta: EVIL }],
      }),
    });
    await openLog(page, site);
    await page
      .getByRole('link', { name: /onerror/ })
      .first()
      .click();
    await expect(page.getByText(`The visitor came from ${EVIL}.`)).toBeVisible();
    await expect(page).not.toHaveTitle('broken');
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });
});

test.describe('SP-58 the settings', () => {
  test('SP-58 every setting says what it means, is saved and holds', async ({ page, request, site }) => {
    await openAdmin(page, site, '/admin/spam/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Spam protection' })).toBeVisible();
    await expect(page.getByLabel('Always refuse')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Always refuse').fill('"forbidden phrase"\n');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved')).toBeVisible();
    const answer = await send(request, site, `${ENQUIRY} It has the forbidden phrase in it.`);
    expect(answer.apbct.blocked).toBe(true);
    await page.reload();
    await expect(page.getByLabel('Always refuse')).toHaveValue('"forbidden phrase"');
    await page.getByLabel('Always refuse').fill('');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved').first()).toBeVisible();
  });

  test('the menu says of one entry alone that it is the place, below another one as well', async ({
    page,
    site,
  }) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    for (const [path, entry] of [
      ['/admin/spam', 'Spam log'],
      ['/admin/spam/settings', 'Spam protection'],
      ['/admin/spam/keys', 'Connected sites'],
    ] as const) {
      await openAdmin(page, site, path);
      await expect(current).toHaveText([entry]);
    }
  });

  test('SP-58 a value that does not fit is told beside its field', async ({ page, site, complaints }) => {
    complaints.allow(/status of 400/);
    await openAdmin(page, site, '/admin/spam/settings');
    await page.getByLabel('Prefix of cookie names').fill('no spaces please');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Please check what is marked below.')).toBeVisible();
  });
});

test('SP-58 the comments screen is there for editors, with what readers of the journal have said', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, '/admin/comments');
  await expect(
    page.getByText('exactly where we put it').or(page.getByText('I showed the postman')).first(),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});

/** Sends a form as other products on the site do: judged, logged, and answered. */
async function send(
  request: APIRequestContext,
  site: Site,
  message: string,
  fields: Record<string, string> = {},
): Promise<{ apbct: { blocked: boolean } }> {
  const answer = await request.post(`${site.baseURL}/wp-admin/admin-ajax.php`, {
    form: { action: 'cleantalk_force_ajax_check', message, ...fields },
  });
  return answer.json();
}

async function openLog(page: Page, site: Site): Promise<void> {
  await openAdmin(page, site, '/admin/spam');
  await expect(page.getByRole('heading', { level: 1, name: 'Spam log' })).toBeVisible();
}
