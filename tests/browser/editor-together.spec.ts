import { change, heading, makePage, openedCanvas, outline, state, titleOf } from './fixtures/editorPage.ts';
import { asAdministrator, expect, signInElsewhere, test } from './fixtures/index.ts';

test.describe('the editor, other windows and the connection', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 what is copied in one window is pasted in another with the keyboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [from, to] = [await makePage(page, 'From', [heading('Carried over')]), await makePage(page, 'To')];
    await page.goto(`/admin/pages/${from}/edit`);
    await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.keyboard.press('ControlOrMeta+c');
    const other = await context.newPage();
    await other.goto(`/admin/pages/${to}/edit`);
    const canvas = await openedCanvas(other);
    await other.getByRole('tab', { name: 'Outline' }).click();
    await other.keyboard.press('ControlOrMeta+v');
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('Carried over');
    await other.keyboard.press('ControlOrMeta+z');
    await expect(canvas.locator('.elementor-heading-title')).toHaveCount(0);

    await page.keyboard.press('ControlOrMeta+x');
    const cutFrom = page.frameLocator('#preview-frame').locator('.elementor-heading-title');
    await expect(cutFrom).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cutFrom).toHaveText('Carried over');
  });

  test('KT-04 a page without a name is not saved, and says so', async ({ page, complaints }) => {
    complaints.allow(/400/);
    await page.goto(`/admin/pages/${await makePage(page, 'Named', [heading('Here')])}/edit`);
    await openedCanvas(page);
    await page.getByLabel('Name of the page').fill('');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'The page needs a name. What you typed is still here.',
    );
    await page.getByLabel('Name of the page').fill('Named again');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
  });

  test('KT-04 nothing is sent without a connection, nothing is lost, and saving goes on afterwards', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const id = await makePage(page, 'Cut off', [heading('Start')]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await context.setOffline(true);
    await page.getByLabel('Text', { exact: true }).fill('Typed on a train');
    await expect(state(page)).toHaveText('Offline');
    await expect(page.getByText('There is no connection to the site.')).toBeVisible();
    for (const name of ['Save draft', 'Publish'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('link', { name: 'Back to the pages' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('Typed on a train');

    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    expect(await titleOf(page.request, id)).toBe('Typed on a train');
  });

  test('KT-04 whoever opens what another has saved gets back what they had typed themselves', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/409/);
    const id = await makePage(page, 'Two versions', [heading('Start')]);
    await page.goto(`/admin/pages/${id}/edit`);
    let canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await change(page, 'put', `/admin/api/documents/${id}`, { version: 1, elements: [heading('Theirs')] });
    await page.getByLabel('Text', { exact: true }).fill('Mine');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Open theirs' }).click();
    const bringBack = page.getByRole('button', { name: 'Restore them' });
    await expect(bringBack).toBeVisible();
    canvas = await openedCanvas(page);
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('Theirs');
    await bringBack.click();
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('Mine');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    expect(await titleOf(page.request, id)).toBe('Mine');
  });

  test('KT-04 a description that is too long is said to be, refused and not lost', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    const id = await makePage(page, 'Described', [heading('Start')]);
    await page.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(page);
    const describe = async (words: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Page settings' }).click();
      await expect(page.getByText('of at most 300 characters')).toBeVisible();
      await page.getByLabel('Description').fill(words);
    };
    const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
    await describe('x'.repeat(301));
    await expect(page.getByText('These are 301 characters. At most 300 can be saved.')).toBeVisible();
    await done.click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('alert')).toContainText('at most 300 characters. This one has 301.');
    await describe('A page about glass');
    await done.click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
  });

  test('KT-04 whoever takes a page over is no longer warned', async ({ page, browser, site }) => {
    const id = await makePage(page, 'Taken over', [heading('Start')]);
    await page.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(page);
    const other = await (await browser.newContext({ baseURL: site.baseURL })).newPage();
    await signInElsewhere(other, site.adminPassword);
    await other.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(other);
    const warning = other.getByText('You have this page open in another window as well');
    await expect(warning).toBeVisible();
    await other.getByRole('button', { name: 'Take over' }).click();
    await expect(warning).toBeHidden();
    await other.context().close();
  });
});
