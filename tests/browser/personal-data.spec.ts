import { readFile } from 'node:fs/promises';
import { actAsPerson, expect, expectNoAxeViolations, openAdmin, test } from './fixtures/index.ts';

test.beforeEach(({ context }) => actAsPerson(context));
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator hands over what is kept of a person, and erases it', async ({ page, site }) => {
  const body = new FormData();
  const fields = {
    _wpcf7_unit_tag: 'wpcf7-f1-p2-o1',
    'your-name': 'Ida Asks',
    'your-email': 'ida@example.com',
    'your-subject': 'Press',
    'your-message': 'Please tell me what you know of me.',
    'your-consent': '1',
  };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  await fetch(`${site.baseURL}/wp-json/contact-form-7/v1/contact-forms/1/feedback`, { method: 'POST', body });

  await openAdmin(page, site, '/admin/personal-data');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ida@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is kept about ida@example.com' })).toBeVisible();
  await expect(page.getByText('When erased: Deleted with their files.')).toBeVisible();
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as a file' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Please tell me what you know of me.');
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('Nothing is kept under this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('Nothing is kept under this address.')).toBeVisible();
});

test('two tabs that change different settings both have their way', async ({ page, context, site }) => {
  await openAdmin(page, site, '/admin/settings');
  const other = await context.newPage();
  await openAdmin(other, site, '/admin/settings');
  const [name, about] = [page.getByLabel('Name of the site'), page.getByLabel('What it is about').first()];
  const before = { name: await name.inputValue(), about: await about.inputValue() };
  await about.fill('Said in one tab');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name and tagline are saved.')).toBeVisible();
  await other.getByLabel('Name of the site').fill('Named in the other');
  await other.getByRole('button', { name: 'Save name' }).click();
  await expect(other.getByText('Name and tagline are saved.')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveTitle(/Named in the other/);
  await expect(page.getByRole('contentinfo').getByText('Said in one tab')).toBeVisible();

  // Other tests rely on the site's name.
  await openAdmin(page, site, '/admin/settings');
  await name.fill(before.name);
  await about.fill(before.about);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name and tagline are saved.')).toBeVisible();
});
