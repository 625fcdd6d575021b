import { expect, test } from '@playwright/test';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';

test('KT-07 a library that is switched off is offered nowhere, and its address says why', async ({
  page,
}) => {
  test.slow();
  const site = await startBuiltSite({ PORTICO_LIBRARY_KITS: '0' });
  try {
    await page.goto(`${site.baseURL}/admin/kits`);
    await page.getByLabel('Name or e-mail').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(site.adminPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: 'Export a kit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the library' })).toHaveCount(0);
    await page.goto(`${site.baseURL}/admin/kits/library`);
    await expect(page.getByText('The library is switched off in the configuration')).toBeVisible();
  } finally {
    await site.stop();
  }
});
