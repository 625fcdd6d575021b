import type { Locator, Page } from '@playwright/test';
import { actAsPerson, expect, test } from './fixtures/index.ts';

test.beforeEach(({ context }) => actAsPerson(context));

const CONFIGURATION = `<script>var wpcf7 = {"api":{"root":"/wp-json/","namespace":"contact-form-7/v1"}};</script>`;

/** As rendered by Contact Form 7: comments, indentation, classes and attributes of themes and other products. */
const form = (unit: string, inside: string, more = '') => `
<div class="wpcf7 no-js theme-box" id="${unit}" lang="en-US" dir="ltr" data-wpcf7-id="3" data-aos="fade">
<!-- a theme was here -->
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/contact/#${unit}" method="post" class="wpcf7-form init my-theme" aria-label="Contact form" novalidate="novalidate" data-status="init" ${more}>
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="3" /><input type="hidden" name="_wpcf7_version" value="6.1.4" /><input type="hidden" name="_wpcf7_locale" value="en_US" /><input type="hidden" name="_wpcf7_unit_tag" value="${unit}" /><input type="hidden" name="_wpcf7_container_post" value="7" /><input type="hidden" name="_wpcf7_posted_data_hash" value="" /><input type="hidden" name="_wpcf7_recaptcha_response" value="" /></fieldset>
	${inside}
<div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>`;

const fields = `<p><label> Your name<br />
	<span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" id="the-name" aria-required="true" aria-invalid="false" value="" type="text" name="your-name" /></span> </label>
</p><p><span class="wpcf7-form-control-wrap" data-name="a:b"><input class="wpcf7-form-control wpcf7-text" aria-invalid="false" aria-label="Odd" value="" type="text" name="a:b" /></span></p>
<div class="inert-on-submitting"><p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" name="go" value="Send" /></p></div>`;

const SCHEMA = {
  version: 'x',
  locale: 'en_US',
  rules: [
    { rule: 'required', field: 'your-name', error: 'Fill it <b>in</b>.' },
    { rule: 'maxlength', field: 'a:b', threshold: '3', error: 'Too long.' },
    { rule: 'a-new-rule', field: 'a:b', error: 'Never.' },
  ],
};

/** Contact Form 7's server, as far as a form uses it. */
async function answerWith(page: Page, reply: object, posts: string[] = []): Promise<void> {
  await page.route('**/contact-forms/3/feedback/schema', (route) => route.fulfill({ json: SCHEMA }));
  await page.route('**/contact-forms/3/refill', (route) => route.fulfill({ json: [] }));
  await page.route('**/contact-forms/3/feedback', (route) => {
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ json: { contact_form_id: 3, invalid_fields: [], ...reply } });
  });
}

async function detailsOf(page: Page, name: string): Promise<() => Promise<Record<string, unknown>[]>> {
  await page.evaluate((event) => {
    const list: object[] = [];
    Object.assign(window, { [event]: list });
    document.addEventListener(event, (one) => {
      const { formData: _, ...detail } = (one as CustomEvent).detail;
      list.push(JSON.parse(JSON.stringify(detail)));
    });
  }, name);
  return () =>
    page.evaluate(
      (event) => (window as unknown as Record<string, Record<string, unknown>[]>)[event] ?? [],
      name,
    );
}

/** As the script of reCAPTCHA does, once the page has been read: each submission asks for a token first. */
const CAPTCHA = `<script>document.addEventListener('DOMContentLoaded', () => {
  const { submit } = wpcf7;
  wpcf7.submit = async (form, options) => {
    await new Promise((done) => setTimeout(done));
    form.querySelector('[name=_wpcf7_recaptcha_response]').setAttribute('value', 'fresh');
    submit(form, options);
  };
})</script>`;

test('CF-01 CF-05 CF-11 adopts the plugin’s own markup: facts, spinner, classes, events, a captcha and the button’s name', async ({
  page,
  foreignPage,
}) => {
  const posts: string[] = [];
  await answerWith(
    page,
    { status: 'mail_sent', message: 'Thanks <b>!', posted_data_hash: 'ab'.repeat(16), into: '#x' },
    posts,
  );
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION + CAPTCHA });
  const element = page.locator('form.wpcf7-form');
  await expect(page.locator('.wpcf7')).toHaveClass('wpcf7 js theme-box');
  await expect(page.locator('.has-spinner + .wpcf7-spinner')).toHaveCount(1);
  expect(
    await element.evaluate((node) =>
      JSON.stringify({ ...(node as unknown as { wpcf7: object }).wpcf7, parent: 0, schema: 0 }),
    ),
  ).toBe(
    JSON.stringify({
      id: 3,
      status: 'init',
      pluginVersion: '6.1.4',
      locale: 'en_US',
      unitTag: 'wpcf7-f3-p7-o1',
      containerPost: 7,
      parent: 0,
      schema: 0,
    }),
  );
  const changes = await detailsOf(page, 'wpcf7statuschanged');
  const sent = await detailsOf(page, 'wpcf7mailsent');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.wpcf7-response-output')).toHaveText('Thanks <b>!');
  expect(posts[0]).toMatch(/name="go"\s+Send/);
  expect(posts[0]).toMatch(/name="_wpcf7_recaptcha_response"\s+fresh/);
  expect(posts).toHaveLength(1);
  await expect(element).toHaveClass('wpcf7-form my-theme sent');
  expect((await changes()).map(({ prevStatus, status }) => `${prevStatus} > ${status}`).slice(-4)).toEqual([
    'init > submitting',
    'submitting > sent',
    'sent > resetting',
    'resetting > sent',
  ]);
  expect(await sent()).toMatchObject([
    {
      contactFormId: 3,
      pluginVersion: '6.1.4',
      contactFormLocale: 'en_US',
      unitTag: 'wpcf7-f3-p7-o1',
      containerPostId: 7,
      status: 'mail_sent',
      apiResponse: { message: 'Thanks <b>!' },
    },
  ]);
  expect((await sent())[0]?.inputs).toContainEqual({ name: 'your-name', value: 'Ada' });
  await expect(page.locator('input[name=_wpcf7_posted_data_hash]')).toHaveValue('ab'.repeat(16));
});

test('CF-04 CF-12 a page that comes from a cache gets new puzzles as it starts, and keeps what was typed', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, {});
  let refills = 0;
  await page.route('**/contact-forms/3/refill', (route) => {
    refills += 1;
    return route.fulfill({ json: { quiz: { q: ['1+1=?', 'cd'.repeat(16)] } } });
  });
  const quiz = `<p><span class="wpcf7-form-control-wrap" data-name="q"><label><span class="wpcf7-quiz-label">old?</span> <input class="wpcf7-form-control wpcf7-quiz" type="text" name="q" /></label><input type="hidden" name="_wpcf7_quiz_answer_q" value="stale" /></span></p>`;
  const typed = fields.replace(
    'value="" type="text" name="your-name"',
    'value="Ada" type="text" name="your-name"',
  );
  await foreignPage(form('wpcf7-f3-p7-o1', typed + quiz), {
    head: CONFIGURATION.replace('}};', '},"cached":1};'),
  });
  await expect(page.locator('.wpcf7-quiz-label')).toHaveText('1+1=?');
  await expect(page.locator('form.wpcf7-form')).toHaveAttribute('data-status', 'init');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  expect(refills).toBe(1);
});

test('CF-10 CF-17 errors are text, link to their field, and an emptied field loses its error', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, {
    status: 'validation_failed',
    message: 'Look',
    invalid_fields: [{ field: 'nowhere', message: 'Lost' }],
  });
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
  await page.evaluate(() => window.wpcf7?.validate(document.forms[0] as HTMLFormElement));
  const tip = page.locator('[data-name="your-name"] .wpcf7-not-valid-tip');
  await expect(tip).toHaveText('Fill it <b>in</b>.');
  await expect(page.locator('#wpcf7-f3-p7-o1-ve-your-name a')).toHaveAttribute('href', '#the-name');
  await page.getByLabel('Odd').fill('12345');
  await page.getByLabel('Odd').blur();
  await expect(page.locator('#wpcf7-f3-p7-o1-ve-ab')).toHaveText('Too long.');
  await page.getByLabel('Odd').fill('');
  await page.getByLabel('Odd').blur();
  await expect(page.locator('#wpcf7-f3-p7-o1-ve-ab')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.screen-reader-response li')).toHaveText(['Lost']);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.screen-reader-response li')).toHaveText(['Lost']);
});

test.describe('a press on Send right after the last field was put right', () => {
  /** A point where the button would no longer be if the tip above it disappeared under the pointer. */
  async function lowOnButton(page: Page): Promise<{ x: number; y: number }> {
    const box = await page.getByRole('button', { name: 'Send' }).boundingBox();
    if (!box) throw new Error('no button');
    return { x: box.x + 10, y: box.y + box.height - 3 };
  }

  for (const pointer of ['mouse', 'pen', 'touch'] as const)
    test(`CF-17 sends the form (${pointer})`, async ({ page, context, foreignPage }) => {
      const posts: string[] = [];
      await answerWith(page, { status: 'mail_sent', message: 'Thanks' }, posts);
      await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
      await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
      const changes = await detailsOf(page, 'wpcf7statuschanged');
      const tip = page.locator('[data-name="a:b"] .wpcf7-not-valid-tip');
      await page.getByLabel('Odd').pressSequentially('12345');
      await page.keyboard.press('Tab');
      await expect(tip).toHaveText('Too long.');
      await page.getByLabel('Odd').focus();
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('12');

      const place = await lowOnButton(page);
      const cdp = await context.newCDPSession(page);
      if (pointer === 'touch') {
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      } else {
        const press = { ...place, button: 'left', clickCount: 1, pointerType: pointer } as const;
        await cdp.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
        await expect(page.getByLabel('Odd')).not.toBeFocused();
        await expect(tip).toBeVisible();
        expect(await lowOnButton(page)).toEqual(place);
        await cdp.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
      }
      await expect(page.locator('.wpcf7-response-output')).toHaveText('Thanks');
      expect(posts).toHaveLength(1);
      // The field is still validated before anything is sent.
      expect((await changes()).map(({ status }) => status).slice(2, 5)).toEqual([
        'validating',
        'init',
        'submitting',
      ]);
    });

  test('CF-17 that ends elsewhere still has the field checked', async ({ page, foreignPage }) => {
    await answerWith(page, {});
    await foreignPage(`<p id="above">Above</p>${form('wpcf7-f3-p7-o1', fields)}`, { head: CONFIGURATION });
    await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
    await page.getByLabel('Odd').pressSequentially('12345');
    await page.locator('#above').hover();
    await page.mouse.down();
    await expect(page.getByLabel('Odd')).not.toBeFocused();
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(0);
    await page.getByLabel('Odd').hover();
    await page.mouse.up();
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveText('Too long.');

    // A focused field was not left by a press, whose end may never be reported.
    await page.getByLabel('Odd').focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.getByLabel('Odd').dispatchEvent('mousedown');
    await page.getByLabel('Odd').dispatchEvent('change');
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(0);
  });
});

test('CF-10 a floating tip stays while the focus is ours, and goes when a visitor comes to the field', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, {
    status: 'validation_failed',
    message: 'Look',
    invalid_fields: [
      { field: 'your-name', message: 'Who are you?' },
      { field: 'a:b', message: 'Odd indeed.' },
    ],
  });
  const floating = `<div class="use-floating-validation-tip">${form('wpcf7-f3-p7-o1', fields)}</div>`;
  await foreignPage(floating, { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  const tipOf = (name: string): Locator => page.locator(`[data-name="${name}"] .wpcf7-not-valid-tip`);
  const first = tipOf('your-name');
  const second = tipOf('a:b');
  await expect(first).toBeVisible();
  // Returning to a window focuses the field again; the visitor has not reached for it.
  await page.getByLabel('Your name').dispatchEvent('focusin');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(second).toBeHidden();
  await expect(first).toBeVisible();
  await page.getByLabel('Your name').click();
  await expect(first).toBeHidden();

  await page.getByRole('button', { name: 'Send' }).click();
  await expect(first).toBeVisible();
  await page.getByLabel('Your name').click();
  await expect(first).toBeHidden();
});

for (const [kind, invalid] of [
  ['nothing', null],
  ['an object without some keys', { 2: { field: 'your-name', message: 'Who are you?' } }],
] as const)
  test(`CF-10 CF-18 an answer in which a filter of the site made ${kind} of the invalid fields is shown`, async ({
    page,
    foreignPage,
  }) => {
    await answerWith(page, { status: 'validation_failed', message: 'Look', invalid_fields: invalid });
    await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
    await expect(page.locator('.wpcf7.js')).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('.wpcf7-response-output')).toHaveText('Look');
    await expect(page.locator('form')).toHaveAttribute('data-status', 'invalid');
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveText(invalid ? ['Who are you?'] : []);
  });

test('CF-03 CF-06 two changes in one breath, and a submission right after, find their way back', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, { status: 'needs_review_now', message: 'Later' });
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
  const element = page.locator('form');
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('.wpcf7-text'))
      input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(element).toHaveAttribute('data-status', 'init');
  await page.evaluate(() => {
    document.querySelector('.wpcf7-text')?.dispatchEvent(new Event('change', { bubbles: true }));
    document.forms[0]?.requestSubmit();
  });
  await expect(element).toHaveAttribute('data-status', 'custom-needs-review_now');
  await page.evaluate(() =>
    document.querySelector('.wpcf7-text')?.dispatchEvent(new Event('change', { bubbles: true })),
  );
  await expect(element).toHaveAttribute('data-status', 'custom-needs-review_now');
});

test('CF-11 other scripts can wrap the functions, add to the body, and block a visitor', async ({
  page,
  foreignPage,
}) => {
  const posts: string[] = [];
  await answerWith(page, { status: 'spam', message: 'No' }, posts);
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await page.evaluate(() => {
    const api = window.wpcf7;
    if (!api) return;
    const { submit } = api;
    api.submit = async (element, options) => {
      element.dataset.wrapped = 'yes';
      return submit(element, options);
    };
    document.addEventListener('wpcf7beforesubmit', (event) =>
      (event as CustomEvent).detail.formData.append('late', 'guest'),
    );
  });
  await page.getByRole('button', { name: 'Send' }).click();
  const element = page.locator('form');
  await expect(element).toHaveAttribute('data-status', 'spam');
  await expect(element).toHaveAttribute('data-wrapped', 'yes');
  expect(posts[0]).toMatch(/name="late"\s+guest/);
  await page.evaluate(() => {
    if (window.wpcf7) window.wpcf7.blocked = true;
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(element).toHaveAttribute('data-status', 'submitting');
  await expect(page.locator('.inert-on-submitting')).toHaveAttribute('inert', 'inert');
  expect(posts).toHaveLength(1);
});

for (const [where, leaves, isAskedFor] of [
  ['any script may be waiting for', '{}', true],
  ['no script is left that could wait for', '{"add-ons":1}', false],
] as const)
  test(`PB-01 on a page where ${where} the rules of a form far below, they are ${isAskedFor ? 'there at once' : 'fetched when it is near'}`, async ({
    page,
    foreignPage,
  }) => {
    await answerWith(page, { status: 'mail_sent', message: 'Thanks!' });
    await foreignPage(`<p style="height:4000px">Far above.</p>${form('wpcf7-f3-p7-o1', fields)}`, {
      head: `<script>porticoLeaves = ${leaves};</script>${CONFIGURATION}`,
    });
    const rules = () => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length);
    await expect(page.locator('.wpcf7.js')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await rules()).toBe(isAskedFor ? 3 : undefined);
    await page.locator('form.wpcf7-form').scrollIntoViewIfNeeded();
    await expect.poll(rules).toBe(3);
  });

test('CF-01 a form that arrives later is brought to life; two of one form share a schema and not their errors', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, { status: 'mail_sent', message: 'Thanks' });
  let schemas = 0;
  page.on('request', (request) => (schemas += request.url().endsWith('/schema') ? 1 : 0));
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toHaveCount(1);
  await page.evaluate(
    (html) => document.body.insertAdjacentHTML('beforeend', html),
    form('wpcf7-f3-p7-o2', fields.replaceAll('the-name', 'other')),
  );
  await expect(page.locator('.wpcf7.js')).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
  await page.evaluate(() => window.wpcf7?.validate(document.forms[1] as HTMLFormElement));
  await expect(page.locator('#wpcf7-f3-p7-o2 li')).toHaveCount(1);
  await expect(page.locator('#wpcf7-f3-p7-o1 li')).toHaveCount(0);
  expect(schemas).toBe(1);
});

test('CF-19 a form inside a form is replaced by the error', async ({ page, foreignPage }) => {
  await foreignPage(`<form action="/search/">${form('wpcf7-f3-p7-o1', fields)}</form>`, {
    head: CONFIGURATION,
  });
  await expect(page.locator('p.wpcf7-form-in-wrong-place')).toHaveText(
    'Error: This contact form is placed in the wrong place.',
  );
  await expect(page.locator('.wpcf7')).toHaveCount(0);
});

for (const [what, head, words] of [
  ['its configuration', '', 'wpcf7 is not defined.'],
  ['the address of the API', '<script>var wpcf7 = {};</script>', 'wpcf7.api is not defined.'],
  [
    'fetch',
    `${CONFIGURATION}<script>window.fetch = undefined</script>`,
    'Your browser does not support window.fetch().',
  ],
  [
    'FormData',
    `${CONFIGURATION}<script>window.FormData = undefined</script>`,
    'Your browser does not support window.FormData().',
  ],
  [
    'forEach of lists',
    `${CONFIGURATION}<script>NodeList.prototype.forEach = undefined</script>`,
    'Your browser does not support NodeList.forEach().',
  ],
  [
    'replaceAll',
    `${CONFIGURATION}<script>String.prototype.replaceAll = undefined</script>`,
    'Your browser does not support String.replaceAll().',
  ],
] as const)
  test(`CF-20 without ${what} there is one error in the console, and the form is left as it is`, async ({
    page,
    foreignPage,
    complaints,
  }) => {
    complaints.allow(/^console: /);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await foreignPage(form('wpcf7-f3-p7-o1', fields) + form('wpcf7-f3-p7-o2', ''), { head });
    await expect.poll(() => errors).toEqual([words]);
    await expect(page.locator('.wpcf7.no-js')).toHaveCount(2);
  });

test('CF-18 the address of a call is built for sites without pretty links, too', async ({
  page,
  foreignPage,
}) => {
  const addresses: string[] = [];
  await page.route(/\/index\.php\?/, (route) => {
    addresses.push(new URL(route.request().url()).search);
    return route.fulfill({ json: SCHEMA });
  });
  await foreignPage(form('wpcf7-f3-p7-o1', fields), {
    head: '<script>var wpcf7 = {"api":{"root":"/index.php?rest_route=/","namespace":"contact-form-7/v1"}};</script>',
  });
  await expect
    .poll(() => addresses)
    .toEqual(['?rest_route=/contact-form-7/v1/contact-forms/3/feedback/schema']);
});

test('CF-13 CF-17 checks go through the engine that other scripts know, so that they can wrap it and add rules', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, {});
  await page.route('**/contact-forms/3/feedback/schema', (route) =>
    route.fulfill({ json: { rules: [{ rule: 'shouted', field: 'your-name', error: 'Not so loud.' }] } }),
  );
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(1);
  await page.evaluate(() => {
    const { swv } = window;
    if (!swv) return;
    const { validate } = swv;
    swv.validators.shouted = function (tree) {
      if (String(tree.getAll('your-name')[0]).endsWith('!')) throw this;
    };
    swv.validate = (schema, data, options) => {
      document.documentElement.dataset.judged = [...data].map(([name]) => name).join(' ');
      return validate(schema, data, options);
    };
  });
  await page.getByLabel('Your name').fill('ADA!');
  await page.getByLabel('Your name').blur();
  await expect(page.locator('[data-name="your-name"] .wpcf7-not-valid-tip')).toHaveText('Not so loud.');
  await expect(page.locator('html')).toHaveAttribute('data-judged', 'your-name a:b');
  await expect(page.locator('form')).toHaveAttribute('data-status', 'init');
});

test('CF-17 what is disabled with the block around it is not checked', async ({ page, foreignPage }) => {
  await answerWith(page, {});
  await foreignPage(
    form('wpcf7-f3-p7-o1', `<fieldset disabled>${fields.replace('value=""', 'value="1234"')}</fieldset>`),
    { head: CONFIGURATION },
  );
  await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
  await page.evaluate(() => {
    const odd = document.querySelector<HTMLInputElement>('[name="a:b"]');
    if (odd) odd.value = 'much too long';
    return window.wpcf7?.validate(document.forms[0] as HTMLFormElement);
  });
  await expect(page.locator('[data-name="a:b"] .wpcf7-not-valid-tip')).toHaveCount(0);
});

test('CF-11 CF-18 on a form without a place for words a failure is seen, and the second try sends the button, too', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/^console: /);
  const posts: string[] = [];
  await answerWith(page, { status: 'mail_sent', message: 'Thanks' }, posts);
  await page.route('**/contact-forms/3/feedback', (route) => route.abort(), { times: 1 });
  const bare = form('wpcf7-f3-p7-o1', `${fields}<input type="hidden" name="reset" value="1" />`).replace(
    '<div class="wpcf7-response-output" aria-hidden="true"></div>',
    '',
  );
  await foreignPage(bare, { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You are probably offline.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  // A control named `reset` shadows the form's own method: the form is still emptied and the thanks are shown.
  await expect(page.locator('form')).toHaveAttribute('data-status', 'sent');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  expect(posts[0]).toMatch(/name="go"\s+Send/);
});

test('CF-01 a copy of a living form comes to life with one spinner', async ({ page, foreignPage }) => {
  await answerWith(page, {});
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7-spinner')).toHaveCount(1);
  await page.evaluate(() => {
    const copy = document.querySelector('.wpcf7')?.cloneNode(true) as Element;
    copy.classList.replace('js', 'no-js');
    document.body.append(copy);
  });
  await expect(page.locator('.wpcf7.js')).toHaveCount(2);
  await expect(page.locator('.wpcf7-spinner')).toHaveCount(2);
});

test('CF-11 a form that Contact Form 7’s own script has brought to life is left to it, and sent once', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, {});
  const quicker = `<script>
    window.sent = 0;
    window.wpcf7 = {
      schemas: new Map(),
      init(form) {
        form.wpcf7 = { id: 3, status: 'init', unitTag: 'wpcf7-f3-p7-o1', parent: form.closest('.wpcf7') };
        form.addEventListener('submit', (event) => { window.sent += 1; event.preventDefault(); });
      },
      ...wpcf7,
    };
    wpcf7.init(document.forms[0]);
  </script>`;
  await foreignPage(form('wpcf7-f3-p7-o1', fields) + quicker, { head: CONFIGURATION });
  await page.waitForFunction(() => 'swv' in window);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toBe(1);
});

test('CF-01 a form that was taken out and put back is alive again', async ({ page, foreignPage }) => {
  await answerWith(page, { status: 'mail_sent', message: 'Thanks' });
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await page.evaluate(() => {
    const wrapper = document.querySelector('.wpcf7') as Element;
    wrapper.classList.replace('js', 'no-js');
    wrapper.remove();
    setTimeout(() => document.body.append(wrapper));
  });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.wpcf7-response-output')).toHaveText('Thanks');
  await expect(page.locator('.wpcf7-spinner')).toHaveCount(1);
});

test('CF-01 a script that puts a new form into the old wrapper finds it alive', async ({
  page,
  foreignPage,
}) => {
  const posts: string[] = [];
  await answerWith(page, { status: 'aborted', message: 'Stopped.' }, posts);
  await foreignPage(form('wpcf7-f3-p7-o1', fields), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7-spinner')).toHaveCount(1);
  await page.locator('form').evaluate((old) => old.replaceWith(old.cloneNode(true)));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.wpcf7-response-output')).toHaveText('Stopped.');
  expect(posts).toHaveLength(1);
});

test('CF-01 on a page without a form a script can bring one and initialise it at once', async ({
  page,
  foreignPage,
}) => {
  const posts: string[] = [];
  await answerWith(page, { status: 'aborted', message: 'Stopped.' }, posts);
  await foreignPage('<main id="place"></main>', { head: CONFIGURATION });
  await expect.poll(() => page.evaluate(() => typeof window.wpcf7?.init)).toBe('function');
  // Without its wrapper nothing but the call says that it is such a form.
  const bare = form('wpcf7-f3-p7-o1', fields).replace('class="wpcf7 no-js theme-box"', '');
  await page.evaluate((markup) => {
    document.querySelector('#place')?.insertAdjacentHTML('beforeend', markup);
    const [brought] = document.forms;
    if (brought) window.wpcf7?.init(brought);
  }, bare);
  await expect(page.locator('.wpcf7-spinner')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.wpcf7-response-output')).toHaveText('Stopped.');
  expect(posts).toHaveLength(1);
});

test('CF-11 a draft keeps every choice of a list', async ({ page, foreignPage }) => {
  await answerWith(page, {});
  const list =
    '<select aria-label="Days" name="days[]" multiple><option>Monday</option><option>Tuesday</option><option selected>Friday</option></select>';
  await foreignPage(form('wpcf7-f3-p7-o1', list), { head: CONFIGURATION });
  await expect(page.locator('.wpcf7.js')).toBeVisible();
  await page.getByLabel('Days').selectOption(['Monday', 'Tuesday']);
  await page.reload();
  await expect(page.getByLabel('Days')).toHaveValues(['Monday', 'Tuesday']);
});

/** As rendered by releases before 5.6, on servers without a schema or field names. */
const olderForm = `
<div role="form" class="wpcf7" id="wpcf7-f3-p7-o1" lang="en-US" dir="ltr">
<div class="screen-reader-response"></div>
<form action="/contact/#wpcf7-f3-p7-o1" method="post" class="wpcf7-form" novalidate="novalidate">
<div style="display: none;">
<input type="hidden" name="_wpcf7" value="3" /><input type="hidden" name="_wpcf7_version" value="5.0.5" /><input type="hidden" name="_wpcf7_locale" value="en_US" /><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f3-p7-o1" /><input type="hidden" name="_wpcf7_container_post" value="7" />
</div>
<p><label> Your name<br />
<span class="wpcf7-form-control-wrap your-name"><input type="text" name="your-name" value="" size="40" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" aria-invalid="false" /></span> </label></p>
<p><span class="wpcf7-form-control-wrap days"><span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item first last"><label><input type="checkbox" name="days[]" value="Monday" /><span class="wpcf7-list-item-label">Monday</span></label></span></span></span></p>
<p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit" /></p>
<div class="wpcf7-response-output wpcf7-display-none"></div></form></div>`;

test('CF-02 CF-03 CF-10 the markup of early releases comes to life: checks, errors, words for all and every status', async ({
  page,
  foreignPage,
}) => {
  await answerWith(page, {
    status: 'validation_failed',
    message: 'Look again.',
    invalid_fields: [
      { into: 'span.wpcf7-form-control-wrap.your-name', message: 'Who are you?', idref: null },
      { into: 'span.wpcf7-form-control-wrap.days', message: 'When?', idref: null },
    ],
  });
  await foreignPage(olderForm, {
    head: `${CONFIGURATION}<style>.wpcf7-display-none { display: none; }</style>`,
  });
  const element = page.locator('form');
  await expect(element).toHaveAttribute('data-status', 'init');
  await expect(element).toHaveClass('wpcf7-form init');
  await expect.poll(() => page.evaluate(() => window.wpcf7?.schemas?.get(3)?.rules.length)).toBe(3);
  const tip = page.locator('.your-name .wpcf7-not-valid-tip');
  await page.getByLabel('Your name').dispatchEvent('change');
  await expect(tip).toHaveText('Fill it <b>in</b>.');
  await expect(element).toHaveAttribute('data-status', 'init');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(tip).toHaveText('Who are you?');
  await expect(page.locator('.days .wpcf7-not-valid-tip')).toHaveText('When?');
  await expect(page.locator('.wpcf7-response-output')).toBeVisible();
  await expect(page.locator('.wpcf7-response-output')).toHaveText('Look again.');
  await expect(page.getByRole('status').filter({ hasText: 'Look again.' })).toHaveCount(1);
  await expect(page.locator('.screen-reader-response li')).toHaveText(['Who are you?', 'When?']);
  await expect(element).toHaveClass('wpcf7-form invalid');
});
