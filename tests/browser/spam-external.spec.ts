import type { Page } from '@playwright/test';
import { actAsPerson, chunkFile, codeHasRun, expect, islandsHaveSettled, test } from './fixtures/index.ts';
import { openSpamPage, pauseClock, type SpamPageOptions, TOKEN } from './fixtures/spamPage.ts';

const FIELDS =
  '<input name="email" aria-label="Email"><input aria-label="Nameless"><button type="submit">Join</button>';
const NO = { apbct: { blocked: true, comment: 'Not today.', stop_script: 0 } };
const YES = { apbct: { blocked: false, allow: true } };

test('SP-47 SP-52 a newsletter form is checked in a copy: asked first, then sent by its own script with what was written', async ({
  page,
  foreignPage,
}) => {
  let answer: object = NO;
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<form id="theirs" method="post" action="https://app.convertkit.com/forms/1"><input type="checkbox" name="terms" aria-label="Terms">${FIELDS}</form>
     <script>document.querySelector('#theirs').addEventListener('submit', (event) => { event.preventDefault(); document.title = 'sent ' + new FormData(event.target).get('email') + new FormData(event.target).get('terms'); });</script>`,
    { answers: { cleantalk_force_ajax_check: () => ({ body: answer }) } },
  );
  await expect(page.locator('i.cleantalk_placeholder + form input[name=action]')).toHaveValue(
    'cleantalk_force_ajax_check',
  );
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Nameless').fill('no name');
  await page.getByLabel('Terms').check();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.locator('#cleantalk-modal-content')).toHaveText('Not today.');
  expect(callsTo('cleantalk_force_ajax_check')[0]?.fields).toMatchObject({
    email: 'ada@example.com',
    input_2: 'no name',
    terms: 'on',
    ct_bot_detector_event_token: TOKEN,
  });
  expect(await page.title()).toBe('A foreign page');
  await page.keyboard.press('Escape');

  answer = YES;
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveTitle('sent ada@example.comon');
  await expect(page.locator('i.cleantalk_placeholder')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('SP-47 a Mautic form stays, and is checked anew after it was sent', async ({ page, foreignPage }) => {
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<form id="mauticform_x" method="post" action="https://mautic.example/submit">${FIELDS}</form>${counting}`,
  );
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page).toHaveTitle(`sent ${times}`);
    expect(callsTo('cleantalk_force_ajax_check')).toHaveLength(times);
    await expect(page.locator('i.cleantalk_placeholder')).toHaveCount(1);
  }
});

test('SP-47 MailerLite listens for the click: the click is what is held', async ({ page, foreignPage }) => {
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<form class="ml-block-form" action="https://assets.mailerlite.com/x"><input name="email" aria-label="Email"><button type="button">Join</button><button type="submit" hidden>Send</button></form>${counting}`,
  );
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveTitle('sent 1');
  expect(callsTo('cleantalk_force_ajax_check')).toHaveLength(1);
});

test('SP-47 where the script must keep its form, only the button is held', async ({ page, foreignPage }) => {
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<form action="https://webto.salesforce.com/servlet" method="post">${FIELDS}</form>${counting}`,
  );
  await expect(page.locator('form[data-apbct-button-checked]')).toHaveCount(1);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveTitle('sent 1');
  expect(callsTo('cleantalk_force_ajax_check')[0]?.fields).toMatchObject({ email: 'ada@example.com' });
});

test('SP-47 a HubSpot form that comes late is held too, and a refused one starts afresh', async ({
  page,
  foreignPage,
}) => {
  await openExternal(page, foreignPage, '<div id="place"></div>', {
    answers: { cleantalk_force_ajax_check: () => ({ body: NO }) },
  });
  await page.evaluate((fields) => {
    const place = document.querySelector('#place');
    if (place) place.innerHTML = `<form id="hsForm_1" class="hs-form">${fields}</form>`;
  }, FIELDS);
  await expect(page.locator('form[data-apbct-button-checked]')).toHaveCount(1);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.locator('#cleantalk-modal-content')).toHaveText('Not today.');
  await reloaded;
});

test('SP-47 any other form for another host takes a detour by this page, and its server hands it on', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/foreign host: https:\/\/forms\.example\.net/);
  await actAsPerson(page.context());
  await page.route('https://forms.example.net/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `Got ${route.request().method()} ${route.request().postData()}`,
    }),
  );
  await openExternal(
    page,
    foreignPage,
    `<form method="post" action="https://forms.example.net/send">${FIELDS}</form>`,
    // The real server responds, which knows its own keys and tokens.
    { settings: { settings__data__bot_detector_enabled: '0', ct_checkjs_key: undefined } },
  );
  await expect(page.locator('[name=cleantalk_hidden_action]')).toHaveValue('https://forms.example.net/send');
  await expect(page.locator('[name=cleantalk_hidden_method]')).toHaveValue('post');
  await expect(page.locator('form')).toHaveAttribute('method', 'POST');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('https://forms.example.net/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `Got ${route.request().method()} ${route.request().postData()}`,
    }),
  );
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Got POST email=ada%40example.com')).toBeVisible();
});

test('SP-47 forms of get, said or not, are checked as those of post are: in a copy, and by the detour', async ({
  page,
  foreignPage,
}) => {
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<form method="get" action="https://app.convertkit.com/forms/1">${FIELDS}</form>
     <form id="said" method="get" action="https://forms.example.net/send"><input name="a"></form>
     <form id="unsaid" action="https://forms.example.net/send"><input name="a"></form>${counting}`,
    { settings: { settings__data__bot_detector_enabled: '0' } },
  );
  for (const id of ['#said', '#unsaid']) {
    const form = page.locator(id);
    await expect(form).toHaveAttribute('method', 'POST');
    await expect(form.locator('[name=cleantalk_hidden_method]')).toHaveValue('get');
    await form.evaluate((sent: HTMLFormElement) => sent.requestSubmit());
    await expect(form.locator('[name=ct_no_cookie_hidden_field]')).toHaveValue(/^_ct_no_cookie_data_/);
    await expect(form.locator('[name=apbct_visible_fields]')).toHaveCount(1);
  }
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveTitle('sent 3');
  expect(callsTo('cleantalk_force_ajax_check')[0]?.fields).toMatchObject({ email: 'ada@example.com' });
});

test('SP-47 forms in frames of others are covered until the server has no objection', async ({
  page,
  foreignPage,
}) => {
  let answer: object = NO;
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<iframe id="one" title="Survey" src="/typeform.com/1"></iframe><div style="height:40px" class="Window__Content-sc-1" id="chat"></div>`,
    { answers: { cleantalk_outside_iframe_ajax_check: () => ({ body: answer }) } },
    { '**/typeform.com/1': 'A form' },
  );
  const covers = page.locator('[name=apbct_cover]');
  await expect(covers).toHaveCount(2);
  expect(
    await page.evaluate(() => localStorage.getItem('apbct_outside_functional_protected_tags__IFRAME')),
  ).toContain('one');
  await covers.first().click();
  await expect(covers.first()).toHaveText('Blocked by CleanTalk Anti-Spam');
  await expect(page.locator('#cleantalk-modal-content')).toHaveText('Not today.');
  await page.keyboard.press('Escape');
  await expect(page.locator('#cleantalk-modal-overlay')).toHaveCount(0);
  answer = YES;
  await covers.first().press('Enter');
  await expect(covers).toHaveCount(0);
  expect(callsTo('cleantalk_outside_iframe_ajax_check')[0]?.fields).toMatchObject({
    ct_bot_detector_event_token: TOKEN,
    ct_no_cookie_hidden_field: expect.stringContaining('_ct_no_cookie_data_'),
  });
});

test('SP-47 Klaviyo and social logins are asked about at the click', async ({ page, foreignPage }) => {
  const { callsTo } = await openExternal(
    page,
    foreignPage,
    `<div style="position:relative"><form class="klaviyo-form"><input name="email" aria-label="Email"><button type="button" class="needsclick" onclick="document.title += ' subscribed'">Join</button></form></div>
     <div id="nsl-custom-login-form-main"><a href="#in" onclick="document.title += ' signed in'">Sign in</a></div>`,
    { answers: { cleantalk_nsl_ajax_check: () => ({ body: YES }) } },
  );
  await page.locator('#apbct-klaviyo-cover').click();
  await expect(page).toHaveTitle('A foreign page subscribed');
  expect(callsTo('cleantalk_force_ajax_check')).toHaveLength(1);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveTitle('A foreign page subscribed signed in');
  expect(callsTo('cleantalk_nsl_ajax_check')).toHaveLength(1);
});

test('SP-47 a server that does not answer keeps no form from going', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/ctXHR error|status of 500/);
  await openExternal(
    page,
    foreignPage,
    `<form method="post" action="https://app.kit.com/forms/1">${FIELDS}</form>${counting}`,
    { answers: { cleantalk_force_ajax_check: () => ({ status: 500, body: 'oops' }) } },
  );
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveTitle('sent 1');
});

test('SP-47 forms of old programs on the site are asked about, and the exceptions are not', async ({
  page,
  foreignPage,
  site,
}) => {
  const home = `${site.baseURL}/`;
  let answer: object = { success: false, data: 'Looks like spam.' };
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const form = (name: string) =>
    `<form method="post" action="${home}${name}"><input name="email" aria-label="${name}"><button>${name}</button></form>`;
  const late = '<form method="get" action="/old/find.php"><input name="q"><button>Find</button></form>';
  const { callsTo } = await openSpamPage(
    page,
    foreignPage,
    form('old/mailer.php') + form('wp-login.php') + counting,
    {
      settings: { settings__forms__check_internal: 1, blog_home: home },
      answers: { ct_check_internal: () => ({ body: answer }) },
    },
  );
  await islandsHaveSettled(page);
  // Forms are scanned half a second after ready.
  await expect
    .poll(async () => {
      const [heard, title] = [said.length, await page.title()];
      await page.getByRole('button', { name: 'old/mailer.php' }).click();
      // It is either checked or submitted.
      await expect.poll(async () => said.length > heard || (await page.title()) !== title).toBe(true);
      return said.at(-1);
    })
    .toBe('Looks like spam.');
  const calls = callsTo('ct_check_internal').length;
  const before = await page.title();
  await page.getByRole('button', { name: 'wp-login.php' }).click();
  await expect.poll(() => page.title()).not.toBe(before);
  expect(callsTo('ct_check_internal')).toHaveLength(calls);
  answer = { success: true };
  await page.getByLabel('old/mailer.php').fill('ada@example.com');
  const between = await page.title();
  await page.getByRole('button', { name: 'old/mailer.php' }).click();
  await expect.poll(() => page.title()).not.toBe(between);
  expect(callsTo('ct_check_internal').at(-1)?.fields).toMatchObject({ email: 'ada@example.com' });

  await page.route('**/old/find.php*', (route) => route.fulfill({ contentType: 'text/html', body: 'Found' }));
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), late);
  await page.locator('[name=q]').fill('boots');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/find\.php\?q=boots$/);
  expect(callsTo('ct_check_internal').at(-1)?.fields).toMatchObject({ q: 'boots' });
});

test('SP-47 without the code that asks a form of the site itself goes all the same', async ({
  page,
  foreignPage,
  site,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  const home = `${site.baseURL}/`;
  await pauseClock(page);
  const code = `**${chunkFile('spam-calls')}*`;
  await page.route(code, (route) => route.abort());
  await openSpamPage(
    page,
    foreignPage,
    `<form method="post" action="${home}old/mailer.php"><button>Send</button></form>${counting}`,
    { settings: { settings__forms__check_internal: 1, blog_home: home } },
  );
  await codeHasRun(page, 'spam-internal');
  await page.clock.runFor(600);
  const asked = page.waitForRequest(code);
  await page.getByRole('button', { name: 'Send' }).click();
  await asked;
  await expect(page).toHaveTitle('sent 1');
});

for (const [name, answer, shows] of [
  ['an allowed visit', JSON.stringify({ allow: 1, message: '', success: true }), true],
  ['an answer that is JSON in JSON', JSON.stringify(JSON.stringify({ allow: 1, success: true })), true],
  ['a broken answer', '<html>', true],
  ['a robot', JSON.stringify({ allow: 0, message: 'People only.', success: true }), false],
] as const)
  test(`SP-57 an encoded form, ${name}`, async ({ page, foreignPage }) => {
    const encoded = encodeURIComponent(
      Buffer.from('<form id="shown"><input name="näme" aria-label="Name"></form>').toString('base64'),
    );
    const { callsTo } = await openSpamPage(
      page,
      foreignPage,
      `<script>document.addEventListener('apbctForceProtectionAllowed', () => { document.title = 'shown'; });</script>
       <div class="ct-encoded-form-wrapper"><div class="ct-encoded-form-loader"></div><div class="ct-encoded-form" data-encoded-form="${encoded}"></div></div>`,
      {
        settings: { settings__forms__force_protection: 1 },
        answers: { force_protection_check_bot: () => ({ body: answer }) },
      },
    );
    if (shows) {
      // Only the visible fields: our own is added, hidden.
      await expect(page.locator('#shown').getByRole('textbox')).toHaveAttribute('name', 'näme');
      await expect(page.locator('.ct-encoded-form-wrapper')).toHaveCount(0);
      expect(await page.title()).toBe('shown');
    } else {
      await expect(page.locator('.ct-encoded-form-forbidden')).toHaveText('People only.');
      await expect(page.locator('#shown')).toHaveCount(0);
    }
    expect(callsTo('force_protection_check_bot')[0]?.fields).toMatchObject({
      post_url: page.url(),
      referrer: '',
      event_javascript_data: expect.stringContaining('ct_timezone'),
    });
  });

/** Their own handler: counts what reaches it. */
const counting = `<script>
  for (const form of document.forms) form.addEventListener('submit', (event) => {
    event.preventDefault();
    document.title = 'sent ' + (Number(document.title.split(' ')[1]) + 1 || 1);
  });
</script>`;

async function openExternal(
  page: Page,
  foreignPage: Parameters<typeof openSpamPage>[1],
  html: string,
  options: SpamPageOptions = {},
  frames: Readonly<Record<string, string>> = {},
) {
  await page.addInitScript((token) => {
    localStorage.setItem('bot_detector_event_token', JSON.stringify({ value: token, timestamp: 1 }));
    const wait = window.setTimeout;
    Reflect.set(window, 'setTimeout', (act: () => void, time?: number) =>
      wait(() => {
        act();
        if (time === 2_000) Reflect.set(window, 'hasLooked', true);
      }, time),
    );
  }, TOKEN);
  for (const [address, body] of Object.entries(frames))
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  const opened = await openSpamPage(page, foreignPage, html, {
    ...options,
    settings: {
      settings__forms__check_external: '1',
      settings__data__bot_detector_enabled: '1',
      ...options.settings,
    },
    answers: { cleantalk_force_ajax_check: () => ({ body: YES }), ...options.answers },
  });
  // Forms are scanned two seconds after their code has loaded.
  await page.waitForFunction(() => 'hasLooked' in window);
  return opened;
}
