import { heading, makePage, openedCanvas, outline, state, widget } from './fixtures/editorPage.ts';
import { asAdministrator, expect, test } from './fixtures/index.ts';

const NESTED = {
  ...widget('nested-tabs', { tabs: [{ tab_title: 'First' }, { tab_title: 'Second' }] }),
  elements: [
    { id: 'pa', elType: 'container', isInner: true, settings: {}, elements: [heading('In the first')] },
    { id: 'pb', elType: 'container', isInner: true, settings: {}, elements: [heading('In the second')] },
  ],
};

interface Saved {
  readonly id: string;
  readonly settings: { readonly title?: string };
  readonly elements: readonly Saved[];
}

test.describe('steps of the editor', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 what is done quickly is undone step by step, and redone', async ({ page, complaints }) => {
    // The canvas is a sandbox without scripts. Chromium logs that for the clock which the test installs below.
    complaints.allow(/Blocked script execution in 'about:srcdoc'.*sandboxed/);
    await page.goto(`/admin/pages/${await makePage(page, 'Quick', [heading('Start')])}/edit`);
    const canvas = await openedCanvas(page);
    const titles = canvas.locator('.elementor-heading-title');
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.keyboard.press('ControlOrMeta+d');
    await page.keyboard.press('ControlOrMeta+d');
    await page.keyboard.press('Delete');
    await expect(titles).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(titles).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();

    // Typing is one step as long as there is no pause, which a slow machine may cause.
    await page.clock.setFixedTime(Date.now());
    await page.getByLabel('Text', { exact: true }).fill('Typed');
    await page.getByLabel('Text', { exact: true }).pressSequentially(' in one go');
    await expect(titles.filter({ hasText: 'Typed in one go' })).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(titles.filter({ hasText: 'Start' })).toHaveCount(2);
    // Page settings are a step like any other, wherever the key is pressed.
    await page.getByLabel('Name of the page').fill('Quicker');
    await page.getByLabel('Name of the page').press('ControlOrMeta+z');
    await expect(page.getByLabel('Name of the page')).toHaveValue('Quick');
    await expect(titles).toHaveCount(2);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(page.getByLabel('Name of the page')).toHaveValue('Quicker');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Page settings' }).click();
    await page.getByLabel('Address').fill('quick-one');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByLabel('Address')).toHaveValue('quick');
    await page.getByRole('button', { name: 'Done' }).click();
    // A field of the editor itself keeps its own undo.
    await page.getByRole('tab', { name: 'Add', exact: true }).click();
    await page.getByLabel('Search elements').press('ControlOrMeta+z');
    await expect(page.getByLabel('Name of the page')).toHaveValue('Quicker');
  });

  test('KT-04 a panel has settings of its own, and what is added goes into the open one', async ({
    page,
  }) => {
    const id = await makePage(page, 'Panels', [NESTED]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await canvas.getByRole('tab', { name: 'Second' }).click();
    await expect(canvas.getByText('In the second')).toBeVisible();
    // Pressing a title on the page opens its row.
    await expect(page.getByRole('button', { name: 'Second', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.getByRole('button', { name: 'Button', exact: true }).click();
    await expect(canvas.locator('[role="tabpanel"]').nth(1).getByText('Press me')).toBeVisible();

    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /^Panel Second/).click();
    await expect(page.getByLabel('Panel', { exact: true })).toHaveValue('1');
    await page.getByLabel('Direction').selectOption('row');
    await page.getByLabel('Padding: Top').fill('33');
    const panel = canvas.locator('[role="tabpanel"]').nth(1);
    await expect(panel.locator(':scope > .e-con-inner')).toHaveCSS('padding-top', '33px');
    await outline(page, /^Panel First/).click();
    await expect(page.getByLabel('Padding: Top')).toHaveValue('');

    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(saved.elements[0].elements[0].settings).toEqual({});
    expect(saved.elements[0].elements[1]).toMatchObject({
      id: 'pb',
      settings: { flex_direction: 'row', padding: { top: 33, unit: 'px' } },
    });
  });

  test('KT-04 what is added below the part that is seen is brought into view', async ({ page }) => {
    const long = [heading('Top'), widget('spacer', { space: { unit: 'px', size: 3000 } })];
    await page.goto(`/admin/pages/${await makePage(page, 'Long', long)}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('button', { name: 'Button', exact: true }).click();
    await expect(canvas.getByText('Press me')).toBeInViewport();
  });

  test('PB-24 a long page is drawn to its end, and what is far below can be found, pressed and changed', async ({
    page,
  }) => {
    const long = Array.from({ length: 60 }, (_, index) => ({
      ...{ id: `box${index}`, elType: 'container', settings: {} },
      elements: [heading(`Heading ${index}`)],
    }));
    await page.goto(`/admin/pages/${await makePage(page, 'Far below', long)}/edit`);
    const canvas = await openedCanvas(page);
    const draggable = (index: number) =>
      canvas
        .locator('[data-puck-component].elementor-widget-heading', { hasText: `Heading ${index}` })
        .last();
    await expect(canvas.getByRole('heading')).toHaveCount(60);
    await expect(draggable(1)).toBeVisible();
    await expect(draggable(59)).toHaveCount(0);

    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading 59/).click();
    await expect(draggable(59)).toBeInViewport();
    await page.getByLabel('Text', { exact: true }).fill('The very last');
    await expect(canvas.getByRole('heading', { name: 'The very last' })).toBeVisible();

    await canvas.getByRole('heading', { name: 'Heading 45' }).click();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Heading 45');
  });

  for (const type of ['nested-tabs', 'nested-accordion'] as const)
    test(`KT-04 ${type}: a row that is copied or moved takes along what it shows`, async ({ page }) => {
      const rows = type === 'nested-tabs' ? 'tabs' : 'items';
      const title = type === 'nested-tabs' ? 'tab_title' : 'item_title';
      // Identical and without IDs: only their position tells them apart.
      const nested = {
        ...NESTED,
        widgetType: type,
        settings: { [rows]: [{ [title]: 'Alike' }, { [title]: 'Alike' }] },
      };
      const id = await makePage(page, 'Copied rows', [nested]);
      await page.goto(`/admin/pages/${id}/edit`);
      const canvas = await openedCanvas(page);
      await page.getByRole('tab', { name: 'Outline' }).click();
      await outline(page, /Nested|Tabs|Accordion/).click();
      await page.getByRole('button', { name: 'Duplicate Alike' }).first().click();
      await page.getByRole('button', { name: 'Duplicate Alike' }).first().click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(canvas.getByText('In the first')).toHaveCount(2);
      await page.getByRole('button', { name: 'Move Alike down' }).nth(1).click();

      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(state(page)).toHaveText('Saved');
      const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
      const panels = saved.elements[0].elements;
      expect(panels.map((panel: Saved) => panel.elements[0]?.settings.title)).toEqual([
        'In the first',
        'In the second',
        'In the first',
      ]);
      const ids = panels.flatMap((panel: Saved) => [panel.id, panel.elements[0]?.id]);
      expect(new Set(ids).size).toBe(6);
      expect(ids.slice(0, 2)).toEqual(['pa', NESTED.elements[0]?.elements[0]?.id]);
      expect(ids.at(-1)).toMatch(/^[0-9a-f]{8}$/);
    });

  test('K what stands in a panel beside the page is changed, added to and moved, with the keyboard too', async ({
    page,
  }) => {
    const settings = { content_width: 'full' };
    const beside = {
      ...widget('off-canvas', { off_canvas_name: 'Menu' }),
      elements: [{ id: 'pc', elType: 'container', settings, elements: [heading('One'), heading('Two')] }],
    };
    const id = await makePage(page, 'Beside', [beside]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await canvas.getByRole('heading', { name: 'One' }).click();
    await page.getByLabel('Text', { exact: true }).fill('First');
    await page.getByRole('button', { name: 'Button', exact: true }).click();
    await expect(canvas.locator('.e-off-canvas').getByText('Press me')).toBeVisible();
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /^Heading Two/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(canvas.getByRole('heading')).toHaveText(['Two', 'First']);
    await outline(page, /^Panel Content/).click();
    await page.getByRole('tab', { name: 'Panels' }).click();
    await page.getByLabel('Padding: Top').fill('33');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    const [panel] = saved.elements[0].elements;
    expect(panel).toMatchObject({ id: 'pc', settings: { ...settings, padding: { top: 33 } } });
    const titles = panel.elements.map((one: Saved) => one.settings.title);
    expect(titles).toEqual(['Two', 'First', undefined]);
  });

  test('KT-04 things move from panel to panel with the keyboard alone', async ({ page }) => {
    await page.goto(`/admin/pages/${await makePage(page, 'Between panels', [NESTED])}/edit`);
    const canvas = await openedCanvas(page);
    const inPanel = (index: number) =>
      canvas.locator('[role="tabpanel"]').nth(index).getByText('In the first');
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /^Heading In the first/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(inPanel(1)).toHaveCount(1);
    await expect(inPanel(0)).toHaveCount(0);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(inPanel(0)).toHaveCount(1);
  });
});
