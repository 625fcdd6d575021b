import type { Page } from '@playwright/test';
import { actAsPerson, codeHasRun, expect, expectNoAxeViolations, test } from './fixtures/index.ts';

const DESKTOP_CART = '.header--row[data-show-on="desktop"] [data-portico-cart]';
const said = (page: Page) => page.locator('[data-portico-cart-said]');

test.describe('the cart’s page with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await fill(page, ['trowel', 'cloche']);
    await page.goto('/cart/');
    for (const chunk of ['theme-cart', 'theme-cart-page']) await codeHasRun(page, chunk);
    await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  });

  test('TH-04 a quantity changes without a page load: said aloud, focus kept, amounts and header follow', async ({
    page,
  }) => {
    await page.getByLabel('Your name').fill('Ada Lodge');
    await page.getByLabel('Quantity of Bell cloche').fill('2');
    await page.getByLabel('Quantity of Planting trowel').fill('3');
    await page.getByLabel('Quantity of Planting trowel').press('Enter');
    await expect(said(page)).toHaveText(/^3 × Planting trowel\. Total, without delivery £126\.00$/);
    await expect(page.locator('.p-cart-total')).toContainText('£126.00');
    await expect(page.getByLabel('Quantity of Planting trowel')).toBeFocused();
    await expect(page.locator(DESKTOP_CART).locator('.cart-count')).toHaveText('4');
    // What was typed elsewhere is still there, and can be sent next.
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lodge');
    await expect(page.getByLabel('Quantity of Bell cloche')).toHaveValue('2');
    await page.getByRole('button', { name: 'Change the quantity of Bell cloche' }).click();
    await expect(page.locator('.p-cart-total')).toContainText('£180.00');
    await expect(page.getByRole('button', { name: 'Change the quantity of Bell cloche' })).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
    await expectNoAxeViolations(page);
  });

  test('TH-04 things go without a page load, down to an empty cart', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Bell cloche' }).click();
    await expect(said(page)).toHaveText(/^Bell cloche was removed\. Total, .* £24\.00$/);
    await expect(page.getByRole('region', { name: 'What is in it' })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Bell cloche' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Planting trowel' }).click();
    await expect(page.getByRole('heading', { name: 'There is nothing in it yet' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send the request' })).toHaveCount(0);
    await expect(page.locator(DESKTOP_CART)).toHaveClass(/cart-is-empty/);
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  });

  test('TH-04 what is taken out in the header leaves the page, too', async ({ page }) => {
    const cart = page.locator(DESKTOP_CART);
    await cart.locator('.cart-icon-wrapper').hover();
    await cart.getByRole('button', { name: 'Remove Bell cloche from the cart' }).click();
    await expect(page.getByLabel('Quantity of Bell cloche')).toHaveCount(0);
    await expect(page.locator('.p-cart-total')).toContainText('£24.00');
  });

  test('TH-04 what cannot be is said beside it, and the page stays as it is', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 4\d\d/);
    const field = page.getByLabel('Quantity of Bell cloche');
    await field.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
    await field.fill('90');
    await field.press('Enter');
    const problem = page.getByRole('alert').filter({ hasText: 'of Bell cloche at most' });
    await expect(problem).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('90');
    await expectNoAxeViolations(page);
    await field.fill('1');
    await field.press('Enter');
    await expect(problem).toHaveCount(0);
  });

  test('TH-04 without the server it is said so, and can be tried again', async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|Failed to load/);
    await page.route('**/cart/remove-item', (route) => route.abort());
    await page.getByRole('button', { name: 'Remove Bell cloche' }).click();
    await expect(page.getByRole('alert')).toHaveText('The shop does not answer. Please try again.');
    await page.unroute('**/cart/remove-item');
    await page.getByRole('button', { name: 'Remove Bell cloche' }).click();
    await expect(page.getByLabel('Quantity of Bell cloche')).toHaveCount(0);
  });
});

test.describe('the events of a shop', () => {
  test('TH-04 without jQuery they are events of the body, and a refresh brings every part of the page anew', async ({
    page,
  }) => {
    await fill(page, ['trowel']);
    await page.goto('/shop/');
    await codeHasRun(page, 'theme-cart');
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      for (const name of ['added_to_cart', 'removed_from_cart', 'wc_fragments_refreshed'])
        document.body.addEventListener(name, (event) => {
          const { cart_hash, fragments } = (event as CustomEvent).detail;
          heard.push(`${name} ${/^[\da-f]{32}$/.test(cart_hash)} ${fragments['.cart-count']}`);
        });
      const foreign = document.createElement('div');
      foreign.id = 'elsewhere';
      foreign.innerHTML =
        '<span class="cart-count">9</span><div class="widget_shopping_cart_content">Old</div>';
      document.body.append(foreign);
    });
    await page.getByRole('button', { name: 'Add to cart Bell cloche' }).click();
    await expect(page.getByText('1 in your cart.')).toBeVisible();
    await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
    await expect(page.locator('#elsewhere .cart-count')).toHaveText('2');
    await expect(page.locator('#elsewhere')).toContainText('Bell cloche');
    await expect(page.locator(DESKTOP_CART).locator('.cart-count')).toHaveText('2');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual([
        'added_to_cart true <span class="cart-count">2</span>',
        'wc_fragments_refreshed true <span class="cart-count">2</span>',
      ]);
  });

  test('TH-04 with jQuery they are told to jQuery, once, and heard from it', async ({ page }) => {
    await page.addInitScript(pretendJQuery);
    await fill(page, ['trowel']);
    await page.goto('/shop/');
    await codeHasRun(page, 'theme-cart');
    await page.getByRole('button', { name: 'Add to cart Bell cloche' }).click();
    await expect(page.getByText('1 in your cart.')).toBeVisible();
    await page.evaluate(() =>
      Reflect.get(window, 'jQuery')(document.body).trigger('wc_fragment_refresh', []),
    );
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'triggered')))
      .toEqual(['wc_fragments_loaded', 'added_to_cart', 'wc_fragment_refresh', 'wc_fragments_refreshed']);
  });
});

test('TH-04 a shop’s own scripts find the calls that they make on any page', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await page.goto('/blog/');
  const answer = await page.evaluate(async () => {
    const call = async (name: string, fields: Record<string, string>) => {
      const response = await fetch(`/?wc-ajax=${name}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      return response.json();
    };
    const added = await call('add_to_cart', { product_id: '1', quantity: '2' });
    const removed = await call('remove_from_cart', { cart_item_key: 'p1' });
    const missing = await call('add_to_cart', { quantity: '2' });
    return { added, removed, missing };
  });
  expect(answer.added.fragments['.cart-count']).toContain('2');
  expect(answer.removed.cart_hash).toBe('');
  expect(answer.missing).toMatchObject({ error: true, code: 'rest_invalid_param' });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('TH-04 the forms of the cart’s page lead back to it, and say what was wrong', async ({ page }) => {
    await page.goto('/product/cold-frame/');
    await page.getByRole('button', { name: /Add to cart/ }).click();
    await page.getByLabel('Quantity of Cold frame').fill('3');
    await page.getByRole('button', { name: /Change the quantity/ }).click();
    await expect(page.getByLabel('Quantity of Cold frame')).toHaveValue('3');
    // Stock may have been bought meanwhile; the browser cannot know.
    const key = (await page.locator('[name="key"]').first().getAttribute('value')) ?? '';
    const refused = await page.request.post('/cart/update/', { form: { key, quantity: '9' } });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toMatch(/role="alert">There are 4 of Cold frame in larch at most\./);
    await page.getByRole('button', { name: 'Remove Cold frame' }).click();
    await expect(page.getByText('There is nothing in it yet')).toBeVisible();
  });

  test('TH-04 a request that is spam is set aside, and its sender is told', async ({ page }) => {
    await page.goto('/product/trowel/');
    await page.getByRole('button', { name: /Add to cart/ }).click();
    await page.getByLabel('Your name').fill('Best Casino Bonus');
    await page.getByLabel('Your email address').fill('win@casino-bonus.example');
    await page.getByLabel('Measurements, wishes, questions').fill(SPAM);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'We will check it first' })).toBeVisible();
    await page.goto('/cart/');
    await expect(page.getByText('There is nothing in it yet')).toBeVisible();
  });
});

test('TH-04 a request sent twice from the same page is one', async ({ page, context, site }) => {
  await actAsPerson(context);
  await fill(page, ['trowel']);
  await page.goto('/cart/');
  await page.getByLabel('Your name').fill('Ada Twice');
  await page.getByLabel('Your email address').fill('twice@customers.example');
  await page.getByRole('button', { name: 'Send the request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  const mails = () =>
    site.mail.received.filter(({ to }) => to?.some(({ address }) => address === 'twice@customers.example'));
  await expect.poll(() => mails().length).toBe(1);
});

const SPAM = `CLICK HERE to win $$$ FREE casino bonus viagra cheap pills!!! http://casino-bonus.example http://cheap-pills.example http://win-now.example <a href="http://casino.example">buy now</a> [url=http://casino.example]best casino[/url]`;

async function fill(page: Page, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    await page.goto(`/product/${slug}/`);
    await codeHasRun(page, 'theme-cart');
    await page.getByRole('button', { name: /Add to cart/ }).click();
    await expect(page.getByText(/\d+ in your cart\./)).toBeVisible();
  }
}

/** As much of jQuery as a shop's scripts use. */
function pretendJQuery(): void {
  const triggered: string[] = [];
  const listeners: [string, (event: object) => void][] = [];
  Reflect.set(window, 'triggered', triggered);
  Reflect.set(window, 'jQuery', () => ({
    trigger(name: string) {
      triggered.push(name);
      for (const [heard, act] of listeners) if (heard === name) act({});
    },
    on: (name: string, act: (event: object) => void) => void listeners.push([name, act]),
    off: () => undefined,
  }));
}
