import type { Page } from '@playwright/test';
import { chunkFile, codeHasRun, expect, expectNoAxeViolations, test } from './fixtures/index.ts';
import { type Answer, later, openSpamPage, pauseClock, type SpamPageOptions } from './fixtures/spamPage.ts';

const ONE = 'AAECAw==8ccONE=';
const TWO = 'Zm9v==8ccTWO=';
const NESTED = 'YmFy==8ccNESTED=';
const TEL = 'dGVs==8ccTEL=';
const HTML = `<main><h1>Write to us</h1>
<p>Write to <span data-original-string='${ONE}' class='apbct-email-encoder' title='Click to decode'>co<span class="apbct-blur">*****</span>@<span class="apbct-blur">*****</span>le.com</span></p>
<p><a id="mail" href="mailto:sa*****@*****le.com" data-original-string="${TWO}" title="Click to decode">Mail <span data-original-string="${NESTED}" class="apbct-email-encoder">sa*****@*****le.com</span></a></p>
<p><a id="tel" href="tel:+1234*****01" data-original-string="${TEL}" title="Click to decode">+1234*****01</a></p></main>`;

const row = (encoded: string, decoded: string, allowed = true) => ({
  is_allowed: allowed,
  show_comment: !allowed,
  comment: allowed ? 'Allowed' : 'Bot activity',
  encoded_email: encoded,
  decoded_email: allowed ? decoded : '',
});
const ROWS = [
  row(ONE, 'contact@example.com'),
  row(TWO, 'sales@example.com?subject=Hi'),
  row(NESTED, 'sales@example.com'),
  row(TEL, '+123456701', false),
];
const allowed: Answer = () => ({ body: { success: true, data: ROWS } });

const address = (page: Page) => page.locator(`span[data-original-string="${ONE}"]`);
const popup = '#apbct_popup';

async function open(
  page: Page,
  foreignPage: Parameters<typeof openSpamPage>[1],
  answer: Answer,
  options: SpamPageOptions = {},
) {
  await pauseClock(page);
  const opened = await openSpamPage(page, foreignPage, HTML, {
    ...options,
    answers: { apbct_decode_email: answer },
  });
  await expect(address(page)).toHaveAttribute('role', 'button');
  return opened;
}

test('SP-06 SP-07 SP-10 SP-11 a click decodes every address of the page with one call', async ({
  page,
  foreignPage,
}) => {
  const { callsTo } = await open(page, foreignPage, allowed);
  await address(page).click();
  await expect(page.locator('.apbct-email-encoder--popup-header')).toHaveText('CleanTalk email decoder');
  await expect(page.locator(popup)).toContainText('The magic is on the way!');
  await expect(page.locator('.apbct_dog')).toHaveCount(3);
  await expect(page.locator('body')).toHaveClass(/apbct-popup-fade/);

  await expect.poll(() => callsTo('apbct_decode_email').length).toBe(1);
  const [call] = callsTo('apbct_decode_email');
  expect(JSON.parse(call?.fields.encodedEmails ?? '')).toEqual({ 0: ONE, 1: TWO, 2: NESTED, 3: TEL });
  expect(call?.fields.post_url).toBe(page.url());
  expect(call?.fields).toHaveProperty('referrer');
  expect(call?.fields).not.toHaveProperty('event_token');
  expect(JSON.parse(call?.fields.event_javascript_data ?? '')).toMatchObject({ apbct_page_hits: 1 });

  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.locator('.apbct-email-encoder-got-it-button').count();
    })
    .toBe(1);
  await expect(page.locator('.apbct-email-encoder-select-whole-email')).toHaveText('contact@example.com');
  await expect(page.locator('#apbct_email_ecoder__popup_text_node_first')).toHaveAttribute(
    'style',
    'flex-direction: row;',
  );
  // Other scripts ask whether there is a link to write to among them.
  expect(await page.evaluate(() => window.ctPublic?.encodedEmailNodesIsMixed)).toBe(true);
  await page.locator('.apbct-email-encoder-select-whole-email').click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('contact@example.com');

  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator(popup)).toHaveCSS('display', 'none');
  await page.clock.runFor(1_900);
  await expect(page.locator('p', { hasText: 'Write to' })).not.toContainText('contact@example.com');
  await page.clock.runFor(200);
  await expect(page.locator('p', { hasText: 'Write to' })).toContainText('Write to contact@example.com');
  await expect(page.locator('#mail')).toHaveAttribute('href', 'mailto:sales@example.com?subject=Hi');
  await expect(page.locator('#mail')).toHaveText('Mail sales@example.com');

  // Scripts still find them by their strings, and a click requests nothing more.
  await expect(address(page)).toHaveText('contact@example.com');
  await expect(page.locator(`[data-original-string="${NESTED}"]`)).toHaveText('sales@example.com');
  await address(page).click();
  await expect(page.locator('body')).not.toHaveClass(/apbct-popup-fade/);
  expect(callsTo('apbct_decode_email')).toHaveLength(1);
});

test('SP-06 the popup passes axe while it waits and when it has decoded', async ({ page, foreignPage }) => {
  await openSpamPage(page, foreignPage, HTML, { answers: { apbct_decode_email: allowed } });
  await expect(address(page)).toHaveAttribute('role', 'button');
  await address(page).click();
  await expect(page.locator('.apbct_dog')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('SP-06 the decoded address shows three seconds after the answer, not before', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage, allowed);
  await page.evaluate(() => {
    const wait = window.setTimeout;
    const waits: unknown[] = [];
    Object.assign(window, {
      waits,
      setTimeout: (...values: Parameters<typeof wait>) => {
        waits.push(values[1]);
        return wait(...values);
      },
    });
  });
  await address(page).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'waits'))).toContain(3_000);
  await page.clock.runFor(2_900);
  await expect(page.locator('.apbct-email-encoder-got-it-button')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator('.apbct-email-encoder-got-it-button')).toHaveCount(1);
});

test('SP-09 a link is filled only where the server allowed it', async ({ page, foreignPage }) => {
  await open(page, foreignPage, allowed);
  await address(page).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.locator('.apbct-email-encoder-got-it-button').count();
    })
    .toBe(1);
  await page.keyboard.press('Enter');
  await page.clock.runFor(2_100);
  await expect(page.locator('#mail')).toHaveAttribute('href', /sales@example\.com/);
  await expect(page.locator('#tel')).toHaveAttribute('href', 'tel:+1234*****01');
  await expect(page.locator('#tel')).toHaveAttribute('data-original-string', TEL);
});

test('SP-06 SP-08 a click on a masked link before any code has come opens no mail program, and is answered when it is there', async ({
  page,
  foreignPage,
}) => {
  const arrival = later();
  await page.route('**/chunks/spam-guard-*.js', async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'held' : 'followed';
    });
  });
  const { callsTo } = await openSpamPage(page, foreignPage, HTML, {
    answers: { apbct_decode_email: allowed },
  });
  await page.locator('#tel').click();
  await expect(page).toHaveTitle('held');
  await page.locator('#mail').press('Enter');
  await expect(page).toHaveTitle('held');
  arrival.resolve();
  await expect(page.locator(popup)).toContainText('The magic is on the way!');
  await expect.poll(() => callsTo('apbct_decode_email').length).toBe(1);
});

test('SP-08 code that did not come is asked for again by the next click', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  const code = `**${chunkFile('spam-addresses')}*`;
  await page.route(code, (route) => route.abort());
  const given = page.waitForEvent('requestfailed', (request) => /try=2/.test(request.url()));
  await openSpamPage(page, foreignPage, HTML, { answers: { apbct_decode_email: allowed } });
  await given;
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
  await page.unroute(code);
  await page.locator('#mail').click();
  await expect(page.locator(popup)).toContainText('The magic is on the way!');
});

test('SP-06 an address that comes to a page without any is decoded as well', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, '<main id="place"></main>', {
    answers: { apbct_decode_email: allowed },
  });
  await codeHasRun(page, 'spam-guard');
  await page.locator('#place').evaluate((place, html) => {
    place.innerHTML = html;
  }, HTML);
  await page.locator('#mail').click();
  await expect(page.locator(popup)).toContainText('The magic is on the way!');
});

for (const [what, file] of [
  ['the answer', '**/apbct_decode_email'],
  ['the code that asks', `**${chunkFile('spam-calls')}*`],
] as const)
  test(`SP-54 where ${what} does not come through, the popup says that it cannot decode`, async ({
    page,
    foreignPage,
    complaints,
  }) => {
    complaints.allow(/ctXHR error|ERR_FAILED|Failed to load resource/);
    await open(page, foreignPage, allowed);
    await page.route(file, (route) => route.abort());
    await address(page).click();
    await expect(page.locator('#apbct_popup_text')).toHaveText(
      'CleanTalk email decoder: Can not decode email. Unknown reason',
    );
    await page.clock.runFor(3_100);
    await expect(page.locator(popup)).toBeHidden();
    await page.unroute(file);
    await address(page).click();
    await expect(page.locator(popup)).toContainText('The magic is on the way!');
  });

const REFUSALS: Readonly<Record<string, { answer: Answer; says: string }>> = {
  'SP-54 SP-08 blocked': {
    answer: () => ({ body: { success: true, data: [row(ONE, '', false)] } }),
    says: 'CleanTalk email decoder: Blocked: Bot activity',
  },
  'SP-54 SP-08 not reached': {
    answer: () => ({ body: { success: false, data: [{ ...row(ONE, '', false), comment: 'No service' }] } }),
    says: 'CleanTalk email decoder: Cannot connect: No service',
  },
  'SP-54 SP-08 broken': {
    answer: () => ({ status: 500, body: 'x' }),
    says: 'CleanTalk email decoder: Internal Server Error',
  },
};

for (const [name, { answer, says }] of Object.entries(REFUSALS)) {
  test(`${name}: the address stays encoded, a message shows for three seconds, and it can be tried again`, async ({
    page,
    foreignPage,
    complaints,
  }) => {
    complaints.allow(/status of 500|ctXHR error/);
    const { callsTo } = await open(page, foreignPage, answer);
    await address(page).click();
    await expect(page.locator('#apbct_popup_text')).toHaveText(says);
    await page.clock.runFor(2_900);
    await expect(page.locator(popup)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(page.locator(popup)).toBeHidden();
    await expect(address(page)).toHaveAttribute('data-original-string', ONE);
    await expect(page.locator('.apbct-tooltip')).toHaveCount(0);
    await address(page).press('Enter');
    await expect.poll(() => callsTo('apbct_decode_email').length).toBe(2);
  });
}

test('SP-08 Escape closes the message of a refusal, and the address can be tried at once', async ({
  page,
  foreignPage,
}) => {
  const answer: Answer = () => ({ body: { success: true, data: [row(ONE, '', false)] } });
  const { callsTo } = await open(page, foreignPage, answer);
  await address(page).press('Enter');
  await expect(page.locator('#apbct_popup_text')).toContainText('Bot activity');
  await page.keyboard.press('Escape');
  await expect(page.locator(popup)).toBeHidden();
  await expect(address(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => callsTo('apbct_decode_email').length).toBe(2);
  // The timer of the first message has ended: it does not close the second one.
  await expect(page.locator('#apbct_popup_text')).toContainText('Bot activity');
  await page.clock.runFor(2_900);
  await expect(page.locator(popup)).toBeVisible();
});

test('SP-11 SP-38 with the bot detector the token is sent, and a success is told by the alternative route', async ({
  page,
  foreignPage,
}) => {
  const token = 'b2'.repeat(32);
  await page.addInitScript((value) => {
    localStorage.setItem('bot_detector_event_token', JSON.stringify({ value, timestamp: 1 }));
  }, token);
  const { callsTo } = await open(page, foreignPage, allowed, {
    settings: { settings__data__bot_detector_enabled: '1' },
  });
  await page.locator('#mail').click();
  await expect.poll(() => callsTo('apbct_decode_email')[0]?.fields.event_token).toBe(token);
  expect(callsTo('apbct_decode_email')[0]?.fields).not.toHaveProperty('event_javascript_data');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return callsTo('alt_sessions').map(({ fields }) => fields.cookies);
    })
    .toContain(JSON.stringify({ apbct_email_encoder_passed: '0123456789abcdef0123456789abcdef' }));
});

test("SP-12 on an administrator's page the call goes through admin-ajax, with its own nonce", async ({
  page,
  foreignPage,
}) => {
  const sent: string[] = [];
  await page.route('**/wp-admin/admin-ajax.php', async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ json: { success: true, data: [row(ONE, 'contact@example.com')] } });
  });
  await foreignPage(HTML, {
    head: `<script>var ctAdminCommon = { _ajax_nonce: 'abcdef0123', _ajax_url: '/wp-admin/admin-ajax.php' };</script>`,
  });
  await expect(address(page)).toHaveAttribute('role', 'button');
  await address(page).click();
  await expect(page.locator('.apbct-email-encoder-select-whole-email')).toHaveText('contact@example.com', {
    timeout: 15_000,
  });
  const fields = Object.fromEntries(new URLSearchParams(sent[0]));
  expect(fields).toMatchObject({ action: 'apbct_decode_email', _ajax_nonce: 'abcdef0123' });
  expect(fields).not.toHaveProperty('post_url');
});
