import { asAdministrator, expect, test } from './fixtures/index.ts';

test('TH-02 a menu is put in order from the keyboard, and what is taken out comes back', async ({
  page,
  site,
}) => {
  await asAdministrator(page, site);
  await page.goto('/admin/menus');
  const items = page.getByRole('list', { name: 'Items of the menu' }).getByRole('listitem');
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name} with the arrow keys` });
  await expect(handle('Reviews')).toBeVisible();
  const count = await items.count();
  await handle('Reviews').focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle('Reviews')).toBeFocused();

  // The next item gets the focus, and the last one if the end was removed.
  await page.getByRole('button', { name: 'Remove: Reviews' }).press('Enter');
  await expect(items).toHaveCount(count - 1);
  await expect(handle('Contact')).toBeFocused();
  await page.getByRole('button', { name: 'Remove: Contact' }).press('Enter');
  await expect(handle('Gallery')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(items.last()).toContainText('Contact');
});
