import { codeHasRun, expect, openAdmin, test } from './fixtures/index.ts';

test('SP-07 TH-03 TH-04 the cart in the header, results while typing and hidden addresses speak the language of the site', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, '/admin/settings');
  await page.getByRole('combobox', { name: 'Language of the site' }).fill('German');
  await page.getByRole('option', { name: 'German · Deutsch (de)', exact: true }).click();
  await page.getByRole('button', { name: 'Save formats' }).click();
  await expect(page.getByText('Languages and formats are saved.')).toBeVisible();

  await page.goto('/shop/');
  const cart = page.locator('.header--row[data-show-on="desktop"] [data-portico-cart]');
  await codeHasRun(page, 'theme-cart');
  await page.getByRole('button', { name: 'In den Warenkorb Planting trowel' }).click();
  await expect(page.getByText('1 im Warenkorb.')).toBeVisible();
  await cart.locator('.cart-icon-wrapper').hover();
  await expect(cart.getByText('Ein Artikel im Warenkorb')).toBeVisible();
  await cart.getByRole('button', { name: 'Planting trowel aus dem Warenkorb entfernen' }).click();
  // With nothing in it the panel is gone: the focus moves to its icon.
  await expect(cart.locator('.cart-icon-wrapper')).toBeFocused();

  await page.getByRole('link', { name: 'Suchen' }).first().click();
  await page.locator('.nv-nav-search .search-field').first().fill('glass');
  await expect(page.getByText(/^\d+ Treffer\. Mit den Pfeiltasten/)).toBeAttached();
  await expect(page.getByRole('listbox', { name: 'Treffer' })).toBeVisible();

  await page.goto('/contact/');
  const address = page.locator('#content .apbct-email-encoder').first();
  await expect(address).toHaveAttribute('title', /^Diese Adresse wird von Portico geschützt\./);
  await address.click();
  await expect(page.getByRole('dialog')).toContainText('Vollständig lautet sie');
  await page.getByRole('button', { name: 'Verstanden' }).click();
});
