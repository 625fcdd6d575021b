import { expect, test } from '@playwright/test';
import { asAdministrator } from './fixtures/asAdministrator.ts';
import { startPreparedSite } from './fixtures/preparedSite.ts';

test('KT-07 a library that is switched off is offered nowhere, and its address says why', async ({
  page,
}) => {
  test.slow();
  const site = await startPreparedSite({ PORTICO_LIBRARY_KITS: '0' });
  try {
    await asAdministrator(page, site);
    await page.goto(`${site.baseURL}/admin/kits`);
    await expect(page.getByRole('link', { name: 'Export a kit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the library' })).toHaveCount(0);
    await page.goto(`${site.baseURL}/admin/kits/library`);
    await expect(page.getByText('The library is switched off in the configuration')).toBeVisible();
  } finally {
    await site.stop();
  }
});
