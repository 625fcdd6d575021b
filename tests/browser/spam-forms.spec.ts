import type { Page } from '@playwright/test';
import { codeHasRun, expect, test } from './fixtures/index.ts';
import { later, openSpamPage, pauseClock, readNoCookie, sentBy } from './fixtures/spamPage.ts';

const noCookie = (page: Page, form: string) => page.locator(`${form} input[name=ct_no_cookie_hidden_field]`);
const visible = (page: Page, form: string) => page.locator(`${form} input[name=apbct_visible_fields]`);
const summary = async (page: Page, form: string) =>
  JSON.parse(Buffer.from(await visible(page, form).inputValue(), 'base64').toString('utf8'));

test('SP-32 SP-33 a form says which of its fields a person can see', async ({ page, foreignPage }) => {
  await openSpamPage(
    page,
    foreignPage,
    `<form id="f" method="post">
      <input name="author"><input name="email" type="email">
      <input type="hidden" name="comment_post_ID" value="7"><input type="hidden" class="wp-editor-area" name="rich">
      <input name="trap" style="display:none"><input name="ghost" style="opacity:0"><input name="veil" style="visibility:hidden">
      <input type="radio" name="size" value="s"><input type="radio" name="size" value="l">
      <input type="checkbox" name="extras[]" value="1"><input type="checkbox" name="extras[]" value="2">
      <input type="hidden" name="ct_checkjs" value="0"><input><input type="submit" name="go" value="Send">
      <input name="action" value="shadow"><input name="method" value="get">
    </form>`,
  );
  await expect(visible(page, '#f')).toHaveAttribute('id', 'apbct_visible_fields_0');
  expect(await summary(page, '#f')).toEqual({
    0: {
      visible_fields: 'author email rich size extras[] action method',
      visible_fields_count: 7,
      invisible_fields: 'comment_post_ID trap ghost veil',
      invisible_fields_count: 4,
    },
  });
});

test('SP-33 SP-48 fields named like a form’s own functions keep nothing from it, nor from other forms', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(
    page,
    foreignPage,
    `<form method="post"><input name="matches"><input name="querySelectorAll"><input name="append"><input name="ownerDocument"></form>
     <form method="post" id="after"><input name="a"></form>`,
  );
  // Playwright's own selectors call what the fields shadow.
  const namesOfForms = () =>
    page.evaluate(() =>
      [...document.forms].map((form) => [...form.children].map((field) => field.getAttribute('name'))),
    );
  await expect.poll(namesOfForms).toEqual([
    [
      'matches',
      'querySelectorAll',
      'append',
      'ownerDocument',
      'apbct_visible_fields',
      'ct_no_cookie_hidden_field',
    ],
    ['a', 'apbct_visible_fields', 'ct_no_cookie_hidden_field'],
  ]);
});

test('SP-47 SP-48 the no-cookie field goes into forms with no method or post, the visible fields into those of post', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(
    page,
    foreignPage,
    `<form id="none"><input name="a"></form><form id="post" method="POST"><input name="a"></form>
     <form id="get" method="get"><input name="a"></form><form id="dialog" method="dialog"><input name="a"></form>`,
  );
  await expect(noCookie(page, '#none')).toHaveAttribute(
    'class',
    'apbct_special_field ct_no_cookie_hidden_field',
  );
  await expect(noCookie(page, '#post')).toHaveCount(1);
  await expect(noCookie(page, '#get')).toHaveCount(0);
  await expect(noCookie(page, '#dialog')).toHaveCount(0);
  await expect(visible(page, '#post')).toHaveCount(1);
  await expect(visible(page, '#none')).toHaveCount(0);
  await expect(visible(page, '#get')).toHaveCount(0);
});

test('SP-48 the no-cookie field is the last one of its form, whatever came after it', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, '<form id="f" method="post"><input name="a"></form>');
  await expect(visible(page, '#f')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('form')?.append(document.createElement('p')));
  await page.locator('[name="a"]').press('x');
  await expect(page.locator('#f > :last-child')).toHaveAttribute('name', 'ct_no_cookie_hidden_field');
  await expect(noCookie(page, '#f')).toHaveCount(1);
});

test('SP-48 a new signal changes the value of the no-cookie field, and nothing else of its form', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, '<form id="f" method="post"><input name="a"></form>');
  await expect(visible(page, '#f')).toHaveCount(1);
  const before = await noCookie(page, '#f').inputValue();
  const changes = await page.locator('#f').evaluateHandle((form) => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { type, attributeName } of records) seen.push(attributeName ?? type);
    }).observe(form, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await page.locator('[name="a"]').press('x');
  await expect(noCookie(page, '#f')).not.toHaveValue(before);
  expect(new Set(await changes.jsonValue())).toEqual(new Set(['value']));
});

test('SP-34 SP-37 as cookies, visible fields are kept for each form and not for the page', async ({
  page,
  context,
  foreignPage,
}) => {
  await openSpamPage(page, foreignPage, '<form id="f" method="post"><input name="a"></form>', {
    settings: { data__cookies_type: 'native' },
  });
  await expect(visible(page, '#f')).toHaveCount(1);
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('form')?.requestSubmit();
  });
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('ct_ps_timestamp');
  expect(names.filter((name) => name.includes('visible_fields'))).toEqual(['apbct_visible_fields_0']);
});

/** [markup, gets the no-cookie field, gets the visible-fields input] */
const EXCLUDED: Readonly<Record<string, readonly [string, boolean, boolean]>> = {
  'settings of a search': [
    '<form method="post"><fieldset class="asl_sett_scroll"></fieldset></form>',
    false,
    false,
  ],
  'instant filtering': ['<form method="post" class="swpf-instant-filtering"></form>', false, false],
  'a payment host': ['<form method="post" action="https://secure.payu.com/x"></form>', false, false],
  'a form host': ['<form method="post" action="https://forms.hsforms.com/x"></form>', false, false],
  'a bank': ['<form method="post" action="https://www.secureinternetbank.com/x"></form>', false, false],
  'a shop login': ['<form method="post" class="woocommerce-form-login"></form>', false, false],
  proinput: ['<div class="proinput"><form method="post"></form></div>', false, true],
  'search options': ['<form method="post" name="options" class="asp-fss-flex"></form>', false, true],
  'a cart button': ['<form method="post"><input name="wspsc_add_cart_submit"></form>', true, false],
  'a car rental': ['<form method="post"><input name="option" value="com_vikrentcar"></form>', true, false],
  'a booking': ['<form method="post"><input name="option" value="com_vikbooking"></form>', true, false],
  'the store locator': ['<form method="post" class="slp_search_form"></form>', true, false],
  'a payment row': ['<form method="post" class="tinkoffPayRow"></form>', true, false],
  'a donation': ['<form method="post" class="give-form"></form>', true, false],
  'an event booking': ['<div class="mec-booking"><form method="post"></form></div>', true, false],
  'a login anchor': ['<form method="post"><a name="login">Log in</a></form>', true, false],
  caspio: ['<form method="post" id="caspioform"></form>', true, false],
  'a forgotten password': ['<form method="post" id="ult-forgot-password-form"></form>', true, false],
  'a homes login': ['<form method="post" id="ihf-login-form"></form>', true, false],
  'a homes search': ['<form method="post" id="ihf-main-search-form"></form>', true, false],
  'a calculator': ['<form method="post" id="frmCalc"></form>', true, false],
  'a subscriber update': [
    '<form method="post" id="subscriberForm" action="/x?actionType=update"></form>',
    true,
    false,
  ],
  'calculated fields': ['<form method="post" id="cp_calculatedfieldsf_1"></form>', true, false],
  'a chat': ['<form method="post" id="my-sac-form"></form>', true, false],
  'time slots': ['<form method="post" id="cp_tslotsbooking_pform_1"></form>', true, false],
  'time slots by name': ['<form method="post" name="cp_tslotsbooking_pform_1"></form>', true, false],
  'an events bar': ['<form method="post" name="tribe-bar-form"></form>', true, false],
  'a mailing host': ['<form method="post" action="https://x.activehosted.com/proc"></form>', true, false],
  'a saved search': [
    '<form method="post" action="/property-organizer-delete-saved-search-submit"></form>',
    true,
    false,
  ],
  'a payment page': [
    '<form method="post" action="https://epayment.epymtservice.com/epay.jhtml"></form>',
    true,
    false,
  ],
  'a GET form': ['<form method="get"></form>', false, false],
  'a form without a method': ['<form></form>', true, false],
  'a sign-up without a method': ['<form id="twt_cc_signup"></form>', true, true],
  'a GET form of Ninja': ['<form method="get"><div class="nf-form-content"></div></form>', false, true],
  'a GET sign-up': ['<form method="get" id="twt_cc_signup"></form>', false, true],
  'an ordinary form': ['<form method="post" action="/here/"></form>', true, true],
};

test('SP-47 forms of other products are left alone, each as the contract says', async ({
  page,
  foreignPage,
}) => {
  const names = Object.keys(EXCLUDED);
  const html = Object.values(EXCLUDED).map(
    ([markup], index) => `<section id="case-${index}">${markup}</section>`,
  );
  await openSpamPage(page, foreignPage, html.join('\n'));
  await expect(visible(page, `#case-${names.length - 1}`)).toHaveCount(1);
  const got: Record<string, [boolean, boolean]> = {};
  for (const [index, name] of names.entries())
    got[name] = [
      (await noCookie(page, `#case-${index}`).count()) === 1,
      (await visible(page, `#case-${index}`).count()) === 1,
    ];
  expect(got).toEqual(
    Object.fromEntries(
      Object.entries(EXCLUDED).map(([name, [, signals, fields]]) => [name, [signals, fields]]),
    ),
  );
});

test('SP-47 a form that already has the visible-fields input keeps its own', async ({
  page,
  foreignPage,
}) => {
  await openSpamPage(
    page,
    foreignPage,
    `<form id="own" method="post"><input type="hidden" name="apbct_visible_fields" value="kept"></form><form id="other" method="post"><input name="a"></form>`,
  );
  await expect(visible(page, '#other')).toHaveCount(1);
  await expect(visible(page, '#own')).toHaveCount(1);
  await expect(visible(page, '#own')).toHaveValue('kept');
});

test('SP-49 forms are scanned a second after ready, and those that come later every two seconds', async ({
  page,
  foreignPage,
}) => {
  await pauseClock(page);
  await openSpamPage(page, foreignPage, '<form id="first" method="post"><input name="a"></form>');
  await expect(noCookie(page, '#first')).toHaveCount(1);
  await page.clock.runFor(900);
  await expect(visible(page, '#first')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(visible(page, '#first')).toHaveCount(1);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="later" method="post"><input name="b"></form><form id="login" class="woocommerce-form-login" method="post"></form>',
    );
  });
  await page.clock.runFor(2_000);
  await expect(visible(page, '#later')).toHaveCount(1);
  await expect(noCookie(page, '#later')).toHaveCount(1);
  await expect(page.locator('#login input')).toHaveCount(0);
});

test('SP-01 a submission carries the signals of its last moment, and a handler of the form may still say no', async ({
  page,
  foreignPage,
}) => {
  const post = later<ReturnType<typeof sentBy>>();
  await page.route('**/sent/', async (route) => {
    post.resolve(sentBy(route.request()));
    await route.fulfill({ contentType: 'text/html', body: 'Thanks' });
  });
  await openSpamPage(
    page,
    foreignPage,
    `<form id="f" method="post" action="/sent/" onsubmit="return window.mayGo === true"><input name="author" value="Jo"><button>Send</button></form>`,
  );
  await expect(visible(page, '#f')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/written-by-somebody-else/);
  await page.evaluate(() => Object.assign(window, { mayGo: true }));
  await page.getByRole('button', { name: 'Send' }).click();
  const { fields } = await post.promise;
  expect(fields.author).toBe('Jo');
  expect(readNoCookie(fields.ct_no_cookie_hidden_field ?? '')).toMatchObject({
    ct_mouse_moved: true,
    apbct_visible_fields: expect.stringContaining('"visible_fields":"author"'),
  });
});

test('SP-46 a search waits until its signals are saved, and goes without its trap', async ({
  page,
  foreignPage,
  complaints,
}) => {
  complaints.allow(/status of 500|ctXHR error: Internal server error\./);
  const search = `<form apbct-form-sign="native_search" action="/find/" role="search"><input name="s" aria-label="Search">
    <input class="apbct_special_field" name="apbct__email_id__search_form" value="filled" style="display:none"><button>Go</button></form>`;
  await page.route('**/find/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Found' }));
  const release = later();
  const { callsTo } = await openSpamPage(page, foreignPage, search, {
    settings: { settings__forms__search_test: '1' },
    answers: {
      alt_sessions: async () => {
        await release.promise;
        return { status: 500, body: 'broken' };
      },
    },
  });
  await codeHasRun(page, 'spam-search');
  await page.getByLabel('Search').fill('boots');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => callsTo('alt_sessions').length).toBe(1);
  await page.getByRole('button', { name: 'Go' }).click();
  expect(JSON.parse(callsTo('alt_sessions')[0]?.fields.cookies ?? '')).toMatchObject({
    apbct_search_form__honeypot_value: 'filled',
    apbct_force_alt_cookies: true,
    typo: [],
    ct_checkjs: '1234567',
  });
  await expect(page).toHaveURL(/written-by-somebody-else/);
  release.resolve();
  await expect(page).toHaveURL(/\/find\/\?s=boots$/);
  expect(callsTo('alt_sessions')).toHaveLength(1);
});

test('SP-46 whoever presses Enter does not fall into the trap that is a button', async ({
  page,
  foreignPage,
}) => {
  const trap = 'class="apbct_special_field" name="apbct__email_id__search_form" style="display:none"';
  await page.route('**/find/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Found' }));
  await openSpamPage(
    page,
    foreignPage,
    `<form apbct-form-sign="native_search" action="/find/" method="get"><input name="s" aria-label="Search">
     <input type="text" ${trap}><input type="submit" id="apbct_submit_id__search_form" value="4711" ${trap}></form>`,
    { settings: { settings__forms__search_test: '1' } },
  );
  await codeHasRun(page, 'spam-search');
  await page.getByLabel('Search').fill('boots');
  await page.getByLabel('Search').press('Enter');
  await expect(page).toHaveURL(/\/find\/\?s=boots$/);
});
