import type { Page } from '@playwright/test';
import { change, heading, makePage, openedCanvas, outline, step, widget } from './fixtures/editorPage.ts';
import { asAdministrator, expect, test } from './fixtures/index.ts';

const container = (id: string, elements: readonly object[]) => ({
  ...{ id, elType: 'container', settings: {}, elements, isInner: false },
});

test.describe('what a designer uses again', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 an empty page says how it is filled, and takes the bare list of elements that WordPress keeps', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/admin/pages/${await makePage(page, 'Bare')}/edit`);
    const canvas = await openedCanvas(page);
    const hint = () =>
      canvas
        .locator('.elementor-edit-area > [data-puck-dropzone]')
        .evaluate((list) => getComputedStyle(list, '::before').content);
    expect(await hint()).toContain('Choose an element to add it');
    const copied = JSON.stringify([container('a1', [heading('From a database')])]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Paste' }).click();
    await expect(canvas.getByText('From a database')).toBeVisible();
    expect(await hint()).toBe('none');
  });

  test('KT-04 a section that was saved as a template is found among all kinds, and inserted', async ({
    page,
  }) => {
    const section = {
      ...{ id: 's1', elType: 'section', settings: {}, isInner: false },
      elements: [
        {
          ...{ id: 's2', elType: 'column', settings: { _column_size: 100 }, isInner: false },
          elements: [heading('Opening hours')],
        },
      ],
    };
    await page.goto(`/admin/pages/${await makePage(page, 'Kept parts', [section])}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /^Section/).click();
    await page.getByRole('button', { name: 'Save as a template' }).click();
    await page.getByLabel('Name of the template').fill('Hours');
    await page.getByRole('button', { name: 'Save the template' }).click();
    await page.getByRole('tab', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Insert a template' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert a template' });
    await dialog.getByLabel('Search titles').fill('nothing like it');
    await expect(dialog.getByText('No template matches.')).toBeVisible();
    await dialog.getByLabel('Search titles').fill('Hours');
    await dialog.getByRole('button', { name: 'Hours Section template' }).click();
    await expect(canvas.getByText('Opening hours')).toHaveCount(2);
  });

  test('K a template is chosen for its place, and stays in view while its style sheet comes', async ({
    page,
  }) => {
    const part = { title: 'Way to us', type: 'section', settings: {}, elements: [heading('By the river')] };
    const { id } = await change(page, 'post', '/admin/api/documents', part);
    await change(page, 'put', `/admin/api/documents/${id}`, { version: 1, publish: true });
    const placed = {
      ...container('p1', [widget('template', {})]),
      settings: { background_background: 'classic', background_color: '#123456' },
    };
    await page.goto(`/admin/pages/${await makePage(page, 'Places', [placed])}/edit`);
    const canvas = await openedCanvas(page);
    await canvas.getByText('Choose a template to show here.').click();
    await page.getByLabel('Template', { exact: true }).selectOption('Way to us');
    const shown = canvas.getByRole('heading', { name: 'By the river' });
    await expect(shown).toBeVisible();
    // The first sheet decides which layer has precedence. With the template's in its place, the kit's colours would lose.
    const sheets = canvas.locator('link[rel=stylesheet]');
    await expect(sheets.first()).toHaveAttribute('href', /\/assets\/chunks\/site-/);
    // Puck hides what it does not know as one of its elements.
    await expect(canvas.locator('.elementor-element-p1')).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.reload();
    await expect(shown).toBeVisible();
    await expect(canvas.locator('.elementor-element-p1')).toHaveCSS('opacity', '1');
    await expect(canvas.locator('.elementor-element-p1')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  });

  test('PB-24 the style of what was copied is pasted on another element, on every device, and its words stay', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const styled = widget('heading', {
      title: 'The model',
      title_color: '#AA3300',
      typography_typography: 'custom',
      typography_font_size: { unit: 'px', size: 50, sizes: [] },
      typography_font_size_mobile: { unit: 'px', size: 21, sizes: [] },
      _margin: { unit: 'px', top: '7', right: '0', bottom: '0', left: '0', isLinked: false },
      _element_id: 'model',
    });
    const plain = widget('heading', {
      title: 'The other',
      text_shadow_text_shadow_type: 'yes',
      _title: 'Mine',
    });
    const button = widget('button', { text: 'Press', background_color: '#00AA33' });
    const id = await makePage(page, 'Alike', [container('a1', [styled, plain, button])]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /The model/).click();
    await page.keyboard.press('ControlOrMeta+c');
    await outline(page, /The other/).click();
    await step(page, page.getByRole('button', { name: 'Paste style' }));
    const other = canvas.getByRole('heading', { name: 'The other' });
    await expect(other).toHaveCSS('color', 'rgb(170, 51, 0)');
    await expect(other).toHaveCSS('font-size', '50px');
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect(other).toHaveCSS('font-size', '21px');
    await page.getByRole('button', { name: 'Desktop' }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(other).not.toHaveCSS('font-size', '50px');
    // By keyboard, and on an element of another kind, which takes the settings it knows.
    await outline(page, /Press/).click();
    await page.keyboard.press('ControlOrMeta+Shift+v');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('data-steps', '1');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.locator('header [role="status"]')).toHaveText('Saved');
    const [, kept, pressed] = await settingsIn(page, id);
    expect(kept).toEqual({ title: 'The other', text_shadow_text_shadow_type: 'yes', _title: 'Mine' });
    expect(pressed).toMatchObject({ text: 'Press', _margin: { top: '7' }, typography_typography: 'custom' });
    expect(pressed).not.toHaveProperty('background_color');
    expect(pressed).not.toHaveProperty('title_color');
    expect(pressed).not.toHaveProperty('_element_id');
  });

  test('PB-24 an element is dragged in the outline: beside another, into a container, and never into itself', async ({
    page,
  }) => {
    const id = await makePage(page, 'Dragged', [
      container('a1', [heading('One'), heading('Two')]),
      container('b1', [heading('Three')]),
    ]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    const words = () => canvas.locator('.elementor-heading-title').allTextContents();
    await page.getByRole('tab', { name: 'Outline' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    const drag = async (from: RegExp, to: RegExp, y: number, nth = 0) => {
      const target = page
        .getByRole('navigation', { name: 'Outline' })
        .getByRole('button', { name: to })
        .nth(nth);
      await outline(page, from).dragTo(target, { targetPosition: { x: 40, y } });
    };
    await drag(/Heading One/, /Heading Three/, 27);
    await expect(undo).toHaveAttribute('data-steps', '1');
    expect(await words()).toEqual(['Two', 'Three', 'One']);
    await drag(/Heading One/, /Heading Three/, 3);
    await expect(undo).toHaveAttribute('data-steps', '2');
    expect(await words()).toEqual(['Two', 'One', 'Three']);
    await drag(/Heading Three/, /^Container/, 15);
    await expect(undo).toHaveAttribute('data-steps', '3');
    expect(await words()).toEqual(['Two', 'Three', 'One']);
    await drag(/^Container/, /Heading Two/, 15);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await words(), 'the step before is what was undone').toEqual(['Two', 'One', 'Three']);
  });
});

async function settingsIn(page: Page, id: number) {
  const { elements } = await (await page.request.get(`/admin/api/documents/${id}`)).json();
  return elements[0].elements.map(({ settings }: { settings: object }) => settings);
}
