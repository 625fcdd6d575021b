import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route, test } from '@playwright/test';
import { scriptsOf } from '../../integrations/wordpress/testing/scriptsOf.ts';
import { startWordPress, type WordPress } from '../../integrations/wordpress/testing/startWordPress.ts';
import { paths } from '../../scripts/build/paths.ts';

/** One WordPress for all of them: each test sets what it needs, and leaves the site switched on. */
test.describe.configure({ mode: 'serial' });

let wordpress: WordPress;
let admin: Page;

test.beforeAll(async ({ browser }) => {
  wordpress = await startWordPress({ version: '6.5', php: '8.4' });
  admin = await (await browser.newContext()).newPage();
  admin.setDefaultTimeout(120_000);
  await admin.goto(`${wordpress.baseURL}/wp-login.php`);
  await admin.fill('#user_login', 'admin');
  await admin.fill('#user_pass', 'password');
  await admin.click('#wp-submit');
});

test.afterEach(async () => {
  expect(await wordpress.notices()).toBe('');
});

test.afterAll(async () => {
  await admin.close();
  await wordpress.stop();
});

test('the ZIP is installed by WordPress itself, and begins on trial', async () => {
  await admin.goto(`${wordpress.baseURL}/wp-admin/plugin-install.php?tab=upload`);
  await admin.setInputFiles('#pluginzip', paths.wordpressPlugin);
  await admin.click('#install-plugin-submit');
  await admin.getByRole('link', { name: 'Activate Plugin' }).click();
  await openScreen();
  const found = admin.locator('.portico-found tbody tr');
  await expect(found).toHaveText([
    /Elementor\s*4\.2\.0\s*Portico does its work/,
    /Contact Form 7\s*6\.1\.2\s*Portico does its work/,
    /Neve\s*4\.2\.11\s*Portico does its work/,
    /CleanTalk\s*6\.84\s*Portico does its work/,
    /Rich Showcase.*6\.9\.10\s*Portico does its work/,
  ]);
  expect(scriptsOf(await visit('/sample-page/')).held).toEqual([]);
  const seen = await admin.request.get(`${wordpress.baseURL}/sample-page/`);
  expect(scriptsOf(await seen.text()).held).toContain('elementor-frontend');
  await admin.getByRole('button', { name: 'Switch on for everybody' }).click();
  await expect(admin.getByText('On for every visitor.')).toBeVisible();
});

test('a page of all five loads one script of ours and none of theirs, keeps their data, and works', async ({
  page,
}) => {
  const { html, loaded } = await open(page, '/sample-page/');
  const { held, live } = scriptsOf(html);
  expect(held).toEqual([
    'jquery-core',
    'jquery-migrate',
    'apbct-public-bundle.min-js',
    'swv',
    'wp-hooks',
    'wp-i18n',
    'contact-form-7',
    'grw-public-main-js',
    'neve-script',
    'imagesloaded',
    'masonry',
    'elementor-webpack-runtime',
    'elementor-frontend-modules',
    'jquery-ui-core',
    'swiper',
    'jquery-numerator',
    'elementor-frontend',
  ]);
  expect(live.filter((id) => id === 'portico')).toHaveLength(1);
  expect(
    loaded.filter((address) => /jquery|original|wp-includes\/js\/dist\/(hooks|i18n)/.test(address)),
  ).toEqual([]);
  expect(
    await page.evaluate(
      '[typeof jQuery, typeof wpcf7.api, ctPublic.data__key_is_ok, NeveProperties.ajaxurl]',
    ),
  ).toEqual(['undefined', 'object', '0', '/wp-admin/admin-ajax.php']);
  await expect(page.locator('html')).toHaveAttribute('data-neve-theme', 'light');
  await expectAccordionWorks(page);
  expect(await page.evaluate('window.originals')).toBeUndefined();
});

test('a page without any of the five is sent as it was', async () => {
  expect(await visit('/hello-world/')).not.toContain('portico');
});

const AWKWARD: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['a script in the header', 'header', ['jquery-core', 'jquery-migrate'], ['elementor-frontend', 'wp-hooks']],
  ['a deferred script', 'deferred', ['jquery-core', 'jquery-migrate'], ['elementor-frontend']],
  [
    'a script that is asked for in the footer',
    'late',
    ['jquery-core', 'jquery-migrate'],
    ['elementor-frontend'],
  ],
  ['a piece of code in the page', 'inline', ['jquery-core', 'jquery-migrate'], ['elementor-frontend']],
  ['an attribute', 'click', ['jquery-core'], ['elementor-frontend']],
  ['a file that declares nothing', 'undeclared', ['jquery-core'], ['elementor-frontend']],
  ['a tag written by hand', 'byhand', ['jquery-core'], ['elementor-frontend']],
  ['a slider of somebody else', 'slider', ['swiper'], ['jquery-core', 'elementor-frontend']],
  [
    'an add-on of Elementor',
    'addon',
    ['elementor-frontend', 'swiper', 'jquery-ui-core'],
    ['contact-form-7', 'neve-script'],
  ],
  ['a foreign script under a known name', 'impostor', ['contact-form-7'], ['elementor-frontend']],
  ['modules, data and comments', 'module,json', [], ['jquery-core', 'elementor-frontend']],
];

for (const [what, name, kept, taken] of AWKWARD)
  test(`${what} keeps what it needs, and no more`, async () => {
    const { held, live } = scriptsOf(await visit(`/sample-page/?with=${name}`));
    expect(live).toEqual(expect.arrayContaining([...kept]));
    expect(held).toEqual(expect.arrayContaining([...taken]));
    expect(held.filter((handle) => kept.includes(handle))).toEqual([]);
  });

test('other scripts run beside ours, and the screen says who needs what', async ({ page }) => {
  await open(page, '/sample-page/?with=header,deferred,late,inline,module,addon,twice');
  await expect(page.locator('body')).toHaveClass(/inline-ran/);
  await expect(page.locator('body')).toHaveClass(/module-ran/);
  const ran = await page.evaluate('window.originals');
  expect(ran).toEqual(
    expect.arrayContaining([
      'needs-jquery-in-header',
      'needs-jquery-deferred',
      'needs-jquery-late',
      'elementor-addon',
      'elementor-frontend',
    ]),
  );
  // Elementor runs its own script here, so ours leaves its widgets alone.
  await expect(page.getByText('Three days.')).toBeHidden();
  await openScreen();
  await expect(admin.locator('.portico-needs')).toContainText(
    'jquery-core is needed by needs-jquery-in-header (seen on /sample-page/)',
  );
  await expect(admin.locator('.portico-needs')).toContainText('Elementor is needed by elementor-addon');
  await expect(admin.locator('.portico-needs')).toContainText(
    'Contact Form 7 is left alone: the script contact-form-7 is not its own',
  );
});

test('a product that is switched off runs its own scripts, with what they need, and ours stays away from it', async ({
  page,
}) => {
  await choose({ products: { 'contact-form-7': 1, neve: 1, cleantalk: 1, reviews: 1 } });
  const { html } = await open(page, '/sample-page/');
  const { held, live } = scriptsOf(html);
  expect(live).toEqual(
    expect.arrayContaining(['elementor-frontend', 'swiper', 'jquery-ui-core', 'jquery-core']),
  );
  expect(held).toEqual(expect.arrayContaining(['contact-form-7', 'neve-script', 'grw-public-main-js']));
  expect(html).toContain('"accordion":1');
  await expect.poll(() => page.evaluate('!!window.porticoIslands')).toBe(true);
  await expect(page.getByText('Three days.')).toBeHidden();
});

const LEFT_ALONE: readonly (readonly [string, object, string])[] = [
  ['a feed', {}, '/feed/'],
  ['a preview', {}, '/sample-page/?preview=true'],
  ['the editor of Elementor', {}, '/sample-page/?elementor-preview=2'],
  ['an AMP page', {}, '/sample-page/?as-amp'],
  ['an address that the owner named', { addresses: '/somewhere/\n/sample*' }, '/sample-page/'],
  ['everything while it is off', { mode: 'off' }, '/sample-page/'],
  ['a version that is not known', { version: true }, '/sample-page/'],
  ['a page that is sent in pieces', {}, '/sample-page/?pieces'],
];

test('pages and people that are left alone get the original scripts', async () => {
  test.slow();
  for (const [what, choice, path] of LEFT_ALONE) {
    if ('version' in choice) await renameVersions('Version: ', 'Version: 99.');
    else await choose(choice);
    const html = await visit(path);
    expect(html, what).not.toContain('portico');
    expect(html.includes('elementor-frontend-js'), what).toBe(path !== '/feed/');
    if ('version' in choice) {
      await openScreen();
      await expect(admin.locator('[data-product=elementor]')).toContainText(
        'Elementor 99.4.2.0 is a version that Portico does not know yet, so it runs its own scripts.',
      );
      await renameVersions('Version: 99.', 'Version: ');
    }
  }
  await choose({ roles: ['administrator'] });
  expect(await (await admin.request.get(`${wordpress.baseURL}/sample-page/`)).text()).not.toContain(
    'portico-js',
  );
  await choose({});
  await wordpress.run(`update_post_meta( 2, '_portico_off', '1' );`);
  expect(await visit('/sample-page/')).not.toContain('portico');
  await wordpress.run(`delete_post_meta( 2, '_portico_off' );`);
});

test('the guard is under 300 bytes, and puts the originals back in their order when ours does not start', async ({
  browser,
}) => {
  const html = await visit('/sample-page/');
  const guard =
    /id="portico-guard"[^>]*>(.*?)<\/script>/s
      .exec(html)?.[1]
      ?.replace(/\s*\/\*.*?\*\/\s*/g, '')
      .trim() ?? '';
  expect(guard.length).toBeGreaterThan(100);
  expect(guard.length).toBeLessThanOrEqual(300);
  const failures = [
    ['blocked', (route: Route) => route.abort()],
    ['gone', (route: Route) => route.fulfill({ status: 404, body: '' })],
    [
      'broken',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ],
    ['silent', () => undefined],
  ] as const;
  for (const [what, fail] of failures) {
    const page = await browser.newPage();
    await page.clock.install();
    await page.route('**/bundle/portico.js*', fail);
    await page.route('**/sample-page/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(`${wordpress.baseURL}/sample-page/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.clock.fastForward(1500);
    await expect
      .poll(() => page.evaluate('(window.originals ?? []).at(-1)'), what)
      .toBe('elementor-frontend');
    expect(await page.evaluate('window.originals'), what).toEqual([
      'apbct-public-bundle.min-js',
      'swv',
      'contact-form-7',
      'grw-public-main-js',
      'neve-script',
      'elementor-webpack-runtime',
      'elementor-frontend-modules',
      'swiper',
      'jquery-numerator',
      'elementor-frontend',
    ]);
    expect(await page.evaluate('[typeof jQuery, typeof wp.i18n.setLocaleData]'), what).toEqual([
      'function',
      'function',
    ]);
    await page.clock.runFor(100);
    await expect(page.locator('body'), what).toHaveClass(/form-ready/);
    await page.close();
  }
});

test('under a strict policy ours starts, and so do the originals when it cannot', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await open(page, '/sample-page/?strict');
  await expectAccordionWorks(page);
  await page.route('**/bundle/portico.js*', (route) => route.abort());
  await page.reload();
  await expect.poll(() => page.evaluate('(window.originals ?? []).at(-1)')).toBe('elementor-frontend');
  expect(refused.filter((text) => !text.includes('connect'))).toEqual([]);
});

test('the owner measures the pages of the site with and without it, and sees which differ', async () => {
  await openScreen();
  await admin.evaluate(`porticoMeasure.rounds = 1;
    porticoMeasure.pages.splice(0, 99, ...porticoMeasure.pages.filter(({ address }) => /sample|hello/.test(address)))`);
  await admin.getByRole('button', { name: 'Measure' }).click();
  const results = admin.locator('.portico-result');
  await expect(admin.getByText('Measured in this browser.')).toBeVisible({ timeout: 150_000 });
  await expect(results).toHaveCount(2);
  const figures = await results.filter({ hasText: 'Sample Page' }).locator('dd b').allTextContents();
  const [filesWithout = 0, filesWith = 0, ...others] = figures.map(Number);
  expect(filesWith).toBeLessThan(filesWithout);
  expect(others).toHaveLength(4);
  await expect(results.filter({ hasText: 'Hello world!' })).toContainText(
    'Nothing on this page is taken over.',
  );
  // The stub for Elementor opens nothing.
  await expect(admin.locator('#portico-differing li')).toHaveText([
    /Sample Page.*Only with Portico, the page says: Three days\./,
  ]);
});

test('the screen switches each product, keeps what it is told, and goes back with one click', async () => {
  await openScreen();
  const products = admin.locator('tr', { hasText: 'Take over' });
  for (const name of ['Elementor', 'Neve']) await products.getByLabel(name, { exact: true }).uncheck();
  await admin.getByLabel('Leave these addresses alone').fill('/shop/*\n<b>x</b>');
  await admin.getByLabel('Editor', { exact: true }).check();
  await admin.getByLabel('Address of the server').fill('https://portico.example/');
  await admin.getByLabel('Key', { exact: true }).fill('a key');
  await admin.getByLabel('Secret').fill('secret-1');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Your settings are saved')).toBeVisible();
  await expect(admin.getByLabel('Leave these addresses alone')).toHaveValue('/shop/*\nx');
  await expect(admin.getByLabel('Editor', { exact: true })).toBeChecked();
  await expect(admin.getByLabel('Address of the server')).toHaveValue('https://portico.example');
  await expect(admin.getByLabel('Key', { exact: true })).toHaveValue('akey');
  await expect(admin.getByLabel('Secret')).toHaveValue('');
  await expect(admin.locator('[data-product=neve]')).toContainText('You have switched it off here');
  const { held, live } = scriptsOf(await visit('/sample-page/'));
  expect(live).toEqual(expect.arrayContaining(['elementor-frontend', 'neve-script', 'jquery-core']));
  expect(held).toEqual(expect.arrayContaining(['contact-form-7', 'grw-public-main-js']));
  const accessibility = await new AxeBuilder({ page: admin }).include('.portico').analyze();
  expect(accessibility.violations).toEqual([]);
  // Another site's form may look like ours, but lacks the nonce.
  for (const action of ['portico_mode', 'portico_save', 'portico_forget']) {
    const forged = await admin.request.post(`${wordpress.baseURL}/wp-admin/admin-post.php`, {
      form: { action, mode: 'off', 'portico[server]': 'https://other.example' },
    });
    expect(forged.status()).toBe(403);
  }
  await admin.getByRole('button', { name: 'Put everything back' }).click();
  await expect(admin.getByText('Off: every product runs its own scripts.')).toBeVisible();
  expect(await visit('/sample-page/')).not.toContain('portico');
  expect(JSON.parse(await wordpress.run(`echo wp_json_encode( get_option( 'portico' ) );`))).toMatchObject({
    ...{ mode: 'off', server: 'https://portico.example', secret: 'secret-1' },
  });
});

async function openScreen(): Promise<void> {
  await admin.goto(`${wordpress.baseURL}/wp-admin/options-general.php?page=portico`);
}

/** Changes the settings as the screen does; omitted ones get their defaults. */
async function choose(choice: object): Promise<void> {
  await wordpress.run(
    `update_option( 'portico', Portico\\clean_settings( array_merge( array( 'mode' => 'on' ), json_decode( '${JSON.stringify(choice)}', true ) ) ) );`,
  );
}

/** All five report another version. */
async function renameVersions(from: string, to: string): Promise<void> {
  await wordpress.run(`
    foreach ( array_merge( glob( WP_PLUGIN_DIR . '/*/*.php' ), array( get_template_directory() . '/style.css' ) ) as $file ) {
      if ( false === strpos( $file, '/portico/' ) ) file_put_contents( $file, str_replace( '${from}', '${to}', file_get_contents( $file ) ) );
    }`);
}

async function visit(path: string): Promise<string> {
  const answer = await fetch(wordpress.baseURL + path);
  return answer.text();
}

async function open(page: Page, path: string): Promise<{ html: string; loaded: string[] }> {
  await stopTheGuard(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  const answer = await page.goto(wordpress.baseURL + path);
  return { html: (await answer?.text()) ?? '', loaded };
}

/** A busy machine may take more than a second to start a script: here the guard waits for ever. */
async function stopTheGuard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const without = (run: TimerHandler, ms?: number) => (ms === 1000 ? 0 : wait(run, ms));
    Object.assign(window, { setTimeout: without });
  });
}

async function expectAccordionWorks(page: Page): Promise<void> {
  await expect(page.getByText('Three days.')).toBeVisible();
  await page.locator('.elementor-accordion .elementor-tab-title').nth(1).click();
  await expect(page.getByText('Until it is packed.')).toBeVisible();
  await expect(page.getByText('Three days.')).toBeHidden();
}
