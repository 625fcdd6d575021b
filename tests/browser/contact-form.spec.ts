import type { Page } from '@playwright/test';
import type { ContactFormElement } from '../../packages/contact-form/browser/Wpcf7.ts';
import {
  actAsPerson,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  layoutShift,
  loadedScripts,
  test,
} from './fixtures/index.ts';

test.beforeEach(({ context }) => actAsPerson(context));

const API = '**/wp-json/contact-form-7/v1/contact-forms';

/** Waits until the form on the page responds to its visitor. */
async function openForm(page: Page, path: string, index = 0) {
  await page.goto(path);
  const form = page.locator('.wpcf7.js > form').nth(index);
  await expect(form).toBeVisible();
  await expect(page.locator('.wpcf7.no-js')).toHaveCount(0);
  // The rules are loaded when the form is near; before that, leaving a field validates nothing.
  await form.scrollIntoViewIfNeeded();
  const hasRules = () => form.evaluate((element: ContactFormElement) => Boolean(element.wpcf7.schema));
  await expect.poll(hasRules).toBe(true);
  return form;
}

async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const names =
      'beforesubmit statuschanged invalid unaccepted spam aborted mailsent mailfailed submit reset';
    for (const name of names.split(' '))
      document.addEventListener(`wpcf7${name}`, (event) => {
        const { status } = (event as CustomEvent).detail;
        seen.push(name === 'statuschanged' ? `${name}(${status})` : name);
      });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test.describe('a visitor writes', () => {
  test('CF-01 CF-11 CF-22 the message is sent, stored and mailed; the form thanks and is empty again', async ({
    page,
    site,
  }) => {
    const form = await openForm(page, '/contact/');
    const events = await recordEvents(page);
    await expectNoAxeViolations(page);
    const request = page.waitForRequest((one) => one.method() === 'POST');
    await page.getByLabel('Your name').fill('Ada Byron');
    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByLabel('What is it about?').selectOption('A question');
    await page.getByLabel('Your message').fill('Do you mend glasshouses of 1910?');
    await page.getByLabel('I agree').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.wpcf7-response-output')).toHaveText(
      'Thank you for your message. It has been sent.',
    );
    await expect(form).toHaveAttribute('data-status', 'sent');
    await expect(page.getByLabel('Your name')).toHaveValue('');
    expect((await request).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(await events()).toEqual([
      ...Array(5)
        .fill(['statuschanged(validating)', 'statuschanged(init)'])
        .flat()
        .slice(0, (await events()).indexOf('beforesubmit')),
      'beforesubmit',
      'statuschanged(submitting)',
      'statuschanged(sent)',
      'mailsent',
      'submit',
      'statuschanged(resetting)',
      'statuschanged(sent)',
      'reset',
    ]);
    await expect
      .poll(() => site.mail.received.map(({ text }) => text).join())
      .toContain('Do you mend glasshouses of 1910?');
    await expectNoAxeViolations(page);
  });

  test('CF-02 CF-10 CF-17 an incomplete form comes back with tips, the list for screen readers, and the focus on the first error', async ({
    page,
  }) => {
    const form = await openForm(page, '/gallery/contact-form-text-fields/');
    await page.getByLabel('Your site').fill('https://example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(form).toHaveAttribute('data-status', 'invalid');
    const name = page.getByLabel('Your name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    const wrap = page.locator('[data-name="your-name"]');
    await expect(wrap.locator('.wpcf7-not-valid-tip')).toHaveText('Please fill out this field.');
    const list = page.locator('.screen-reader-response li');
    await expect(list).toHaveText(['Please fill out this field.', 'Please fill out this field.']);
    await expect(name).toHaveAttribute('aria-describedby', (await list.first().getAttribute('id')) ?? '');
    await expect(page.locator('.screen-reader-response [role=status]')).toHaveText(
      /One or more fields have an error/,
    );
    await expect(page.getByLabel('Your site')).toHaveValue('https://example.org');
    await expectNoAxeViolations(page);
    await name.fill('Ada');
    await name.blur();
    await expect(wrap.locator('.wpcf7-not-valid-tip')).toHaveCount(0);
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(list).toHaveCount(1);
  });

  test('CF-06 CF-16 CF-17 a field is checked when it is left, and only that field', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-text-fields/');
    const events = await recordEvents(page);
    await page.getByLabel('Your site').fill('example.com');
    await page.getByLabel('Your site').blur();
    await expect(page.getByLabel('Your site')).toHaveValue('http://example.com');
    await page.getByLabel('Telephone').fill('12');
    await page.getByLabel('Telephone').blur();
    await expect(page.locator('[data-name="your-phone"] .wpcf7-not-valid-tip')).toHaveText(
      'Please enter a telephone number.',
    );
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(1);
    expect(await events()).toEqual(
      Array(2).fill(['statuschanged(validating)', 'statuschanged(init)']).flat(),
    );
  });

  test('CF-07 the button waits for what must be agreed to', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-acceptance/');
    const button = page.getByRole('button', { name: 'Send' });
    await expect(button).toBeDisabled();
    await page.getByLabel('I have read the terms.').check();
    await expect(button).toBeEnabled();
    await page.getByLabel('I am a robot.').check();
    await expect(button).toBeDisabled();
    await page.getByLabel('I am a robot.').uncheck();
    await expect(button).toBeEnabled();
  });

  test('CF-08 one of many is one, and a free answer opens with its choice', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-choices/');
    await page.getByLabel('Coffee').check();
    await page.getByLabel('Tea').check();
    await expect(page.getByLabel('Coffee')).not.toBeChecked();
    const own = page.locator('.wpcf7-free-text');
    await expect(own).toBeDisabled();
    await page.getByRole('radio', { name: 'Something else:' }).check();
    await expect(own).toBeEnabled();
    await expect(own).toBeFocused();
    await page.getByRole('radio', { name: 'A friend' }).check();
    await expect(own).toBeDisabled();
  });

  test('CF-09 counters count up and down and say when it is too little', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-counters/');
    const up = page.locator('.wpcf7-character-count.up');
    const down = page.locator('.wpcf7-character-count.down');
    await expect(up).toHaveClass(/too-short/);
    await page.getByLabel('A headline').pressSequentially('  Hello');
    await expect(up).toHaveText('5');
    await expect(up).not.toHaveClass(/too-short/);
    await page.getByLabel('A short text').fill('12345');
    await expect(down).toHaveText('115');
    await page.evaluate(() => {
      const area = document.querySelector('textarea');
      if (area) area.value = 'x'.repeat(130);
      area?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    });
    await expect(down).toHaveText('-10');
    await expect(down).toHaveClass(/too-long/);
    await page.getByLabel('A headline').blur();
    await expect(page.locator('output')).toHaveText('Hello');
  });

  test('CF-12 puzzles are the visitor’s own, a wrong answer brings new ones, and nothing else is lost', async ({
    page,
  }) => {
    const refill = page.waitForResponse((response) => response.url().endsWith('/refill'));
    await openForm(page, '/gallery/contact-form-captcha-and-quiz/');
    await refill;
    const picture = page.locator('.wpcf7-captchac');
    await expect(picture).toHaveAttribute('src', /\/\d{16}\.png$/);
    const before = await picture.getAttribute('src');
    await page.getByLabel('Your name').fill('Ada');
    await page.locator('.wpcf7-quiz').fill('nonsense');
    await page.locator('.wpcf7-captchar').fill('nonsense');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('[data-name="sum"] .wpcf7-not-valid-tip')).toHaveText(
      'The answer to the quiz is incorrect.',
    );
    await expect(page.locator('[data-name="letters"] .wpcf7-not-valid-tip')).toHaveText(
      'Your entered code is incorrect.',
    );
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await expect(page.locator('.wpcf7-quiz')).toHaveValue('');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    const challenge = page.locator('input[name="_wpcf7_captcha_challenge_letters"]');
    expect(await picture.getAttribute('src')).toContain(await challenge.inputValue());
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(144);
  });

  test('CF-13 CF-14 a file that is only called a PDF is refused, a real one is taken', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-uploads/');
    await page.getByLabel('Your name').fill('Ada');
    const cv = page.getByLabel(/Your CV/);
    await cv.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await expect(page.locator('[data-name="cv"] .wpcf7-not-valid-tip')).toHaveText(
      'You are not allowed to upload files of this type.',
    );
    await cv.setInputFiles([]);
    await expect(page.locator('[data-name="cv"] .wpcf7-not-valid-tip')).toHaveText(
      'Please fill out this field.',
    );
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') });
    await expect(page.locator('[data-name="cv"] .wpcf7-not-valid-tip')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('[data-name="cv"] .wpcf7-not-valid-tip')).toHaveText(
      'You are not allowed to upload files of this type.',
    );
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('.wpcf7-response-output')).toHaveText(/Thank you/);
  });

  test('CF-03 CF-22 every outcome has its class, its event and its words', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-statuses/');
    const events = await recordEvents(page);
    const outcomes = [
      ['Let it fail', 'failed', /There was an error/, 'mailfailed'],
      ['Let it be aborted', 'aborted', /Sending mail has been aborted/, 'aborted'],
      ['Hand it in', 'custom-needs-review', /Somebody will look at it first/, 'submit'],
      ['Send nothing', 'sent', /Thank you/, 'mailsent'],
    ] as const;
    for (const [button, status, words, event] of outcomes) {
      const form = page
        .locator('form.wpcf7-form')
        .filter({ has: page.getByRole('button', { name: button }) });
      await form.getByLabel('Your name').fill('Ada');
      await form.getByLabel('Your email').fill('ada@example.com');
      await form.getByRole('button', { name: button }).click();
      await expect(form).toHaveClass(new RegExp(`(^| )${status}( |$)`));
      await expect(form.locator('.wpcf7-response-output')).toHaveText(words);
      await expect.poll(events).toContain(event);
    }
    await expectNoAxeViolations(page);
  });

  test('CF-03 CF-22 payment is asked for, and what was typed is sent once it is paid', async ({ page }) => {
    await openForm(page, '/gallery/contact-form-statuses/');
    const form = page.locator('form.wpcf7-form').filter({ has: page.locator('.wpcf7-stripe') });
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Go to checkout' }).click();
    await expect(form).toHaveAttribute('data-status', 'payment-required');
    await form.getByRole('button', { name: 'Pay with play money' }).click();
    await expect(form).toHaveAttribute('data-status', 'sent');
  });
});

test.describe('when the call fails', () => {
  const failures = {
    'the line is down': { abort: true, words: /probably offline/ },
    'the server is broken': { status: 500, body: 'no', words: /could not be sent/ },
    'the answer is not JSON': { status: 200, body: '<html>', words: /could not be sent/ },
    'the answer is empty': { status: 204, body: '', words: /could not be sent/ },
    'the server refuses': { status: 413, body: '{"message":"Too large."}', words: /Too large\./ },
  };
  for (const [name, failure] of Object.entries(failures))
    test(`CF-18 ${name}: words, a way to try again, and the text still there`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/^console:/);
      const printed: string[] = [];
      page.on('console', (message) => printed.push(message.text()));
      const form = await openForm(page, '/gallery/contact-form-statuses/');
      await form.getByLabel('Your name').fill('Ada');
      await form.getByLabel('Your email').fill('ada@example.com');
      await page.route(`${API}/*/feedback`, (route) =>
        'abort' in failure ? route.abort() : route.fulfill({ status: failure.status, body: failure.body }),
      );
      await form.getByRole('button', { name: 'Send it' }).click();
      await expect(form).toHaveAttribute('data-status', 'failed');
      await expect(form.locator('.wpcf7-response-output')).toHaveText(failure.words);
      // An empty response is a response without a result, not broken JSON.
      expect(/invalid_json/.test(printed.join())).toBe(name === 'the answer is not JSON');
      await expect(page.locator('.screen-reader-response [role=status]').first()).toHaveText(failure.words);
      await expect(form.getByLabel('Your name')).toHaveValue('Ada');
      await page.unroute(`${API}/*/feedback`);
      await form.getByRole('button', { name: 'Try again' }).click();
      await expect(form).toHaveAttribute('data-status', 'sent');
      await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    });

  test('CF-18 an answer that never comes ends after a minute', async ({ page, complaints }) => {
    complaints.allow(/^console:/);
    await page.clock.install();
    const form = await openForm(page, '/gallery/contact-form-statuses/');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email').fill('ada@example.com');
    await page.route(`${API}/*/feedback`, () => {});
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form).toHaveAttribute('data-status', 'submitting');
    await page.clock.fastForward(61_000);
    await expect(form.locator('.wpcf7-response-output')).toHaveText(/takes too long/);
  });

  test('CF-18 an answer that was lost does not make two messages of one', async ({ page, complaints }) => {
    complaints.allow(/^console:/);
    const form = await openForm(page, '/gallery/contact-form-statuses/');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email').fill('lost@example.com');
    const replies: unknown[] = [];
    await page.route(`${API}/*/feedback`, async (route) => {
      const answer = await route.fetch();
      replies.push(await answer.json());
      return replies.length === 1 ? route.abort() : route.fulfill({ response: answer });
    });
    await form.getByRole('button', { name: 'Send it' }).click();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form).toHaveAttribute('data-status', 'sent');
    expect(replies).toHaveLength(2);
    expect(replies[1]).toEqual(replies[0]);
  });

  test('CF-04 thanks are shown even when the refill fails', async ({ page, complaints }) => {
    complaints.allow(/^console:/);
    const form = await openForm(page, '/gallery/contact-form-statuses/');
    await page.route(`${API}/*/refill`, (route) => route.abort());
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form.locator('.wpcf7-response-output')).toBeVisible();
    await expect(form).toHaveAttribute('data-status', 'sent');
  });
});

test.describe('around the form', () => {
  test('CF-11 a draft survives a reload and is gone once it was sent', async ({ page }) => {
    let form = await openForm(page, '/gallery/contact-form-statuses/');
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email').fill('ada@example.com');
    form = await openForm(page, '/gallery/contact-form-statuses/');
    await expect(form.getByLabel('Your name')).toHaveValue('Ada');
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form).toHaveAttribute('data-status', 'sent');
    form = await openForm(page, '/gallery/contact-form-statuses/');
    await expect(form.getByLabel('Your name')).toHaveValue('');
  });

  test('CF-11 two quick clicks are one submission', async ({ page }) => {
    const form = await openForm(page, '/gallery/contact-form-statuses/');
    let posts = 0;
    page.on('request', (request) => (posts += request.url().endsWith('/feedback') ? 1 : 0));
    await form.getByLabel('Your name').fill('Ada');
    await form.getByLabel('Your email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Send it' }).dblclick();
    await expect(form).toHaveAttribute('data-status', 'sent');
    expect(posts).toBe(1);
  });

  test('CF-21 works with scripts off: errors with what was typed, then thanks', async ({ browser, site }) => {
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, reducedMotion: 'reduce' as const },
      baseURL: site.baseURL,
    });
    const page = await context.newPage();
    await page.goto('/contact/');
    await page.getByLabel('Your name').fill('Grace');
    await page.getByLabel('I agree').check();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.wpcf7-response-output')).toHaveText(/One or more fields/);
    await expect(page.getByLabel('Your name')).toHaveValue('Grace');
    await expect(page.locator('[data-name="your-email"] .wpcf7-not-valid-tip')).toHaveText(
      'Please fill out this field.',
    );
    await page.getByLabel('Your email').fill('grace@example.com');
    await page.getByLabel('What is it about?').selectOption('Press');
    await page.getByLabel('Your message').fill('Sent without a script.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.wpcf7-response-output')).toHaveText(/Thank you/);
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await expect
      .poll(() => site.mail.received.some(({ text }) => text?.includes('Sent without a script.')))
      .toBe(true);
    await context.close();
  });

  test('CF-01 the form’s script is loaded where there is a form, and nowhere else; nothing moves', async ({
    page,
  }) => {
    await openForm(page, '/contact/');
    expect((await loadedScripts(page)).some((script) => script.includes('contact-form'))).toBe(true);
    expect(await layoutShift(page)).toBe(0);
    await page.goto('/gallery/');
    await islandsHaveSettled(page);
    expect((await loadedScripts(page)).some((script) => script.includes('contact-form'))).toBe(false);
  });
});
