import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  startTestMailServer,
  type TestMailServer,
} from '../../packages/kernel/server/testing/testMailServer.ts';
import { type BuiltSite, startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { actAsPerson } from './fixtures/actAsPerson.ts';
import { expectNoAxeViolations } from './fixtures/expectNoAxeViolations.ts';

let folder: string;
let site: BuiltSite;
let mail: TestMailServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-own-site-'));
  mail = await startTestMailServer();
  site = await startBuiltSite({ PORTICO_DATA: join(folder, 'data') });
});
test.afterAll(async () => {
  await site.stop();
  await mail.close();
  await rm(folder, { recursive: true, force: true });
});

const NOTHING_EXPORTED =
  '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version></channel></rss>';

const DEMO_WORDS = /sill\s*(&|&amp;|and)\s*marrow|sillandmarrow|glasshouse|ashmere|this pane is missing/i;
const PUBLIC = [
  ...['/', '/about/', '/contact/', '/blog/', '/shop/', '/cart/', '/search/', '/?s=boat', '/nowhere/'],
  ...['/feed/', '/comments/feed/', '/sitemap.xml', '/robots.txt', '/wp-json/', '/gallery/'],
];
const OWNER = 'skipper@quay.example';

test('I from an empty data folder to the site of another company, with nothing of the demo left', async ({
  page,
  context,
}) => {
  await actAsPerson(context);

  await test.step('the demo says what it is, and leads to a site of one’s own', async () => {
    await page.goto(`${site.baseURL}/admin/`);
    await page.getByLabel('Name or e-mail').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(site.adminPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const card = page.getByRole('region', { name: 'This is the demo' });
    await expect(card).toContainText('are invented');
    await looksRight(page);
    await card.getByRole('button', { name: 'Start my own site' }).click();
    const question = page.getByRole('dialog', { name: 'Start your own site?' });
    await expect(question).toContainText(/What goes: \d+ pages and templates, \d+ posts/);
    await expect(question).toContainText('What stays: everything that you have made or changed');
    await question.getByRole('button', { name: 'Start my own site' }).click();
    await expect(page).toHaveURL(/\/admin\/first-start/);
    await expect(page.getByText('you can bring it back')).toBeVisible();
  });

  await test.step('name', async () => {
    await page.getByLabel('Name of the site').fill('Quay Works');
    await page.getByLabel('What it is about').fill('Boats by the hour.');
    // What is typed replaces the language that was chosen.
    await page.getByRole('combobox', { name: 'Language of the site' }).click();
    await page.keyboard.type('united kingdom');
    await page.getByRole('option', { name: 'English (United Kingdom) (en-GB)' }).click();
    await looksRight(page);
    // What was typed is saved by going on.
    await next(page, 'Logo and colours');
    expect(await (await page.request.get(`${site.baseURL}/admin/api/site-settings`)).json()).toMatchObject({
      ...{ name: 'Quay Works', tagline: 'Boats by the hour.', language: 'en-GB' },
      blog: { languages: ['en-GB'] },
    });
  });

  await test.step('logo and colours, seen on the home page before they are saved', async () => {
    const home = page.frameLocator('iframe[title="Your home page"]');
    await expect(home.locator('header .p-logo').first()).toContainText('Quay Works');
    const withLongName = await home.locator('header .p-logo > span:visible').evaluate((name) => {
      const short = name.textContent;
      name.textContent = 'Boats, oars and everything that floats '.repeat(5);
      const bar = name.closest('.row--wrapper');
      const width = [bar?.scrollWidth, bar?.clientWidth];
      name.textContent = short;
      return width;
    });
    expect(withLongName[0], 'a very long name pushes nothing off the page').toBe(withLongName[1]);
    await page.getByLabel('Accent, for buttons').fill('#0a5d8f');
    await expect
      .poll(() =>
        home.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--p-color-accent')),
      )
      .toContain('#0a5d8f');
    const accent = page.getByLabel('Accent, for buttons');
    // An invalid colour keeps the previous one. Its open palette would cover what is below.
    await accent.fill('blue-ish');
    await accent.press('Tab');
    await expect(accent).toHaveValue('#0a5d8f');
    const logo = page.getByRole('group', { name: 'Logo', exact: true });
    await logo.getByRole('button', { name: 'Choose a picture' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a picture' });
    await picker.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 80 } }),
    });
    await expect(picker).toBeHidden();
    await expect(home.locator('header img.p-logo-picture').filter({ visible: true })).toHaveCount(1);
    await looksRight(page);
    // The notices are shown for a few seconds, perhaps gone before the next step is rendered.
    await Promise.all([
      expect(page.getByText('The colours are saved.')).toBeVisible(),
      expect(page.getByText('Logo and icon are saved.')).toBeVisible(),
      next(page, 'Starting point'),
    ]);
  });

  await test.step('a starter kit, taken back, and another one', async () => {
    const backs = page.getByRole('link', { name: 'Back to the guide' });
    await page.getByRole('link', { name: 'a kit file' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import a kit' })).toBeVisible();
    await backs.click();
    await page.getByRole('link', { name: 'an export of WordPress' }).click();
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'empty.xml', mimeType: 'text/xml', buffer: Buffer.from(NOTHING_EXPORTED) },
    });
    // One at the top, and one with the result.
    await expect(backs).toHaveCount(2);
    await backs.last().click();
    for (const [name, isKept] of [
      ['Studio', false],
      ['Counter', true],
    ] as const) {
      await page.getByRole('button', { name: `Begin with ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Begin with it' }).click();
      await expect(page.getByText(`You began with ${name}.`)).toBeVisible();
      if (isKept) break;
      await page.getByRole('button', { name: 'Remove it and choose another' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
      await expect(page.getByText(`You began with ${name}.`)).toBeHidden();
    }
    await looksRight(page);
    await next(page, 'Mail');
  });

  await test.step('mail, with a test mail that arrives', async () => {
    await page.getByLabel('Your e-mail address').fill('office@quay.example');
    await page.getByRole('button', { name: 'Save addresses' }).click();
    await expect(page.getByText('The mail addresses are saved.')).toBeVisible();
    await page.getByLabel('Messages go to').fill('nobody');
    // What cannot be saved keeps the step open and shows the reason.
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.getByText('Enter one valid e-mail address.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
    await page.getByLabel('Messages go to').fill(OWNER);
    await page.getByRole('button', { name: 'Save recipient' }).click();
    await expect(page.getByText('The recipient is saved.')).toBeVisible();
    const { hostname, port } = new URL(mail.url);
    await page.getByLabel('Server', { exact: true }).fill(hostname);
    await page.getByLabel('Port', { exact: true }).fill(port);
    await page.getByRole('combobox', { name: 'Encryption' }).click();
    await page.getByRole('option', { name: /^None/ }).click();
    await page.getByRole('button', { name: 'Save mail server' }).click();
    const form = page.getByRole('form', { name: 'Test mail' });
    await expect(form.getByLabel('Send a test mail to')).toHaveValue(OWNER);
    await form.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(page.getByText('It is on its way')).toBeVisible();
    await expect.poll(() => mail.received.map(({ envelope }) => envelope.to.join())).toContain(OWNER);
    await looksRight(page);
    await next(page, 'Your account');
  });

  await test.step('left half-way, the guide goes on on another device; every step is found again', async () => {
    const elsewhere = await page
      .context()
      .browser()
      ?.newContext({ storageState: await context.storageState() });
    const other = await elsewhere?.newPage();
    await other?.goto(`${site.baseURL}/admin/`);
    await expect(other?.getByText('4 of 5 steps are done.') ?? page.locator('none')).toBeVisible();
    await elsewhere?.close();
    await looksRight(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Your site is set up.')).toBeVisible();
    await page.goto(`${site.baseURL}/admin/first-start/look`);
    await expect(page.getByLabel('Main colour')).toBeVisible();
  });

  await test.step('fonts, a menu, words of the foot and of the home page', async () => {
    const call = await caller(page);
    const { published, edition } = await call('GET', '/customizer');
    const style = { ...published.style, fonts: { headings: 'lora', text: null } };
    const uuid = crypto.randomUUID();
    await call('PUT', `/customizer/changesets/${uuid}`, {
      options: { ...published, style },
      basedOn: edition,
    });
    await call('POST', `/customizer/changesets/${uuid}/publish`, {});
    const { items } = await call('GET', '/documents');
    const home = items.find(({ slug }: { slug: string }) => slug === 'home');
    const { version, elements, settings } = await call('GET', `/documents/${home.id}`);
    const words = JSON.parse(
      JSON.stringify(elements).replace(FIRST_TITLE, '"title":"Boats from the old quay"'),
    );
    await call('PUT', `/documents/${home.id}`, { version, elements: words, settings, publish: true });
    const menu = { name: 'Foot', places: ['footer'], items: [item('Timetable', '/about/')] };
    await call('POST', '/menus', menu);
    for (const [path, title] of SCREENS) {
      await page.goto(`${site.baseURL}/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      // The design of the whole site: with each part expanded, as when it is edited.
      if (path === 'customize')
        for (const part of ['Colours', 'Fonts', 'Sizes, buttons and spacing'])
          await page.getByRole('button', { name: part, exact: true }).click();
      await looksRight(page);
    }
    await call('PATCH', '/site-settings', { smallPrint: ['Quay Works is moored at pier 4.'] });
  });

  await test.step('visitors meet the new company, and their messages reach its owner', async () => {
    await page.goto(`${site.baseURL}/`);
    await expect(page.getByText('Boats from the old quay')).toBeVisible();
    await expect(page.locator('header img[alt="Quay Works"]').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('footer')).toContainText('moored at pier 4');
    await expect(page.locator('footer').getByRole('link', { name: 'Timetable' })).toBeVisible();
    await looksRight(page);
    await page.goto(`${site.baseURL}/contact/`);
    await page.getByLabel('Your name').fill('Ann Visitor');
    await page.getByLabel('Your email').fill('ann@example.org');
    await page.getByLabel('Subject').fill('Two hours on Sunday');
    await page.getByLabel('Your message').fill('Is there a boat for four?');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('.wpcf7-response-output')).toContainText('Thank you');
    await expect
      .poll(() =>
        mail.received
          .filter(({ text }) => text?.includes('boat for four'))
          .map(({ envelope }) => envelope.to),
      )
      .toEqual([[OWNER]]);
    await looksRight(page);
  });

  await test.step('what a customer wrote is entered by hand', async () => {
    await page.goto(`${site.baseURL}/admin/reviews/new`);
    await expect(page.getByText('A review belongs to a place')).toBeVisible();
    await looksRight(page);
    await page.getByRole('link', { name: 'Add a place' }).click();
    await page.getByLabel('Name', { exact: true }).fill('The old quay');
    await page.getByRole('combobox', { name: 'Where its reviews come from' }).click();
    await page.getByRole('option', { name: 'I enter them myself' }).click();
    await page.getByRole('button', { name: 'Add place' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The old quay' })).toBeVisible();
    // Nobody is asked for these, so there is no result either.
    await expect(page.getByRole('region', { name: 'Last result' })).toHaveCount(0);
    await page.goto(`${site.baseURL}/admin/reviews/new`);
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('The old quay');
    await page.getByLabel('Author').fill('Bo');
    await page.getByLabel('What they said').fill('Dry feet all day.');
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByRole('link', { name: /Dry feet all day/ })).toBeVisible();
  });

  await test.step('no answer has a word of the demo', async () => {
    for (const path of PUBLIC) {
      const answer = await page.request.get(site.baseURL + path);
      expect(answer.status(), path).toBeLessThan(500);
      expect(DEMO_WORDS.exec(await answer.text())?.[0], path).toBeUndefined();
    }
    for (const { raw } of mail.received) expect(DEMO_WORDS.exec(raw)?.[0]).toBeUndefined();
  });
});

/** The screens for customising a site after the guide. The settings include the mail server. */
const SCREENS = [
  ['menus', 'Menus'],
  ['settings', 'Site settings'],
  ['templates', 'Theme templates'],
  ['customize', 'Appearance'],
  ['kits', 'Kits'],
] as const;

const FIRST_TITLE = /"title":"[^"]*"/;

const item = (label: string, href: string) => ({
  ...{ id: 'one', parent: null, label, target: { kind: 'address', href } },
});

async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** axe at the three widths, without horizontal scrolling. */
async function looksRight(page: Page): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolations(page, ['iframe']);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide, `scrolls sideways at ${width}`).toBe(false);
  }
}

/** Admin API calls, as its screens make them. */
async function caller(page: Page) {
  const api = `${site.baseURL}/admin/api`;
  const { nonce } = await (await page.request.get(`${api}/session`)).json();
  return async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(api + path, {
      method,
      headers: { 'x-portico-nonce': nonce },
      ...(data && { data }),
    });
    const words = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${words}`).toBe(true);
    return words ? JSON.parse(words) : null;
  };
}
