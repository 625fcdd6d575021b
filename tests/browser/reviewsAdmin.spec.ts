import { asAdministrator, expect, expectNoAxeViolations, test } from './fixtures/index.ts';

test.describe('the administrator’s reviews', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('RV-07 hides a review with one click, and a visitor does not see it any more', async ({ page }) => {
    await page.goto('/admin/reviews?search=Michael');
    await page.getByRole('link', { name: /Michael Threlfall/ }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();
    const more = await page.request.get('/wp-json/portico/v1/reviews?id=2&offset=0&size=50');
    expect((await more.json()).html).not.toContain('Michael Threlfall');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('RV-01 RV-06 a feed is changed with a preview that lives', async ({ page }) => {
    await page.goto('/admin/review-feeds/1');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.locator('[data-layout="slider"] .rpi-dot').first()).toBeVisible();
    const filled = await preview
      .locator('.grw-review .rpi-stars')
      .first()
      .evaluate((stars) => Number(getComputedStyle(stars).getPropertyValue('--whole')));
    expect(filled, 'stars of the first review').toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'Layout' }).click();
    await page.getByRole('option', { name: 'Grid' }).click();
    await expect(preview.locator('[data-layout="grid"] .grw-review').first()).toBeVisible();
    await expect(page.getByText('[grw id=1]')).toBeVisible();
    await page.getByRole('button', { name: 'Colours and size' }).click();
    await expect(page.getByLabel('Stars', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
  });

  test('RV-07 a file is imported; what cannot be used is named', async ({ page }) => {
    await page.goto('/admin/review-places/1');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'reviews.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'author,rating,text\nImported Ida,5,"From a file, with a comma"\nNobody,eleven,x\n',
      ),
    });
    await expect(page.getByText('1 new review, 0 known ones')).toBeVisible();
    await expect(page.getByText('Entry 2: The rating is not a number from 1 to 5.')).toBeVisible();
    await page.goto('/admin/reviews?search=Imported');
    await expect(page.getByRole('link', { name: /Imported Ida/ })).toBeVisible();
  });

  test('RV-07 a provider that cannot answer is explained where its place is', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    await page.goto('/admin/review-places/new');
    await page.getByLabel('Name', { exact: true }).fill('The second yard');
    await page.getByLabel('Google’s id of the place').fill('ChIJnowhere');
    // It is asked at once: whoever adds a place sees whether it works.
    await page.getByRole('button', { name: 'Add place' }).click();
    await expect(page.getByRole('region', { name: 'Last result' })).toContainText(
      'There is no API key for Google yet',
    );
    await expectNoAxeViolations(page);
  });
});
