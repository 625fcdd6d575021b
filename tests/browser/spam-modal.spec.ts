import type { Page } from '@playwright/test';
import { codeHasRun, expect, expectNoAxeViolations, islandsHaveSettled, test } from './fixtures/index.ts';
import { openSpamPage, sentBy } from './fixtures/spamPage.ts';

const overlay = '#cleantalk-modal-overlay';
const content = '#cleantalk-modal-content';

async function answerWith(page: Page, body: unknown, how: 'fetch' | 'xhr' = 'fetch'): Promise<void> {
  await page.route('**/their-form/', (route) =>
    // Most servers send this as HTML.
    route.fulfill({ contentType: 'text/html', body: JSON.stringify(body) }),
  );
  await page.evaluate((channel) => {
    if (channel === 'fetch') return fetch('/their-form/', { method: 'POST', body: 'a=1' }).then(() => {});
    const xhr = new XMLHttpRequest();
    xhr.open('POST', '/their-form/');
    xhr.send('a=1');
    return undefined;
  }, how);
}

async function open(
  page: Page,
  foreignPage: Parameters<typeof openSpamPage>[1],
  html = '<main><h1>Page</h1><form></form></main>',
) {
  const opened = await openSpamPage(page, foreignPage, html, { head: '<script id="other-js"></script>' });
  await codeHasRun(page, 'spam-guard');
  return opened;
}

for (const how of ['fetch', 'xhr'] as const) {
  test(`SP-02 SP-42 a refusal by ${how} shows the server's words, and tells the page`, async ({
    page,
    foreignPage,
  }) => {
    await open(page, foreignPage);
    await page.evaluate(() => {
      document.addEventListener('apbctAjaxBockAlert', (event) => {
        document.title = `heard ${(event as CustomEvent).detail.message}`;
      });
    });
    await answerWith(
      page,
      { apbct: { blocked: true, comment: 'Forbidden. See https://example.com/why.', stop_script: 0 } },
      how,
    );
    await expect(page.locator(content)).toHaveText('Forbidden. See https://example.com/why.');
    await expect(page.locator(`${content} a`)).toHaveAttribute('href', 'https://example.com/why');
    await expect(page.locator(`${content} a`)).toHaveAttribute('target', '_blank');
    expect(await page.title()).toMatch(/^heard Forbidden/);
    await expect(page.locator('body')).toHaveClass(/cleantalk-modal-opened/);
    await expectNoAxeViolations(page);
  });
}

test('SP-02 on a page that has locked its fetch all the rest starts, and a refusal by xhr is shown', async ({
  page,
  foreignPage,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'fetch', { value: window.fetch, writable: false, configurable: false });
  });
  await open(page, foreignPage);
  await answerWith(page, { apbct: { blocked: true, comment: 'Not today.' } }, 'xhr');
  await expect(page.locator(content)).toHaveText('Not today.');
  await codeHasRun(page, 'spam-products');
});

test('SP-42 data.message counts as well; an answer that lets through shows nothing', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  await answerWith(page, { apbct: { blocked: false, allow: true } });
  await answerWith(page, { success: false, data: { message: 'An error of another product' } });
  await answerWith(page, { success: false, apbct: {}, data: { message: 'Not this time' } });
  await expect(page.locator(content)).toHaveText('Not this time');
});

test("SP-02 a server's words are text and links, never script", async ({ page, foreignPage }) => {
  await open(page, foreignPage);
  const comment =
    '<b>No</b><br><img src=x onerror="document.title=\'hacked\'"><a href="javascript:alert(1)">why</a><script>document.title="hacked"</script>';
  await answerWith(page, { apbct: { blocked: true, comment } });
  await expect(page.locator(`${content} b`)).toHaveText('No');
  await expect(page.locator(`${content} :is(img, script, [href])`)).toHaveCount(0);
  expect(await page.title()).toBe('A foreign page');
});

test('SP-03 a click on the overlay or the cross closes it, a click inside does not, Escape does', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  const show = () => answerWith(page, { apbct: { blocked: true, comment: 'No.' } });
  await show();
  await page.locator(content).click();
  await expect(page.locator(overlay)).toBeVisible();
  await page.locator(overlay).click({ position: { x: 5, y: 5 } });
  await expect(page.locator(overlay)).toHaveCount(0);
  await show();
  await page.locator('#cleantalk-modal-close').click();
  await expect(page.locator(overlay)).toHaveCount(0);
  await show();
  await expect(page.locator('#cleantalk-modal-close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(overlay)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/cleantalk-modal-opened/);
  expect(await page.evaluate(() => window.cleantalkModal?.loaded)).toBe(false);
});

test('SP-04 SP-05 a question has a header, the end of a long text, Yes and No', async ({
  page,
  foreignPage,
}) => {
  const { calls } = await open(page, foreignPage);
  const ask = () =>
    page.evaluate(() => {
      const { cleantalkModal: modal } = window;
      modal?.open(false);
      modal?.confirm('Are you sure?', `${'x'.repeat(40)}${'y'.repeat(60)}`, '/a/path', () => {
        document.title = 'said yes';
      });
    });
  await ask();
  await expect(page.locator('.cleantalk-confirm-modal_header')).toHaveText('Are you sure?');
  await expect(page.locator('.cleantalk-confirm-modal_text')).toHaveText(`...${'y'.repeat(60)}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.locator(overlay)).toHaveCount(0);
  expect(await page.title()).toBe('A foreign page');
  await ask();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator(overlay)).toHaveCount(0);
  expect(await page.title()).toBe('said yes');
  await page.evaluate(() => {
    window.cleantalkModal?.open(false);
    window.cleantalkModal?.confirm('Sure?', 'Short', '', () => {}, 'Go ahead', 'Leave it');
  });
  await expect(page.getByRole('button', { name: 'Go ahead' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  expect(calls).toEqual([]);
});

test('SP-04 a dialog that was opened with false shows that it waits, and asks the server for nothing', async ({
  page,
  foreignPage,
}) => {
  const { calls } = await open(page, foreignPage);
  await page.evaluate(() => window.cleantalkModal?.open(false));
  await expect(page.locator(content)).toHaveText('Loading...');
  await islandsHaveSettled(page);
  expect(calls).toEqual([]);
});

test('SP-02 SP-42 a refusal is shown where the page has only read, and is there when it is announced', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  await page.route('**/read/', (route) =>
    route.fulfill({ json: { apbct: { blocked: true, comment: 'Read no more.', stop_script: 0 } } }),
  );
  const seen = await page.evaluate(async () => {
    const announced = new Promise<string>((resolve) => {
      document.addEventListener('cleantalkModalContentLoaded', () =>
        resolve(document.getElementById('cleantalk-modal-content')?.textContent ?? 'nothing'),
      );
    });
    await fetch('/read/');
    return announced;
  });
  expect(seen).toBe('Read no more.');
});

test('SP-43 SP-44 stop_script stops the page, and NEX Forms looks refused', async ({ page, foreignPage }) => {
  await open(
    page,
    foreignPage,
    `<form class="submit-nex-form"><button class="nex-submit" type="button">Send</button></form><div class="nex_success_message">Thanks</div>`,
  );
  await page.evaluate(() => {
    window.stop = () => {
      document.title = 'stopped';
    };
  });
  await answerWith(page, {
    apbct: { blocked: true, comment: 'No.', stop_script: 1, integration: 'NEXForms' },
  });
  await expect(page.locator('.nex-submit')).toBeDisabled();
  await expect(page.locator('.nex-submit')).toHaveCSS('opacity', '0.5');
  await expect(page.locator('.nex-submit')).toHaveCSS('background-color', 'rgb(204, 204, 204)');
  await expect(page.locator('.nex_success_message')).toBeHidden();
  expect(await page.title()).toBe('stopped');
});

test('SP-58 a submission in doubt is sent again with a proof of work, and nobody sees a puzzle', async ({
  page,
  foreignPage,
}) => {
  await open(page, foreignPage);
  const posts: Record<string, string>[] = [];
  await page.route('**/in-doubt/', async (route) => {
    const { fields } = sentBy(route.request());
    posts.push({ ...fields });
    const challenge = { challenge: '10.abc.def.012', difficulty: 10, expiresAt: Date.now() + 60_000 };
    await route.fulfill({
      json: fields.portico_proof_of_work
        ? { status: 'mail_sent' }
        : { apbct: { blocked: true, comment: 'Doubt', stop_script: 0, challenge } },
    });
  });
  const answer = await page.evaluate(() => {
    const body = new FormData();
    body.append('message', 'Hello');
    return fetch('/in-doubt/', { method: 'POST', body }).then((response) => response.json());
  });
  expect(answer).toEqual({ status: 'mail_sent' });
  expect(posts).toHaveLength(2);
  expect(posts[1]).toMatchObject({
    message: 'Hello',
    portico_proof_of_work: expect.stringMatching(/^10\.abc\.def\.012:\d+$/),
  });
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(posts[1]?.portico_proof_of_work),
  );
  const [first = 255, second = 255] = new Uint8Array(hash);
  expect([first, second >> 6]).toEqual([0, 0]);
  await expect(page.locator(overlay)).toHaveCount(0);
});

test('SP-58 a comment in doubt is cleared up before it is sent, and a refused one keeps what was typed', async ({
  page,
  foreignPage,
}) => {
  const answers = [
    {
      apbct: {
        blocked: true,
        comment: 'Doubt',
        stop_script: 0,
        challenge: { challenge: '4.a.b.c', difficulty: 4, expiresAt: Date.now() + 60_000 },
      },
    },
    { apbct: { blocked: true, comment: 'This looks like advertising.', stop_script: 0 } },
  ];
  const posts: Record<string, string>[] = [];
  await page.route('**/wp-comments-post.php', async (route) => {
    posts.push({ ...sentBy(route.request()).fields });
    await route.fulfill({ json: answers[posts.length - 1] ?? answers[1] });
  });
  await openSpamPage(
    page,
    foreignPage,
    `<form class="comment-form" method="post" action="/wp-comments-post.php"><textarea name="comment" aria-label="Comment"></textarea><button>Post</button></form>`,
    { functions: { portico_server: 1 } },
  );
  await codeHasRun(page, 'spam-comments');
  await page.getByLabel('Comment').fill('Buy hinges');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.locator(content)).toHaveText('This looks like advertising.');
  expect(posts).toHaveLength(2);
  expect(posts[1]).toMatchObject({
    comment: 'Buy hinges',
    portico_proof_of_work: expect.stringMatching(/^4\.a\.b\.c:\d+$/),
  });
  await expect(page.getByLabel('Comment')).toHaveValue('Buy hinges');
});
