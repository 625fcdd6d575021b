import { heading, makePage, openedCanvas, outline, state } from './fixtures/editorPage.ts';
import { asAdministrator, expect, test } from './fixtures/index.ts';

test.describe('several elements in the editor', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 K several elements are chosen and changed at once, each time in one step', async ({ page }) => {
    const four = ['One', 'Two', 'Three', 'Four'].map(heading);
    const box = { id: 'bb11cc2', elType: 'container', settings: {}, elements: four };
    const id = await makePage(page, 'Several', [box]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    const titles = canvas.locator('.elementor-heading-title');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const said = page.getByRole('status').filter({ hasText: 'elements chosen' });
    const panel = page.getByRole('complementary', { name: 'Settings' });

    // On the page: one, and another with the modifier key.
    await titles.nth(0).click({ force: true });
    await expect(panel.getByRole('heading', { name: 'Heading' })).toBeVisible();
    await titles.nth(1).click({ force: true, modifiers: ['ControlOrMeta'] });
    await expect(said).toHaveText('2 elements chosen: Heading, Heading');
    await expect(panel.getByRole('heading', { name: '2 elements' })).toBeVisible();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(titles).toHaveText(['Three', 'One', 'Two', 'Four']);
    await expect(undo).toHaveAttribute('data-steps', '1');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(titles).toHaveText(['Three', 'One', 'One', 'Two', 'Two', 'Four']);
    await expect(undo).toHaveAttribute('data-steps', '2');
    await page.keyboard.press('Delete');
    await expect(titles).toHaveText(['Three', 'One', 'Two', 'Four']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveCount(6);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveText(['One', 'Two', 'Three', 'Four']);

    // In the outline: a range with the other modifier key, and all siblings.
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading One/).click();
    await outline(page, /Heading Three/).click({ modifiers: ['Shift'] });
    await expect(said).toContainText('3 elements chosen');
    await expect(outline(page, /Heading Two/)).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('button', { name: 'Hide or show on: Desktop' }).click();
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+a');
    await expect(said).toContainText('4 elements chosen');
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('Delete');
    await expect(titles).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const { elements } = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    const hide = { hide_desktop: 'hidden-desktop' };
    expect(elements[0].elements).toEqual(
      four.map((one, index) => (index < 3 ? { ...one, settings: { ...one.settings, ...hide } } : one)),
    );
  });
});
