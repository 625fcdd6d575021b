import type { Page } from '@playwright/test';
import { change, makePage, openedCanvas, outline, state, tabTo } from './fixtures/editorPage.ts';
import { expectNoAxeViolations } from './fixtures/expectNoAxeViolations.ts';
import { asAdministrator, expect, test } from './fixtures/index.ts';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const heading = {
  ...{ id: 'aa11bb2', elType: 'widget', widgetType: 'e-heading', elements: [] },
  settings: { title: typed('string', 'Boats') },
};

test.describe('classes and variables in the editor', () => {
  test.beforeEach(async ({ page, site }) => {
    await asAdministrator(page, site);
    const { version } = await read(page, '/site-looks');
    await change(page, 'put', '/admin/api/site-looks', { version, classes: null, variables: null });
  });

  test('KT-04 K a class and a variable are made, used, changed per device and state, ordered and deleted', async ({
    page,
  }) => {
    const id = await makePage(page, 'Looks', [{ ...heading }]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    // The library turns it into a drag handle, which is not a heading to assistive technology.
    const shown = canvas.locator('h2', { hasText: 'Boats' });
    await openLooks(page);
    const panel = page.getByRole('dialog', { name: 'Classes and variables' });

    await panel.getByRole('tab', { name: 'Variables' }).click();
    await panel.getByRole('button', { name: 'Colour', exact: true }).click();
    await panel.getByLabel('Name', { exact: true }).fill('sea');
    await panel.getByLabel('Colour', { exact: true }).fill('#0a5d8f');
    await panel.getByRole('tab', { name: 'Classes' }).click();
    await panel.getByRole('button', { name: 'New class' }).click();
    await panel.getByLabel('Name of the class').fill('card');
    await panel.getByRole('button', { name: 'Text colour: variables of the site' }).click();
    await page.getByRole('menuitem', { name: 'sea' }).click();
    await expect(panel.getByRole('button', { name: 'Text colour: variable sea (#0a5d8f)' })).toBeVisible();
    await panel.getByLabel('Screen', { exact: true }).selectOption('mobile');
    await panel.getByLabel('Text size', { exact: true }).fill('11');
    await panel.getByLabel('Screen', { exact: true }).selectOption('desktop');
    await panel.getByLabel('State').getByText('Hover').click();
    await panel.getByLabel('Background', { exact: true }).fill('#ffee00');
    await panel.getByRole('button', { name: 'Save for all pages' }).click();
    await expect(page.getByText('Saved. All pages that use them show it now.')).toBeVisible();
    await panel.getByRole('button', { name: 'Close the classes and variables' }).click();
    await expect(panel).toBeHidden();

    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading \(version 4\)/).click();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByLabel('Add a class').selectOption('card');
    await expect(shown).toHaveCSS('color', 'rgb(10, 93, 143)');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(shown).not.toHaveCSS('color', 'rgb(10, 93, 143)');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await shown.hover();
    await expect(shown).toHaveCSS('background-color', 'rgb(255, 238, 0)');
    await page
      .getByRole('toolbar', { name: 'Screen' })
      .getByRole('button', { name: /^Phone|^Mobile/ })
      .click();
    await expect(shown).toHaveCSS('font-size', '11px');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await read(page, `/documents/${id}`);
    const { classes, variables } = await read(page, '/site-looks');
    const [name] = classes.order;
    expect(saved.elements[0].settings).toEqual({ ...heading.settings, classes: typed('classes', [name]) });
    const [variable] = Object.keys(variables.data);
    expect(classes.items[name]).toMatchObject({
      label: 'card',
      variants: [
        { meta: { breakpoint: 'desktop', state: null }, props: { color: { value: variable } } },
        { meta: { breakpoint: 'mobile', state: null }, props: { 'font-size': { value: { size: 11 } } } },
        { meta: { breakpoint: 'desktop', state: 'hover' } },
      ],
    });

    // Deleting shows where it is used, can be undone, and takes effect on saving.
    await page.getByRole('button', { name: 'card', exact: true }).click();
    await panel.getByRole('button', { name: 'All classes' }).click();
    await expect(panel.getByText('Used on 1 page')).toBeVisible();
    await panel.getByRole('button', { name: 'New class' }).click();
    await panel.getByRole('button', { name: 'All classes' }).click();
    const rows = panel.getByRole('list', { name: 'Classes of the site' }).getByRole('listitem');
    await expect(rows.first()).toContainText('new-class');
    await panel.getByRole('button', { name: 'Move down: new-class' }).click();
    await expect(rows.first()).toContainText('card');
    await panel.getByRole('button', { name: 'Delete: card' }).click();
    await expect(page.getByText('Used on “Looks”')).toBeVisible();
    await page.getByRole('button', { name: 'Delete class' }).click();
    await expect(rows).toHaveCount(1);
    await expect(shown).not.toHaveCSS('color', 'rgb(10, 93, 143)');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(rows).toHaveCount(2);
    await expect(shown).toHaveCSS('color', 'rgb(10, 93, 143)');
    await expectNoAxeViolations(page, ['#preview-frame']);
  });

  test('K two who change classes are told of each other, and closing asks before something is lost', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/409/);
    const id = await makePage(page, 'Both', [{ ...heading }]);
    await page.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(page);
    await openLooks(page);
    const panel = page.getByRole('dialog', { name: 'Classes and variables' });
    await panel.getByRole('button', { name: 'New class' }).click();
    await panel.getByLabel('Name of the class').fill('mine');
    const before = await read(page, '/site-looks');
    const item = { id: 'g-theirs', label: 'theirs', type: 'class', variants: [] };
    await change(page, 'put', '/admin/api/site-looks', {
      ...before,
      classes: { items: { 'g-theirs': item }, order: ['g-theirs'] },
    });
    await panel.getByRole('button', { name: 'Save for all pages' }).click();
    await expect(panel.getByRole('alert')).toContainText('Somebody else has changed the classes');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard the changes?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Use theirs' }).click();
    await expect(panel.getByRole('button', { name: /^theirs/ })).toBeVisible();
  });

  test('K on a phone and with the keyboard alone classes are at hand', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await makePage(page, 'Small', [{ ...heading }]);
    await page.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(page);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Classes and variables' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Classes and variables' });
    await tabTo(page, panel.getByRole('button', { name: 'New class' }));
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Name of the class')).toHaveValue('new-class');
    const width = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});

async function openLooks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Classes and variables' }).click();
}

async function read(page: Page, path: string) {
  return (await page.request.get(`/admin/api${path}`)).json();
}
