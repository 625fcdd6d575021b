import type { Page } from '@playwright/test';
import {
  actAsPerson,
  codeHasRun,
  expect,
  expectNoAxeViolations,
  loadedScripts,
  test,
} from './fixtures/index.ts';

const DESKTOP_CART = '.header--row[data-show-on="desktop"] [data-portico-cart]';

test('TH-04 something is put in the cart without a page load, seen below the icon, and taken out again', async ({
  page,
}) => {
  await page.goto('/shop/');
  await cartIsAwake(page);
  expect((await loadedScripts(page)).some((path) => path.includes('mountMiniCart'))).toBe(false);
  await page.getByRole('button', { name: 'Add to cart Planting trowel' }).click();
  await expect(page.getByText('1 in your cart.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart Bell cloche' }).click();
  const cart = page.locator(DESKTOP_CART);
  await expect(cart.locator('.cart-count')).toHaveText('2');
  await cart.locator('.cart-icon-wrapper').hover();
  await expect(cart.getByText('2 items in your cart')).toBeVisible();
  await expect(cart.locator('.total')).toContainText('£78.00');
  await cart.getByRole('button', { name: 'Remove Bell cloche from the cart' }).click();
  await expect(cart.getByText('One item in your cart')).toBeFocused();
  await expect(cart.locator('.cart-count')).toHaveText('1');
  // Another page, rendered for everybody, shows this visitor's cart.
  await page.goto('/contact/');
  await expect(page.locator(DESKTOP_CART).locator('.cart-count')).toHaveText('1');
});

for (const [comeBack, event] of [
  ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'by the back button',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
] as const)
  test(`TH-04 whoever comes back ${comeBack} sees the cart of now`, async ({ page, context }) => {
    await page.goto('/shop/');
    await cartIsAwake(page);
    const cart = page.locator(DESKTOP_CART);
    await page.getByRole('button', { name: 'Add to cart Planting trowel' }).click();
    await cart.locator('.cart-icon-wrapper').hover();
    await expect(cart.getByText('One item in your cart')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/shop/');
    await cartIsAwake(other);
    await other.getByRole('button', { name: 'Add to cart Bell cloche' }).click();
    await expect(other.getByText('1 in your cart.')).toBeVisible();
    await other.close();
    await expect(cart.locator('.cart-count')).toHaveText('1');
    await page.evaluate(event);
    await expect(cart.locator('.cart-count')).toHaveText('2');
    await expect(cart.getByText('2 items in your cart')).toBeVisible();
  });

test('TH-04 nobody without a cart gets a cookie for one', async ({ page, context }) => {
  await page.goto('/shop/');
  await cartIsAwake(page);
  expect((await context.cookies()).filter(({ name }) => /cart/.test(name))).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart Planting trowel' }).click();
  await expect(page.getByText('1 in your cart.')).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'portico_cart');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('TH-04 the shop says what it cannot do, beside the button', async ({ page, complaints }) => {
  complaints.allow(/status of 409/);
  await page.goto('/product/cold-frame/');
  await cartIsAwake(page);
  await page.getByLabel('Quantity').fill('4');
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await expect(page.getByText('4 in your cart.')).toBeVisible();
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await expect(page.getByText('There are 4 of Cold frame in larch at most.')).toBeVisible();
  await page.goto('/product/gloves/');
  await expect(page.getByText('Out of stock for now')).toBeVisible();
});

test('TH-04 a request is sent, stored and mailed', async ({ page, context, site }) => {
  await actAsPerson(context);
  await page.goto('/product/finial/');
  await cartIsAwake(page);
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText('£145.00').last()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Your name').fill('Ada Lodge');
  const address = 'ada.lodge@customers.example';
  await page.getByLabel('Your email address').fill(address);
  await page.getByLabel('Measurements, wishes, questions').fill('The ridge is 42 mm thick.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  await expect
    .poll(() => site.mail.received.filter((mail) => JSON.stringify(mail).includes(address)).length)
    .toBe(2);
  await page.goto('/cart/');
  await expect(page.getByText('There is nothing in it yet')).toBeVisible();
});

test('TH-04 all of it works with scripts off', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' },
  });
  const page = await context.newPage();
  await page.goto('/shop/');
  await page.getByRole('button', { name: 'Add to cart Planting trowel' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await page.getByLabel('Quantity of Planting trowel').fill('3');
  await page.getByRole('button', { name: 'Change the quantity of Planting trowel' }).click();
  await expect(page.locator('.p-cart-total')).toContainText('£72.00');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill('ada@nowhere');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Please enter an email address that we can reply to.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Remove Planting trowel' }).click();
  await expect(page.getByText('There is nothing in it yet')).toBeVisible();
  await context.close();
});

async function cartIsAwake(page: Page): Promise<void> {
  await expect(page.locator(DESKTOP_CART)).toBeVisible();
  await codeHasRun(page, 'theme-cart');
}
