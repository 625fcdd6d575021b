import type { Page } from '@playwright/test';
import { chunkFile, codeHasRun, expect, expectNoAxeViolations, test } from './fixtures/index.ts';
import { type Answer, later, openSpamPage, pauseClock, type SpamPageOptions } from './fixtures/spamPage.ts';

const COMMENT = `<main><h1>Comments</h1><form class="comment-form" method="post"><p><label>Email <input name="email" type="email" style="block-size: 40px"></label></p><button>Send</button></form></main>`;
const block = '#apbct-check_email_exist-block';
const description = '#apbct-check_email_exist-popup_description';

const exists: Answer = ({ fields }) => ({
  body: {
    result: fields.email?.startsWith('jane')
      ? { result: 'EXISTS', text_result: 'The email exists and is good to use!' }
      : { result: 'NOT_EXISTS', text_result: 'Please double-check the address.' },
  },
});

async function open(
  page: Page,
  foreignPage: Parameters<typeof openSpamPage>[1],
  html = COMMENT,
  options: SpamPageOptions = {},
) {
  const opened = await openSpamPage(page, foreignPage, html, {
    ...options,
    settings: { data__email_check_exist_post: '1', ...options.settings },
    answers: {
      check_email_exist_post: exists,
      check_email_before_post: () => ({ body: { result: true } }),
      ...options.answers,
    },
  });
  await codeHasRun(page, 'spam-guard');
  return opened;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').blur();
}

test('SP-13 the indicator loads, then says good or bad, explains itself, and goes with the address', async ({
  page,
  foreignPage,
}) => {
  const answer = later();
  await open(page, foreignPage, COMMENT, {
    answers: { check_email_exist_post: (sent) => answer.promise.then(() => exists(sent)) },
  });
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/apbct-check_email_exist-load/);
  answer.resolve();
  await expect(page.locator(block)).toHaveClass(/apbct-check_email_exist-good_email/);
  // A tick, not a line through a circle: two sides of a rotated box.
  const drawn = await page.locator(block).evaluate((element) => {
    const { rotate, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(
      element,
      '::after',
    );
    return [rotate, borderRightWidth, borderBottomWidth, borderLeftWidth];
  });
  expect(drawn).toEqual(['45deg', '2px', '2px', '0px']);
  await page.locator(block).hover();
  await expect(page.locator(description)).toHaveText('The email exists and is good to use!');
  await expect(page.locator(description)).toHaveCSS('color', 'rgb(28, 113, 41)');
  const [field, sign] = [
    await page.getByLabel('Email').boundingBox(),
    await page.locator(block).boundingBox(),
  ];
  // Right after the field's parent, where other sheets and scripts look for it.
  expect(
    await page.getByLabel('Email').evaluate((input) => {
      const sign = input.parentElement?.nextElementSibling;
      return [sign?.id, sign?.nextElementSibling?.id];
    }),
  ).toEqual([block.slice(1), description.slice(1)]);
  expect(sign?.height).toBeCloseTo(field?.height ?? 0, 0);
  expect(sign?.width).toBeCloseTo((field?.height ?? 0) * 1.2, 0);
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeCloseTo((field?.x ?? 0) + (field?.width ?? 0), 0);
  await expectNoAxeViolations(page);

  await enter(page, 'nobody@example.com');
  await expect(page.locator(block)).toHaveClass(/apbct-check_email_exist-bad_email/);
  await expect(page.locator(description)).toHaveText('Please double-check the address.');
  await enter(page, '');
  await expect(page.locator(`${block}, ${description}`)).toHaveCount(0);

  // A form that has been sent is empty again, without a key press in it.
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/apbct-check_email_exist-good_email/);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
  await expect(page.locator(`${block}, ${description}`)).toHaveCount(0);
});

test('SP-13 the indicator stays with its field, and rests while that is far from the window', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage, `${COMMENT}<div style="block-size: 9000px"></div>`);
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/apbct-check_email_exist-good_email/);
  const offset = () =>
    page.evaluate(
      (sign) =>
        (document.querySelector(sign)?.getBoundingClientRect().top ?? 0) -
        (document.querySelector('[name=email]')?.getBoundingClientRect().top ?? 0),
      block,
    );
  const goTo = (top: number) =>
    page.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
  await goTo(30);
  await expect.poll(offset).toBeCloseTo(0, 0);
  await goTo(3000);
  await expect(page.locator(block)).toBeHidden();
  const moves = await page.locator(block).evaluateHandle((sign) => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { attributeName } of records) seen.push(String(attributeName));
    }).observe(sign, { attributes: true });
    return seen;
  });
  for (const top of [3500, 4000, 4500]) await goTo(top);
  expect(await moves.jsonValue()).toEqual([]);
  await goTo(0);
  await expect.poll(offset).toBeCloseTo(0, 0);
  await expect(page.locator(block)).toBeVisible();
});

test('SP-14 SP-15 SP-16 a malformed address makes no call, a known one no second, and the call is always REST', async ({
  page,
  foreignPage,
}) => {
  const { calls, callsTo } = await open(page, foreignPage, COMMENT, {
    settings: { data__email_check_before_post: '1' },
    functions: { data__ajax_type: 'admin_ajax' },
    answers: { apbct_email_check_before_post: () => ({ body: { result: true } }) },
  });
  for (const email of ['jane', 'jane@', 'jane@example', 'ja ne@example.com']) await enter(page, email);
  // Such a field keeps its spaces: they are no part of an address.
  await page.getByLabel('Email').evaluate((field: HTMLInputElement) => {
    field.type = 'text';
    field.id = 'email';
  });
  await enter(page, 'jane@example.com ');
  expect(calls).toEqual([]);
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/good_email/);
  await enter(page, 'nobody@example.com');
  await expect(page.locator(block)).toHaveClass(/bad_email/);
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/good_email/);
  expect(callsTo('check_email_exist_post').map(({ fields }) => fields.email)).toEqual([
    'jane@example.com',
    'nobody@example.com',
  ]);
  expect(callsTo('check_email_exist_post')[0]?.url.pathname).toContain('/wp-json/');
  await expect.poll(() => callsTo('apbct_email_check_before_post').length).toBe(2);
  const kept = await page.evaluate(() =>
    JSON.parse(JSON.parse(JSON.parse(localStorage.getItem('ct_checked_emails_exist') ?? '').value)),
  );
  expect(kept['jane@example.com']).toMatchObject({
    result: { result: 'EXISTS' },
    timestamp: expect.any(Number),
  });

  await page.reload();
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/good_email/);
  await enter(page, 'nobody@example.com');
  await expect(page.locator(block)).toHaveClass(/bad_email/);
  expect(callsTo('check_email_exist_post')).toHaveLength(2);
});

test('SP-13 SP-14 a field that had the focus before any code came gets both checks', async ({
  page,
  foreignPage,
}) => {
  const { callsTo } = await open(page, foreignPage, COMMENT.replace('<input', '<input autofocus'), {
    settings: { data__email_check_before_post: '1' },
  });
  await expect(page.getByLabel('Email')).toBeFocused();
  await codeHasRun(page, 'email-checks');
  await page.keyboard.type('jane@example.com');
  await page.keyboard.press('Tab');
  await expect(page.locator(block)).toHaveClass(/good_email/);
  expect(callsTo('check_email_before_post').map(({ fields }) => fields.email)).toEqual(['jane@example.com']);
  expect(callsTo('check_email_exist_post').map(({ fields }) => fields.email)).toEqual(['jane@example.com']);
});

test('SP-13 SP-14 an address that was written and left before any code came gets both checks', async ({
  page,
  foreignPage,
}) => {
  const arrival = later();
  await page.route(`**${chunkFile('spam-guard')}`, async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const opening = open(page, foreignPage, COMMENT, { settings: { data__email_check_before_post: '1' } });
  await page.getByLabel('Email').fill('jane@example.com');
  await page.getByRole('button', { name: 'Send' }).focus();
  arrival.resolve();
  const { callsTo } = await opening;
  await expect(page.locator(block)).toHaveClass(/good_email/);
  await expect.poll(() => callsTo('check_email_before_post').length).toBe(1);
});

test('SP-13 without the code that asks the indicator goes, and the next try asks', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  await open(page, foreignPage);
  const file = `**${chunkFile('spam-calls')}*`;
  await page.route(file, (route) => route.abort());
  const gone = page.waitForEvent('requestfailed', (request) => /try=2/.test(request.url()));
  await enter(page, 'jane@example.com');
  await gone;
  await expect(page.locator(block)).toHaveCount(0);
  await page.unroute(file);
  await enter(page, 'jane@example.com');
  await expect(page.locator(block)).toHaveClass(/good_email/);
});

test('SP-17 in a contact form the address is looked up 300 ms after the last key', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  const { callsTo } = await open(page, foreignPage, COMMENT.replace('comment-form', 'wpcf7-form'));
  const field = page.getByLabel('Email');
  // The code of the checks is loading from the first focus on.
  await expect
    .poll(async () => {
      await field.fill('');
      return field.getAttribute('data-apbct-email-exist');
    })
    .toBe('1');
  await field.fill('jane@example.c');
  await page.clock.runFor(200);
  await field.fill('jane@example.com');
  await page.clock.runFor(200);
  expect(callsTo('check_email_exist_post')).toEqual([]);
  await page.clock.runFor(150);
  await expect
    .poll(() => callsTo('check_email_exist_post').map(({ fields }) => fields.email))
    .toEqual(['jane@example.com']);
  // A script that fills the field does not say so: it is looked up when the visitor leaves.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'joe@example.com';
  });
  await field.blur();
  await page.clock.runFor(350);
  await expect.poll(() => callsTo('check_email_exist_post').length).toBe(2);
});

test('SP-14 a server that is down keeps nobody from sending', async ({ page, foreignPage, complaints }) => {
  complaints.allow(/ctXHR error|Failed to load resource/);
  await page.route('**/sent/', (route) => route.fulfill({ contentType: 'text/html', body: 'Thanks' }));
  await open(page, foreignPage, COMMENT.replace('method="post"', 'method="post" action="/sent/"'), {
    answers: {
      check_email_exist_post: () => ({ status: 503, body: '<html>down</html>', type: 'text/html' }),
    },
  });
  await enter(page, 'jane@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks')).toBeVisible();
});
