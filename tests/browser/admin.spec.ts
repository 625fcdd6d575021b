import type { Page } from '@playwright/test';
import { createJobs, createOutbox, systemClock } from '@portico/kernel/server';
import { openSqlite, silentLogger } from '@portico/kernel/server/testing';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import {
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  loadedScripts,
  type Site,
  test,
} from './fixtures/index.ts';

/** The browser itself logs refused calls; these tests provoke that. */
const REFUSED = /the server responded with a status of 4/;

// What is still fading in has no meaningful contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('signing in', () => {
  test('leads to the address that was asked for, and out again', async ({ page, site }) => {
    await page.goto('/admin/outbox?state=failed');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Portico');
    await expectNoAxeViolations(page);
    await signIn(page, site);
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/outbox\?state=failed$/);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test('with a wrong password says so, and lets one try again', async ({ page, site, complaints }) => {
    complaints.allow(REFUSED);
    await page.goto('/admin/');
    await signIn(page, { adminPassword: 'not the password' });
    await expect(page.getByRole('alert')).toContainText('The name or the password is wrong.');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoAxeViolations(page);
    await signIn(page, site);
    await expect(home(page)).toBeVisible();
  });

  test('is possible without the password, by a link in the mail, which works once', async ({
    page,
    site,
    browser,
    baseURL,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    const address = 'forgetful@example.org';
    await addUser(site, { name: 'forgetful', email: address });
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Name or e-mail')).toBeFocused();
    await expect(page).toHaveTitle('Forgot your password? · Portico');
    await expectNoAxeViolations(page);
    await page.keyboard.type('Forgetful');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('If there is such an account');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Back to signing in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

    const mailed = () => site.mail.received.find(({ envelope }) => envelope.to.includes(address))?.text ?? '';
    await expect.poll(mailed).toContain('/admin/new-password#');
    const link = /http:\S+/.exec(mailed())?.[0] ?? '';
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByText('at least 10 characters', { exact: false }).last()).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByLabel('New password', { exact: true }).fill('a phrase not forgotten');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(home(page)).toBeVisible();
    expect(page.url()).not.toContain('#');
    // An editor’s home leads to where editors work.
    const content = page.getByRole('main').getByRole('region', { name: 'Content' });
    await expect(content.getByRole('link', { name: 'Posts' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Users' })).toHaveCount(0);
    await expectNoAxeViolations(page);

    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const again = await context.newPage();
    await again.goto(link);
    await again.getByLabel('New password', { exact: true }).fill('a phrase of somebody else');
    await again.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(again.getByRole('alert')).toContainText('This link was used already');
    await again.getByRole('link', { name: 'Back to signing in' }).click();
    await signIn(again, { adminPassword: 'a phrase not forgotten' }, 'forgetful');
    await expect(home(again)).toBeVisible();
    await context.close();
  });

  test('is possible with the keyboard alone', async ({ page, site }) => {
    await page.goto('/admin/');
    await expect(page.getByLabel('Name or e-mail')).toBeFocused();
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type(site.adminPassword);
    await page.keyboard.press('Enter');
    await expect(home(page)).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();

    const outbox = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Outbox' });
    await outbox.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Outbox' });
    await expect(heading).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('the shell', () => {
  test('leads to every screen, names each in the window, and passes axe', async ({ page, site }) => {
    await page.goto('/admin/');
    await signIn(page, site);
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible();
    await expectNoAxeViolations(page);
    for (const name of ['Outbox', 'Users']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Portico`);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectNoAxeViolations(page);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
    await page.goto('/admin/no/such/screen');
    await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  });

  test('keeps its menu behind a button on a phone, and nothing is wider than the screen', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/');
    await signIn(page, site);
    await expect(home(page)).toBeVisible();
    for (const name of ['Outbox', 'Users']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoAxeViolations(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('remembers dark or light, and passes axe in the dark', async ({ page, site }) => {
    await page.goto('/admin/');
    await signIn(page, site);
    await expect(home(page)).toBeVisible();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('loads nothing of it on a visitor’s page', async ({ page }) => {
    await page.goto('/');
    await islandsHaveSettled(page);
    expect((await loadedScripts(page)).filter((script) => script.startsWith('/admin/'))).toEqual([]);
  });

  test('shows an editor only what an editor may see', async ({ page, site, browser, baseURL }) => {
    await page.goto('/admin/users/new');
    await signIn(page, site);
    await page.getByLabel('User name').fill('shell-editor');
    await page.getByLabel('Display name').fill('Edith');
    await page.getByLabel('First password').fill('a phrase for edith');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Add user' }).click();
    await expect(page.getByText('Edith can sign in now.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/users$/);

    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const editor = await context.newPage();
    await editor.goto('/admin/outbox');
    await signIn(editor, { adminPassword: 'a phrase for edith' }, 'shell-editor');
    await expect(editor.getByText('Only administrators see this screen')).toBeVisible();
    await expect(editor.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await editor.getByRole('link', { name: 'To the home screen' }).click();
    await expect(home(editor)).toBeVisible();
    await expect(editor.getByRole('heading', { name: 'Database' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('the account', () => {
  test('is changed, says what is wrong beside the field, and warns before changes are lost', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    await page.goto('/admin/account');
    await signIn(page, site);
    const email = page.getByLabel('E-mail', { exact: true });
    await email.fill('not an address');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('This is not a valid e-mail address.')).toBeVisible();
    await expect(email).toBeFocused();
    await expectNoAxeViolations(page);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    const warning = page.getByRole('dialog', { name: 'Leave without saving?' });
    await warning.getByRole('button', { name: 'Stay' }).click();
    await expect(email).toHaveValue('not an address');

    await email.fill('admin@example.org');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue('admin@example.org');
  });

  test('keeps what was typed when the session ends, and goes on after signing in again', async ({
    page,
    site,
    context,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    await page.goto('/admin/account');
    await signIn(page, site);
    await page.getByLabel('Display name').fill('Ada of the site');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save profile' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(again).toBeVisible();
    await again.getByLabel('Password', { exact: true }).fill(site.adminPassword);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await expect(page.getByLabel('Display name')).toHaveValue('Ada of the site');
  });

  test('shows where one is signed in, and signs out everywhere else', async ({
    page,
    site,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const elsewhere = await context.newPage();
    await elsewhere.goto('/admin/');
    await signIn(elsewhere, site);
    await expect(home(elsewhere)).toBeVisible();

    await page.goto('/admin/account');
    await signIn(page, site);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You are now signed in here only.')).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await context.close();
  });
});

test.describe('the outbox', () => {
  test('says what will be here one day while it is empty', async ({ page, complaints }) => {
    // A separate site, because others may have sent mail from the shared one.
    complaints.allow(/^foreign host: http:\/\/127\.0\.0\.1/);
    const site = await startBuiltSite();
    try {
      await page.goto(`${site.baseURL}/admin/outbox`);
      await signIn(page, site);
      await expect(page.getByRole('heading', { name: 'No mail yet' })).toBeVisible();
      await expectNoAxeViolations(page);
    } finally {
      await site.stop();
    }
  });

  test('says so when nothing matches, and shows everything again', async ({ page, site }) => {
    await page.goto('/admin/outbox?search=no-such-mail-anywhere');
    await signIn(page, site);
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('no-such-mail-anywhere');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page).toHaveURL(/\/admin\/outbox$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('says of a mail that was cut off that it may have arrived, and under which Message-ID', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/Blocked script execution/);
    await writeMails(site, 1, 'Cut off');
    const database = openSqlite(`${site.dataFolder}/portico.db`);
    await database
      .tables<{ mails: { subject: string; state: string; in_doubt_at: number } }>()
      .updateTable('mails')
      .set({ state: 'sent', in_doubt_at: Date.now() })
      .where('subject', '=', 'Cut off 0')
      .execute();
    await database.close();
    await page.goto('/admin/outbox?search=Cut off');
    await signIn(page, site);
    await page.getByRole('link', { name: 'Cut off 0' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'It may have arrived' });
    await expect(notice).toContainText('It was sent again with the same Message-ID <');
    await page.getByText('Plain text').click();
    await expectNoAxeViolations(page);
  });

  test('is paged, searched and filtered through its address', async ({ page, site }) => {
    await writeMails(site, 30, 'Paged');
    await page.goto('/admin/outbox?search=Paged');
    await signIn(page, site);
    await expect(page.getByRole('link', { name: 'Paged 29', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('link', { name: 'Paged 0', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/cursor=/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Paged 0', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('link', { name: 'Paged 29', exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('Paged 17');
    await expect(page.getByRole('link', { name: /^Paged/ })).toHaveCount(1);
    await expect(page).toHaveURL(/search=Paged\+17/);
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Sent' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expect(page).toHaveURL(/state=sent/);
  });

  test('shows a mail as it was designed, without letting it do anything, and sends it', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/Blocked script execution/);
    await writeMails(site, 1, 'Sent by hand');
    await page.goto('/admin/outbox?search=Sent by hand');
    await signIn(page, site);
    await page.getByRole('link', { name: 'Sent by hand 0' }).click();
    const message = page.frameLocator('iframe');
    await expect(message.getByRole('heading', { name: 'Designed' })).toHaveCSS('color', 'rgb(27, 83, 67)');
    expect(await page.evaluate(() => document.title)).toBe('Sent by hand 0 · Portico');
    await page.getByText('Plain text').click();
    await expect(page.getByText('As plain as can be.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The mail is queued to be sent again.')).toBeVisible();
    await expect
      .poll(() => site.mail.received.filter((mail) => mail.subject === 'Sent by hand 0').length)
      .toBe(1);
    await expect(page.locator('main dd').getByText('Sent', { exact: true })).toBeVisible();
  });
});

async function signIn(
  page: Page,
  { adminPassword }: Pick<Site, 'adminPassword'>,
  name = 'admin',
): Promise<void> {
  await page.getByLabel('Name or e-mail').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** As an administrator would, but without the screens. */
async function addUser(site: Site, user: { name: string; email: string }): Promise<void> {
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.baseURL}/admin/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const session = await call('/session', { name: 'admin', password: site.adminPassword });
  const added = await call(
    '/users',
    { ...user, displayName: user.name, role: 'editor', password: 'a phrase to begin with' },
    {
      cookie: session.headers.getSetCookie().join('; '),
      'x-portico-nonce': String((await session.json()).nonce),
    },
  );
  expect(added.status).toBe(200);
}

function home(page: Page) {
  return page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ });
}

/** Mail from before there was a mail server: it is stored until somebody sends it manually. */
async function writeMails(site: Site, count: number, subject: string): Promise<void> {
  const database = openSqlite(`${site.dataFolder}/portico.db`);
  const parts = { database, clock: systemClock, log: silentLogger };
  const outbox = createOutbox({ ...parts, jobs: createJobs(parts), transport: null });
  for (let number = 0; number < count; number++)
    await outbox.enqueue(database, {
      from: 'site@example.org',
      to: ['owner@example.org'],
      subject: `${subject} ${number}`,
      text: 'As plain as can be.',
      html: '<h1 style="color: #1b5343">Designed</h1><script>top.document.title = "taken over"</script>',
    });
  await database.close();
}
