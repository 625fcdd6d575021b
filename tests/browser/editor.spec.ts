import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  change,
  heading,
  makePage,
  openedCanvas,
  outline,
  state,
  step,
  tabTo,
  titleOf,
  widget,
} from './fixtures/editorPage.ts';
import {
  asAdministrator,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  signInElsewhere,
  test,
} from './fixtures/index.ts';

test.describe('the editor of pages', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('K a page file of Elementor becomes a page with the look that it counts on', async ({ page }) => {
    const file = (content: unknown) => ({
      name: 'work.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
    const heading = (id: string, title: string) => ({
      ...{ id, elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] },
    });
    const container = {
      ...{ id: 'c0', elType: 'container', settings: { container_type: 'grid' } },
      elements: [heading('c1', 'Our work'), heading('c2', 'Our people')],
    };
    await page.goto('/admin/pages/new');
    const choose = async (content: unknown): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('radio', { name: /file/ }).click();
      await (await chooser).setFiles(file(content));
    };
    await choose({ content: 'nothing' });
    await expect(page.getByRole('alert')).toContainText('“work.json” holds no page.');
    await choose({ version: '0.4', title: 'Work', type: 'page', content: [container], page_settings: [] });
    await expect(page.getByRole('radio', { name: 'The file work.json' })).toBeChecked();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Work');
    await page.getByRole('button', { name: 'Create page' }).click();
    const canvas = await openedCanvas(page);
    await expect(canvas.getByRole('heading', { name: 'Our work' })).toHaveCSS('color', 'rgb(110, 193, 228)');
    await expect(canvas.locator('.e-con').first()).toHaveCSS('padding-left', '10px');
    const [work, people] = await Promise.all(
      ['Our work', 'Our people'].map((name) => canvas.getByRole('heading', { name }).boundingBox()),
    );
    expect(people?.y, 'a grid has rows on the canvas too').toBe(work?.y);
    expect(people?.x).toBeGreaterThan(work?.x ?? 0);
  });

  test('PB-24 a page is made from a template, changed and published with the keyboard alone', async ({
    page,
  }) => {
    await page.goto('/admin/pages/new');
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type('Made by hand');
    await expect(page.getByRole('radio', { name: 'Landing page' })).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: 'Landing page' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Landing page' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Create page' }));
    await page.keyboard.press('Enter');

    const canvas = await openedCanvas(page);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('A glasshouse that outlives you');
    await page.getByRole('tab', { name: 'Add' }).focus();
    await page.keyboard.press('ArrowRight');
    await tabTo(page, outline(page, /Heading A glasshouse/));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Text', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Glass for a lifetime');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Glass for a lifetime');

    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveText('Glass for a lifetime');
    await page.getByRole('button', { name: 'Redo' }).focus();
    await page.keyboard.press('Enter');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Glass for a lifetime');

    await outline(page, /Heading Glass for a lifetime/).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(canvas.locator('header .elementor-widget').first()).toContainText('Glasshouses in timber');
    await page.getByRole('button', { name: 'Publish' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expect(state(page)).toHaveText('Saved');

    await page.goto('/made-by-hand/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass for a lifetime');
    await expect(page.locator('header .elementor-widget').first()).toContainText('Glasshouses in timber');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(238, 245, 238)');
  });

  test('PB-24 things are added, moved in and out, duplicated, copied to another page and deleted', async ({
    page,
  }) => {
    const [first, second] = [await makePage(page, 'First'), await makePage(page, 'Second')];
    await page.goto(`/admin/pages/${first}/edit`);
    let canvas = await openedCanvas(page);
    await step(page, page.getByRole('button', { name: 'Container', exact: true }));
    await step(page, page.getByRole('button', { name: 'Heading', exact: true }));
    await expect(canvas.locator('.e-con .elementor-heading-title')).toHaveText('A heading');
    const [containers, held] = [canvas.locator('.e-con'), canvas.locator('.e-con .elementor-heading-title')];
    await expect(page.getByRole('button', { name: 'Move out' })).toBeDisabled();
    await step(page, page.getByRole('button', { name: 'Duplicate', exact: true }));
    // The page itself holds no widgets: one that leaves a container gets its own, in the same step.
    await step(page, page.getByRole('button', { name: 'Move out' }));
    await expect(containers).toHaveCount(2);
    await expect(held).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(containers).toHaveCount(1);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(containers).toHaveCount(2);
    await step(page, page.getByRole('button', { name: 'Move in' }));
    await expect(containers).toHaveCount(1);
    await expect(held).toHaveCount(2);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /^Container/).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await step(page, page.getByRole('button', { name: 'Delete' }));
    await expect(canvas.locator('.elementor-heading-title')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(canvas.locator('.elementor-heading-title')).toHaveCount(2);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');

    await page.goto(`/admin/pages/${second}/edit`);
    canvas = await openedCanvas(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Paste' }).click();
    await expect(canvas.locator('.e-con .elementor-heading-title')).toHaveCount(2);
    const ids = await canvas
      .locator('[data-id]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-id')));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{1,40}$/);
  });

  test('KT-04 a column that is added to a page without sections comes in a section', async ({ page }) => {
    const id = await makePage(page, 'Columns');
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await step(page, page.getByRole('button', { name: 'Column', exact: true }));
    await expect(canvas.locator('.elementor-section .elementor-column')).toHaveCount(1);
    await step(page, page.getByRole('button', { name: 'Column', exact: true }));
    await expect(canvas.locator('.elementor-section .elementor-column')).toHaveCount(2);
    await expect(canvas.locator('.elementor-section')).toHaveCount(1);
  });

  test('PB-24 an element is found by what people call it, and added with the keyboard', async ({ page }) => {
    await page.goto(`/admin/pages/${await makePage(page, 'Sought')}/edit`);
    const canvas = await openedCanvas(page);
    const search = page.getByRole('searchbox', { name: 'Search elements' });
    await search.fill('faq');
    await expect(page.getByRole('region', { name: 'Panels' }).getByRole('button')).toHaveText([
      'Accordion',
      'Toggle',
      'Accordion with any content',
    ]);
    await expect(page.getByRole('region', { name: 'Layout' })).toHaveCount(0);
    await search.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Accordion with any content' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(canvas.locator('.elementor-widget-toggle')).toBeVisible();
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowUp');
    await expect(search).toBeFocused();
    await search.fill('glasshouse');
    await expect(page.getByText('No element matches “glasshouse”')).toBeVisible();
    await expectAccessibleChrome(page);
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Layout' })).toBeVisible();
    await search.fill('headline');
    await search.press('Enter');
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('A heading');
  });

  test('PB-24 the site’s colours are offered in the rows of a list and for shadows, and drawn', async ({
    page,
  }) => {
    const slides = widget('slides', {
      autoplay: '',
      slides: [{ _id: 'a', heading: 'First', background_color: '#1d3b34' }],
    });
    const id = await makePage(page, 'Site colours', [slides]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Slides/).click();
    await page.getByRole('button', { name: 'First', exact: true }).click();
    await page.getByRole('button', { name: 'Background: colours of the site' }).click();
    await page.getByRole('menuitem').first().click();
    await expect(canvas.locator('.elementor-slide-color rect').first()).toHaveAttribute(
      'fill',
      /--e-global-color/,
    );
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await page
      .getByRole('button', { name: /^Shadow: colour: colours of the site/ })
      .first()
      .click();
    await page.getByRole('menuitem').first().click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const { elements } = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(elements[0].settings).toMatchObject({
      slides: [{ __globals__: { background_color: expect.stringContaining('globals/colors?id=') } }],
      __globals__: { '_box_shadow_box_shadow.color': expect.stringContaining('globals/colors?id=') },
    });
  });

  test('PB-24 what floats over pages is made like a page', async ({ page, context }) => {
    await page.goto('/admin/pages/new');
    await page.getByLabel('Name', { exact: true }).fill('Spring sale');
    await page.getByLabel('Kind').selectOption('Floats over every page');
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'Announcement bar' }).click();
    await page.getByRole('button', { name: 'Create page' }).click();
    const canvas = await openedCanvas(page);
    await expect(canvas.locator('[data-elementor-type="floating-buttons"] .e-floating-bars')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Revisions' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Page settings' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect((await opening).getByText('Something new')).toBeVisible();
  });

  test('PB-24 an element is dragged onto the page', async ({ page }) => {
    await page.goto(`/admin/pages/${await makePage(page, 'Dragged')}/edit`);
    const canvas = await openedCanvas(page);
    const gallery = page.getByRole('button', { name: 'Gallery', exact: true });
    await gallery.scrollIntoViewIfNeeded();
    const from = await gallery.boundingBox();
    const to = await page.locator('#preview-frame').boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag, or nowhere to.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 200, to.y + 60, { steps: 12 });
    await page.mouse.move(to.x + 220, to.y + 90, { steps: 6 });
    await page.mouse.up();
    await expect(canvas.locator('.e-con .elementor-image-gallery img')).toBeVisible();
  });

  test('PB-24 what is dragged out of its container, or copied where none is, gets one of its own', async ({
    page,
    complaints,
  }) => {
    const elements = [
      {
        ...{ id: 'full', elType: 'container', settings: { background_color: '#eee' } },
        elements: [heading('Stays'), heading('Goes')],
      },
      heading('Bare'),
    ];
    await page.goto(`/admin/pages/${await makePage(page, 'Dragged out', elements)}/edit`);
    // From outside the frame: a locator inside adds Playwright's own listeners, which a frame without scripts refuses with an
    // error.
    const [goes, bare] = [await placeOnCanvas(page, 'Goes'), await placeOnCanvas(page, 'Bare')];
    await dragOnCanvas(page, { x: goes.x + 10, y: goes.y + 10 }, [
      { x: bare.x + 20, y: bare.y + 10 },
      { x: bare.x + 24, y: bare.y + bare.height + 4 },
    ]);
    await expect.poll(() => containersOnCanvas(page)).toBe(2);
    expect(complaints.heard(), 'while it was dragged').toEqual([]);
    complaints.allow(/Blocked script execution in 'about:srcdoc'/);
    const canvas = await openedCanvas(page);
    await expect(canvas.locator('.e-con')).toHaveCount(2);
    await expect(canvas.locator('.e-con').last()).toHaveText('Goes');
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading Bare/).click();
    await step(page, page.getByRole('button', { name: 'Duplicate', exact: true }));
    await expect(canvas.locator('.e-con').filter({ hasText: /^Bare$/ })).toHaveCount(1);
    await expect(canvas.getByText('Bare')).toHaveCount(2);
    for (const count of [2, 1]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(canvas.locator('.e-con')).toHaveCount(count);
    }
  });

  test('PB-24 words are typed where they stand, and one step takes them back', async ({ page }) => {
    const words = { title: 'Glass, <em>iron</em>', header_size: 'h2', link: { url: '/contact/' } };
    const [title, text, button] = [
      widget('heading', words),
      widget('text-editor', { editor: '<p>Once</p>', drop_cap: 'yes' }),
      widget('button', { text: 'Press' }),
    ] as const;
    const id = await makePage(page, 'Typed', [title, text, button]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    const steps = page.getByRole('button', { name: 'Undo' });
    await canvas.locator('.elementor-widget-heading').dblclick();
    await expect(canvas.locator('[data-typed]')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' and oak', { delay: 5 });
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect(canvas.locator('[data-typed]')).toHaveCount(0);
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('Glass, iron and oa');
    await expect(steps).toHaveAttribute('data-steps', '1');

    // By keyboard only: the name in the outline selects, and the same key again starts typing.
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Button/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(canvas.locator('[data-typed]')).toBeFocused();
    await page.keyboard.type(' me now');
    await page.keyboard.press('Enter');
    await expect(canvas.locator('.elementor-button')).toHaveText('Press me now');
    await expect(steps).toHaveAttribute('data-steps', '2');

    await outline(page, /Text/).click();
    await page.getByRole('button', { name: 'Type on the page' }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Twice');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(saved.elements).toEqual([
      { ...title, settings: { ...words, title: 'Glass, <em>iron and oa</em>' } },
      { ...text, settings: { editor: '<p>Once</p><p><b>Twice</b></p>', drop_cap: 'yes' } },
      { ...button, settings: { text: 'Press me now' } },
    ]);
    for (const [shown, left] of [
      ['Once', '2'],
      ['Press', '1'],
      ['Glass, iron', '0'],
    ] as const) {
      await steps.click();
      await expect(steps).toHaveAttribute('data-steps', left);
      await expect(canvas.getByText(shown, { exact: true }).first()).toBeVisible();
    }
  });

  test('PB-24 a setting differs from device to device, and a phone takes after wider screens', async ({
    page,
  }) => {
    const id = await makePage(page, 'Devices', [heading('Big words')]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByLabel('Text size', { exact: true }).fill('60');
    const words = canvas.locator('.elementor-heading-title');
    await expect(words).toHaveCSS('font-size', '60px');
    await page.getByRole('button', { name: 'Phone' }).click();
    await expect(words).toHaveCSS('font-size', '60px');
    await expect(page.getByText('Phone: as on wider screens').first()).toBeVisible();
    await page.getByLabel('Text size', { exact: true }).fill('22');
    await expect(words).toHaveCSS('font-size', '22px');
    await page.getByRole('button', { name: 'Tablet' }).click();
    await page.getByLabel('Text size', { exact: true }).fill('40');
    await expect(words).toHaveCSS('font-size', '40px');
    // There is less room beside the panels than a desktop has, but it is shown as one.
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect(words).toHaveCSS('font-size', '60px');
  });

  test('PB-24 links lead nowhere while editing, and pictures open only for who wants them to', async ({
    page,
  }) => {
    const id = await makePage(page, 'Pictures', [
      widget('image', {
        image: { url: '/pictures/still-life.svg', alt: 'Figs' },
        link_to: 'file',
        open_lightbox: 'yes',
      }),
      widget('button', { text: 'Away', link: { url: '/contact/' } }),
    ]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await canvas.getByText('Away').click({ force: true });
    await canvas.getByAltText('Figs').click();
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await canvas.locator('body').press('Escape');
    await expect(canvas.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Do not open pictures while editing' }).click();
    await expect(page.getByRole('menuitem', { name: 'Open pictures while editing' })).toBeVisible();
    await page.keyboard.press('Escape');
    await canvas.getByAltText('Figs').click();
    await expect(page.getByRole('toolbar', { name: 'Actions for Picture' })).toBeVisible();
    await expect(canvas.getByRole('dialog')).toBeHidden();
    await expect
      .poll(async () => (await page.request.get('/admin/api/editor-preferences')).json())
      .toMatchObject({ lightbox_in_editor: '' });
    await change(page, 'put', '/admin/api/editor-preferences', { lightbox_in_editor: 'yes' });
  });

  test('KT-04 what comes from an add-on is shown as a named box and saved as it came', async ({ page }) => {
    const foreign = [
      {
        id: '123',
        elType: 'widget',
        widgetType: 'of-an-add-on',
        settings: [],
        elements: [],
        extra: { a: [] },
      },
      { id: 'zz', elType: 'e-div-block', settings: { 'a.b': 1 }, elements: [], version: '0.0' },
    ];
    const id = await makePage(page, 'Foreign', [...foreign, heading('Ours')]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await expect(canvas.getByText('of-an-add-on')).toBeVisible();
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.getByLabel('Text', { exact: true }).fill('Changed');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(saved.elements.slice(0, 2)).toEqual(foreign);
    expect(saved.elements[2].settings.title).toBe('Changed');
  });

  test('two people on one page are told of each other, and nobody’s work is lost', async ({
    page,
    browser,
    site,
    complaints,
  }) => {
    complaints.allow(/409/);
    const id = await makePage(page, 'Shared', [heading('Start')]);
    const other = await (await browser.newContext({ baseURL: site.baseURL })).newPage();
    await signInElsewhere(other, site.adminPassword);
    await page.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(page);
    await other.goto(`/admin/pages/${id}/edit`);
    const theirs = await openedCanvas(other);
    await expect(other.getByText('You have this page open in another window as well')).toBeVisible();

    for (const [who, words] of [
      [page, 'Written first'],
      [other, 'Written second'],
    ] as const) {
      await who.getByRole('tab', { name: 'Outline' }).click();
      await outline(who, /Heading/).click();
      await who.getByLabel('Text', { exact: true }).fill(words);
    }
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(other.getByRole('alert')).toContainText('has saved this page since you opened it');
    await expect(theirs.locator('.elementor-heading-title')).toHaveText('Written second');
    expect(await titleOf(page.request, id)).toBe('Written first');
    await other.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(state(other)).toHaveText('Saved');
    expect(await titleOf(page.request, id)).toBe('Written second');
    await other.context().close();
  });

  test('what was typed is autosaved, offered again and previewed as a visitor', async ({ page, context }) => {
    const id = await makePage(page, 'Unsaved', [heading('Start')]);
    await page.goto(`/admin/pages/${id}/edit`);
    await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.getByLabel('Text', { exact: true }).fill('Not saved yet');
    await expect(state(page)).toHaveText('Autosaved');
    expect(await titleOf(page.request, id)).toBe('Start');

    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = await opening;
    await preview.waitForURL(/\/preview\//);
    await expect(preview.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
    await preview.close();

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await openedCanvas(page);
    await page.getByRole('button', { name: 'Restore them' }).click();
    await expect((await openedCanvas(page)).locator('.elementor-heading-title')).toHaveText('Not saved yet');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    expect(await titleOf(page.request, id)).toBe('Not saved yet');
  });

  test('a revision is brought back', async ({ page }) => {
    const id = await makePage(page, 'History', [heading('The first')]);
    await change(page, 'put', `/admin/api/documents/${id}`, {
      version: 1,
      elements: [heading('The second')],
    });
    await page.goto(`/admin/pages/${id}/edit`);
    let canvas = await openedCanvas(page);
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('The second');
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.getByLabel('Text', { exact: true }).fill('Typed and not saved');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revisions' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
    await expect(page.getByText('That revision is the draft now.')).toBeVisible();
    canvas = await openedCanvas(page);
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('The first');
    // What was on the screen before is a revision, too.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revisions' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).nth(1).click();
    canvas = await openedCanvas(page);
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('Typed and not saved');
  });

  test('leaving with changes asks first', async ({ page }) => {
    await page.goto(`/admin/pages/${await makePage(page, 'Leaving', [heading('Start')])}/edit`);
    await openedCanvas(page);
    await page.getByLabel('Name of the page').fill('Another name');
    await expect(state(page)).not.toHaveText('Saved');
    await page.getByRole('link', { name: 'Back to the pages' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  });

  test('a page goes into the trash and comes back', async ({ page }) => {
    await makePage(page, 'Thrown away');
    await page.goto('/admin/pages?search=Thrown');
    await page.getByRole('button', { name: 'More for Thrown away' }).click();
    await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Thrown away' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('on a phone a notice does not cover the way to the panels', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/pages/new');
    await page.getByLabel('Name', { exact: true }).fill('Noticed on a phone');
    await page.getByRole('button', { name: 'Create page' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'The page is a draft' });
    await expect(notice).toBeVisible();
    const panels = page.getByRole('navigation', { name: 'Panels' });
    await expect
      .poll(async () => {
        const [above, below] = [await notice.boundingBox(), await panels.boundingBox()];
        return above && below ? below.y - above.y - above.height : null;
      })
      .toBeGreaterThan(0);
  });

  test('the editor is usable on a phone and by everybody', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/pages/${await makePage(page, 'On a phone')}/edit`);
    const canvas = await openedCanvas(page);
    await expect(page.getByRole('button', { name: 'Phone', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('A heading');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByLabel('Text', { exact: true }).fill('From a phone');
    await expect(canvas.locator('.elementor-heading-title')).toHaveText('From a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessibleChrome(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleChrome(page);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await expectAccessibleChrome(page);
    // The text field's menus are above their panel, where they can be clicked.
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await settings.getByRole('button', { name: 'Select' }).first().click();
    await page.getByText('Heading 2', { exact: true }).click();
    await expect(canvas.locator('.elementor-widget-text-editor h2')).toHaveText(/worth reading/);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await expectAccessibleChrome(page);
  });
});

test.describe('the font of an element', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('K is found by a part of its name with the keyboard; a name that the site has no file of stays as it was', async ({
    page,
  }) => {
    const font = readFileSync('node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2');
    const own = await change(page, 'post', '/admin/api/fonts', {
      family: 'Harbour Hand',
      file: font.toString('base64'),
    });
    const foreign = 'Far Quay Pro, "Old Name"';
    const id = await makePage(page, 'Type', [
      widget('heading', {
        title: 'In type',
        typography_typography: 'custom',
        typography_font_family: foreign,
      }),
    ]);
    const settings = async () => {
      const { elements } = await (await page.request.get(`/admin/api/documents/${id}`)).json();
      return elements[0].settings;
    };
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await canvas.getByRole('heading', { name: 'In type' }).click();
    await page.getByRole('tab', { name: 'Style' }).click();
    const field = page.getByRole('combobox', { name: 'Font', exact: true });
    await expect(field).toHaveValue(foreign);

    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('harb');
    const list = page.getByRole('listbox', { name: 'Font' });
    await expect(list.getByRole('option')).toHaveText(['Harbour Hand']);
    await expectNoAxeViolations(page, ['#preview-frame']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Harbour Hand');
    await expect(list).toBeHidden();
    await expect(canvas.getByRole('heading', { name: 'In type' })).toHaveCSS('font-family', /Harbour Hand/);
    // With a font name in the field, the list still offers all others.
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { name: 'Lora' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();

    await field.fill(foreign);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(state(page)).toContainText('Saved');
    expect(await settings()).toEqual({
      title: 'In type',
      typography_typography: 'custom',
      typography_font_family: foreign,
    });
    await page.request.delete(`/admin/api/fonts/${own.id}`);
  });
});

test('PB-24 visitors load nothing of the editor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/through-the-year/');
  await page.getByRole('heading', { name: 'Four small jobs' }).scrollIntoViewIfNeeded();
  await islandsHaveSettled(page);
  expect(scripts.filter((url) => /admin|editmode|workbench|puck/i.test(url))).toEqual([]);
});

/** The canvas is part of the page, and is checked as a page. */
/** Everything around the page that is edited. */
function expectAccessibleChrome(page: Page): Promise<void> {
  return expectNoAxeViolations(page, ['#preview-frame']);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a text, in the window's coordinates. */
async function placeOnCanvas(page: Page, words: string): Promise<Point & { readonly height: number }> {
  const found = await page.waitForFunction((text) => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const titles = [...(frame?.contentDocument?.querySelectorAll('.elementor-heading-title') ?? [])];
    const title = titles.find((one) => one.textContent === text);
    if (!frame?.contentWindow || !title) return null;
    const [outer, inner] = [frame.getBoundingClientRect(), title.getBoundingClientRect()];
    const scale = outer.width / frame.contentWindow.innerWidth;
    return { x: outer.x + inner.x * scale, y: outer.y + inner.y * scale, height: inner.height * scale };
  }, words);
  const place = await found.jsonValue();
  if (!place) throw new Error('There is nothing to drag, or nowhere to.');
  return place;
}

function containersOnCanvas(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument?.querySelectorAll('.e-con')
        .length,
  );
}

/**
 * With the mouse button down over a frame without scripts, Playwright waits for its own script in there. So the browser is
 * controlled directly.
 */
async function dragOnCanvas(page: Page, from: Point, ways: readonly Point[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Point, buttons: number) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, buttons, button: 'left', clickCount: 1 });
  await mouse('mouseMoved', from, 0);
  await mouse('mousePressed', from, 1);
  let at = from;
  for (const to of ways) {
    for (let step = 1; step <= DRAG_STEPS; step += 1)
      await mouse('mouseMoved', between(at, to, step / DRAG_STEPS), 1);
    at = to;
  }
  await mouse('mouseReleased', at, 0);
  await devtools.detach();
}

const DRAG_STEPS = 12;

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
