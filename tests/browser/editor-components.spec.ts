import { change, makePage, openedCanvas, outline, state } from './fixtures/editorPage.ts';
import { asAdministrator, expect, test } from './fixtures/index.ts';

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const heading = (title: unknown) => ({
  ...{ id: 'aa11bb2', elType: 'widget', widgetType: 'e-heading', elements: [], settings: { title } },
});

test.describe('components in the editor', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 K a component is seen where it stands, says something else there, and is edited in a page of its own', async ({
    page,
  }) => {
    const exposed = typed({ override_key: 'k1', origin_value: typed('Boats for hire') }, 'overridable');
    const made = await change(page, 'post', '/admin/api/documents', {
      ...{ title: 'Card', type: 'elementor_component', settings: {} },
      elements: [{ id: 'bb22cc3', elType: 'e-div-block', settings: {}, elements: [heading(exposed)] }],
    });
    await change(page, 'put', `/admin/api/documents/${made.id}`, { version: 1, publish: true });
    const instance = typed({ component_id: typed(made.id, 'number') }, 'component-instance');
    const place = {
      ...{ id: 'cc33dd4', elType: 'widget', widgetType: 'e-component', elements: [] },
      settings: { component_instance: instance },
    };
    const id = await makePage(page, 'With a card', [place]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByRole('heading', { name: 'Boats for hire' })).toBeVisible();
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Component/).click();
    await expect(page.getByLabel('Component', { exact: true })).toHaveValue(String(made.id));
    await expect(page.getByText('Used on 1 page.')).toBeVisible();
    const here = page.getByRole('region', { name: 'Only here' });
    await here.getByRole('textbox').fill('Boats for sale');
    await expect(canvas.getByRole('heading', { name: 'Boats for sale' })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    const [override] = saved.elements[0].settings.component_instance.value.overrides.value;
    expect(override.value).toEqual({
      ...{ override_key: 'k1', override_value: typed('Boats for sale') },
      schema_source: { type: 'component', id: made.id },
    });
    await here.getByRole('button', { name: 'As in the component' }).click();
    await expect(canvas.getByRole('heading', { name: 'Boats for hire' })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');

    await page.getByRole('link', { name: 'Edit the component' }).click();
    await expect(page.getByLabel('Name of the page')).toHaveValue('Card');
    const own = await openedCanvas(page);
    await expect(own.locator('h2')).toHaveText('Boats for hire');
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading \(version 4\)/).click();
    await page.getByRole('tabpanel', { name: 'Content' }).getByRole('textbox').first().fill('Boats');
    await expect(own.locator('h2')).toHaveText('Boats');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const card = await (await page.request.get(`/admin/api/documents/${made.id}`)).json();
    expect(card.elements[0].elements[0].settings.title).toEqual(
      typed({ override_key: 'k1', origin_value: typed('Boats') }, 'overridable'),
    );
  });
});
