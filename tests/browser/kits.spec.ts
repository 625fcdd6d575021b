import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { KIT_2, KIT_3, KIT_MARKETPLACE } from '../../packages/kits/testing/kitFixtures.ts';
import { type PackedEntry, packZip } from '../../packages/kits/testing/packZip.ts';
import { openedCanvas, outline } from './fixtures/editorPage.ts';
import {
  asAdministrator,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  test,
} from './fixtures/index.ts';

/** Without posts: their format is covered by the blog's own tests. */
const withoutPosts = (kit: readonly PackedEntry[]) =>
  kit.filter(({ name }) => !name.startsWith('wp-content/'));

test.describe('kits', () => {
  test.beforeEach(async ({ page, site }) => {
    await asAdministrator(page, site);
    await page.goto('/admin/kits');
    await expect(page.getByRole('heading', { name: 'Kits', exact: true })).toBeVisible();
  });

  test('KT-04 exports chosen parts: rules of the name, a dialog, progress, and the file that comes', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'Export a kit' }).click();
    const zip = page.getByTestId('export-kit-footer-export-zip-button');
    await expect(zip).toBeDisabled();
    await expect(page.getByText('Of the posts, a kit carries the newest 20')).toBeVisible();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Glass/house');
    await expect(page.getByText('Use letters, digits, spaces')).toBeVisible();
    await expect(zip).toBeDisabled();
    await name.fill('Glasshouse kit');
    await page.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(301));
    await expect(page.getByText('301 / 300')).toBeVisible();
    await expect(zip).toBeDisabled();
    await page.getByRole('textbox', { name: 'Description' }).fill('Timber and iron');
    await expect(page.getByTestId('KitContentDataSelection-plugins')).toBeDisabled();
    await page.getByTestId('KitContentDataSelection-settings').uncheck();
    await page.getByTestId('KitPartsSelectionRow-plugins').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plugins' });
    await expect(dialog.getByRole('checkbox', { name: 'Page builder', exact: true })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Reviews' }).uncheck();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const download = page.waitForEvent('download');
    await zip.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Glasshouse kit.zip');
    await expect(page.getByTestId('export-complete-heading')).toHaveText('Your kit is ready');
    await expect(page).toHaveURL(/\/kits\/export\/complete$/);
    await expect(page.getByTestId('export-complete-summary')).toContainText(/[1-9]\d* Pages? \|/);
    await expect(page.getByTestId('export-complete-summary')).toContainText('Nothing was exported');
    await expectNoAxeViolations(page);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await page.reload();
    await expect(page).toHaveURL(/\/kits\/export$/);
  });

  test('KT-04 imports a kit: drop, choose, look, apply, see it live, and undo the whole of it', async ({
    page,
  }) => {
    await page.goto('/admin/kits/import?from=guide');
    await page.getByTestId('file-input').setInputFiles(kitFile(withoutPosts(KIT_2)));
    await expect(page.getByRole('heading', { name: 'Import “Yoga loft”' })).toBeVisible();
    await expect(page.getByText('made by an older version')).toBeVisible();
    await expect(page.getByTestId('KitContentDataSelection-plugins')).toBeDisabled();
    await page.getByTestId('KitContentDataSelection-settings').uncheck();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'See what will change' }).click();
    await expect(page.getByText('The home page will change')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Classes' })).toContainText('New');
    await expectNoAxeViolations(page);
    await page.getByTestId('import-apply-button').click();
    await expect(page.getByTestId('import-complete-heading')).toHaveText('The kit is in place');
    await expect(page.getByTestId('import-complete-summary')).toContainText('2 Pages');
    // Users sent here by the setup guide can go back to it, from the top and from the result.
    const backs = page.getByRole('link', { name: 'Back to the guide' });
    await expect(backs).toHaveCount(2);
    await expect(backs.last()).toHaveAttribute('href', '/admin/first-start/start');
    await expectNoAxeViolations(page);
    expect(await textOf(page, '/')).toContain('Breathe');
    const classes = await page.request.get('/classes/');
    expect(classes.status()).toBe(200);

    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    const undone = page.getByRole('dialog', { name: 'The import of “Yoga loft” was undone.' });
    await expect(undone).toBeVisible();
    await expectNoAxeViolations(page);
    await undone.getByRole('button', { name: 'OK' }).click();
    await expect(undone).toHaveCount(0);
    expect((await page.request.get('/classes/')).status()).toBe(404);
    expect(await textOf(page, '/')).not.toContain('Breathe');
  });

  test('K a page begins with a template of a kit that has no pages', async ({ page }) => {
    await importWhole(page, KIT_MARKETPLACE);
    await page.getByRole('link', { name: 'Make a page of Home' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Home');
    await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect((await openedCanvas(page)).getByText('A clean cut')).toBeVisible();
  });

  test('K pages of a kit with devices of its own change where that kit says, on the page and in its menu', async ({
    page,
  }) => {
    await importWhole(
      page,
      withWidths(KIT_2, {
        ...{ viewport_md: 900, viewport_lg: 1200 },
        active_breakpoints: ['viewport_mobile', 'viewport_tablet', 'viewport_laptop'],
      }),
    );
    const toggle = page.locator('.elementor-menu-toggle');
    const areBeside = async (columns = page.locator('.elementor-column')) => {
      const [one, two] = [await columns.first().boundingBox(), await columns.last().boundingBox()];
      return one?.y === two?.y;
    };
    const seen: Record<number, object> = {};
    for (const width of [880, 910, 1190, 1210]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/');
      seen[width] = { areBeside: await areBeside(), hasToggle: await toggle.isVisible() };
    }
    expect(seen).toEqual({
      880: { areBeside: false, hasToggle: true },
      910: { areBeside: true, hasToggle: true },
      1190: { areBeside: true, hasToggle: true },
      1210: { areBeside: true, hasToggle: false },
    });
    // The scripts are already loaded, with those widths.
    await islandsHaveSettled(page);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    );
    expect(sheets).toEqual([...new Set(sheets)]);

    await editHere(page);
    const canvas = await openedCanvas(page);
    const onCanvas = canvas.locator('.elementor-column');
    const width = () => canvas.locator('html').evaluate(() => innerWidth);
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    await expect.poll(() => areBeside(onCanvas)).toBe(false);
    // Its phones are as wide as most tablets, so its tablets are wider.
    await page.getByRole('button', { name: 'Tablet', exact: true }).click();
    await expect.poll(width).toBe(900);
    await expect.poll(() => areBeside(onCanvas)).toBe(true);
    await page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await expect.poll(width).toBeGreaterThan(1366);
    await page.getByRole('button', { name: 'Laptop', exact: true }).click();
    await expect.poll(width).toBe(1280);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Heading/).click();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByLabel('Text size', { exact: true }).fill('33');
    const words = canvas.locator('.elementor-heading-title').first();
    await expect(words).toHaveCSS('font-size', '33px');
    await expect(page.getByText('Laptop: its own').first()).toBeVisible();
    await page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await expect(words).not.toHaveCSS('font-size', '33px');
    await page.getByRole('button', { name: 'Tablet', exact: true }).click();
    await expect(words).toHaveCSS('font-size', '33px');
    await undoNewest(page);
  });

  test('K a page of an Elementor kit without fonts of its own has the same fonts in the editor as for visitors', async ({
    page,
  }) => {
    const named = { _id: 'primary', title: 'Primary', typography_typography: 'custom' };
    await importWhole(page, withWidths(KIT_2, { system_typography: [named] }));
    const font = (within: Page | FrameLocator) =>
      within
        .locator('.elementor-heading-title')
        .first()
        .evaluate((heading) => getComputedStyle(heading).fontFamily);
    await page.goto('/');
    expect(await font(page)).toContain('Roboto');
    await editHere(page);
    const canvas = await openedCanvas(page);
    await expect.poll(() => font(canvas)).toContain('Roboto');
    await undoNewest(page);
  });

  test('K a kit’s default style of a tag, its class and the element’s own look count in that order on each device, and after those of wider ones', async ({
    page,
  }) => {
    await importWhole(page, withClasses(KIT_3));
    const colours = (within: Page | FrameLocator) =>
      within
        .locator('.elementor .e-heading-base')
        .evaluateAll((all) =>
          Object.fromEntries(all.map((one) => [one.textContent?.trim(), getComputedStyle(one).color])),
        );
    const wanted = {
      Desktop: { Tag: GREEN, Class: BLACK, Shared: BLACK, Desktop: RED, Tablet: RED, Phone: RED },
      Tablet: { Tag: GREEN, Class: BLUE, Shared: BLUE, Desktop: BLUE, Tablet: GREEN, Phone: BLUE },
      Phone: { Tag: RED, Class: BLACK, Shared: BLACK, Desktop: BLACK, Tablet: BLACK, Phone: GREEN },
    };
    for (const [width, screen] of [
      [1440, 'Desktop'],
      [768, 'Tablet'],
      [390, 'Phone'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/doctors/');
      expect(await colours(page), `${width} px`).toEqual(wanted[screen]);
    }
    await editHere(page);
    const canvas = await openedCanvas(page);
    for (const [screen, colour] of Object.entries(wanted)) {
      await page.getByRole('button', { name: screen, exact: true }).click();
      await expect.poll(() => colours(canvas), screen).toEqual(colour);
    }
    await undoNewest(page);
  });

  test('KT-04 what is in the way is shown, and each can be replaced, kept beside or left', async ({
    page,
  }) => {
    await importWhole(page, KIT_3);
    await page.goto('/admin/kits/import');
    await page.getByTestId('file-input').setInputFiles(kitFile(withoutPosts(KIT_3)));
    await page.getByRole('button', { name: 'See what will change' }).click();
    const conflicts = page.getByRole('region', { name: 'Already here' });
    await expect(conflicts.getByRole('listitem')).toHaveCount(3);
    const doctors = conflicts.getByRole('listitem').filter({ hasText: 'Doctors' });
    await expect(doctors).toContainText('Takes the place of “Doctors”.');
    await page.getByLabel('What to do with Doctors').selectOption('Keep both');
    await expect(doctors).toContainText('Beside “Doctors”.');
    await page.getByLabel('What to do with Foot of the page').selectOption('Keep mine');
    await expect(conflicts.getByRole('listitem').filter({ hasText: 'Foot of the page' })).toContainText(
      'Skipped',
    );
    await page.getByTestId('import-apply-button').click();
    await expect(page.getByTestId('import-complete-heading')).toBeVisible();
    expect((await page.request.get('/doctors-2/')).status()).toBe(200);
    await undoNewest(page);
    await undoNewest(page);
  });

  test('KT-04 a kit is undone for another one: the tools lead on to it, also after a reload', async ({
    page,
  }) => {
    await page.goto('/admin/kits/export');
    await page.getByRole('textbox', { name: 'Name' }).fill('Next kit');
    await page.getByTestId('export-kit-footer-save-to-library-button').click();
    await page.getByTestId('view-in-library-button').click();
    await expect(page.getByRole('button', { name: 'Apply Next kit' })).toBeVisible();
    const { data } = await (await page.request.get('/wp-json/elementor/v1/cloud-kits')).json();
    const { id } = data.find(({ title }: { title: string }) => title === 'Next kit');
    await importWhole(page, KIT_3);
    await page.goto(
      `/wp-admin/admin.php?page=elementor-tools&referrer_kit=${id}&return_to=https://evil.example/#tab-import-export-kit`,
    );
    await page.getByRole('button', { name: 'Undo the newest' }).click();
    const call = page.waitForRequest(/\/revert\?referrer_kit=/);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    expect((await call).url()).toContain(id);
    const undone = page.locator('#e-revert-kit-deleted-dialog');
    await expect(undone).toContainText('The import of “City clinic” was undone.');
    await expectNoAxeViolations(page);
    await undone.getByRole('link', { name: 'Continue to the new kit' }).click();
    await expect(page.getByRole('heading', { name: 'Import “Next kit”' })).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?referrer=cloud&id=${id}`);

    await page.evaluate(() =>
      sessionStorage.setItem('elementor-kit-data', '{"activeKitName":"Old kit","referrerKitId":""}'),
    );
    await page.goto('/admin/kits');
    await expect(undone).toContainText('The import of “Old kit” was undone.');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Imports' })).toBeVisible();
    await expect(undone).toHaveCount(0);
    await page.request.delete(`/wp-json/elementor/v1/cloud-kits/${id}`, {
      headers: { 'x-wp-nonce': await nonceOf(page) },
    });
  });

  test('KT-06 a kit that is none is refused with the reason, and analytics are told', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500/);
    await page.goto('/admin/kits/analytics');
    await expect(page.getByText('Events are not kept')).toBeVisible();
    await page.getByRole('switch', { name: 'Keep events' }).click();
    await expect(page.getByText('From now on')).toBeVisible();
    await page.goto('/admin/kits/import');
    await page
      .getByTestId('file-input')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByTestId('error-dialog')).toContainText('Only .zip files are accepted.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByTestId('file-input').setInputFiles(kitFile([{ name: '/evil.json', content: '1' }]));
    await expect(page.getByTestId('error-dialog')).toContainText('is an absolute path');
    await expectNoAxeViolations(page);
    await page.getByTestId('try-again-button').click();
    await expect(page.getByTestId('drop-zone')).toBeVisible();

    await page.getByTestId('file-input').setInputFiles(kitFile(withoutPosts(KIT_2)));
    await page.getByRole('button', { name: 'See what will change' }).click();
    // Meanwhile somebody else makes a page at one of its addresses.
    const [made] = await meanwhile(
      page,
      '**/import-runner',
      () => addPage(page, 'classes'),
      () => page.getByTestId('import-apply-button').click(),
    );
    await expect(page.getByTestId('error-dialog')).toContainText('The site was changed while the kit');
    await expect(page.getByText('The import was stopped. Nothing was changed.')).toBeVisible();
    expect((await page.request.get('/classes/')).status()).toBe(404);
    await page.getByTestId('error-dialog').getByRole('button', { name: 'Cancel' }).click();
    await removePage(page, made);

    await page.goto('/admin/kits/analytics?search=site+was+changed');
    await expect(page.getByText('kit_import_status', { exact: true })).toBeVisible();
    await page.goto('/admin/kits/analytics?search=only+.zip+files');
    await expect(page.getByText('kit_import_upload_file', { exact: true })).toBeVisible();
    await page.goto('/admin/kits/analytics?search=absolute+path');
    await expect(page.getByText('kit_import_upload_file', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Empty' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all events' }).click();
    await expect(page.getByText('All events were deleted.')).toBeVisible();
    await page.getByRole('switch', { name: 'Keep events' }).click();
    await expect(page.getByText('Nothing more is kept.')).toBeVisible();
  });

  test('KT-07 a kit is saved to the library, found, applied and deleted', async ({ page }) => {
    await page.goto('/admin/kits/library');
    await expect(page.getByText('No kits yet')).toBeVisible();
    await page.goto('/admin/kits/export');
    await page.getByRole('textbox', { name: 'Name' }).fill('Kept kit');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: PNG });
    await page.getByTestId('export-kit-footer-save-to-library-button').click();
    await page.getByTestId('view-in-library-button').click();
    const card = page.getByRole('list', { name: 'Kits' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1);
    await expect(page.getByText(/of 50 kits/)).toContainText('1 of 50 kits');
    await expectNoAxeViolations(page);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all kits' }).click();
    await page.getByRole('button', { name: 'Apply Kept kit' }).click();
    await expect(page.getByRole('heading', { name: 'Import “Kept kit”' })).toBeVisible();
    await page.getByTestId('import-back-button').click();
    await expect(card).toHaveCount(1);
    await page.getByRole('button', { name: 'More about Kept kit' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete kit' }).click();
    await expect(page.getByText('No kits yet')).toBeVisible();

    await page.goto('/admin/kits/export');
    await page.getByRole('textbox', { name: 'Name' }).fill('Drawn kit');
    await page.getByTestId('export-kit-footer-save-to-library-button').click();
    await page.getByTestId('view-in-library-button').click();
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 600);
    await page.getByRole('button', { name: 'More about Drawn kit' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete kit' }).click();
    await expect(page.getByText('No kits yet')).toBeVisible();
  });

  test('KT-01 other scripts find the registry on the page, and the old addresses lead here', async ({
    page,
  }) => {
    // The heading belongs to the admin frame, and is there before the screens' code.
    await page.waitForFunction(() => 'importExport' in (Reflect.get(window, 'elementorModules') ?? {}));
    const found = await page.evaluate(() => {
      const { elementorModules } = window as unknown as {
        elementorModules: {
          importExport: {
            createGetInitialState: (group: string) => (data: object, parent: boolean) => object;
          };
        };
      };
      const make = elementorModules.importExport.createGetInitialState('site-templates');
      const uploadedData = { manifest: { templates: { 1: { doc_type: 'section' } } } };
      return [make({}, false), make({ uploadedData }, false), make({ uploadedData: {} }, true)];
    });
    expect(found).toEqual([{ enabled: false }, { enabled: true }, { enabled: false }]);
    await page.goto('/wp-admin/admin.php?page=elementor-app#/import-customization');
    await expect(page).toHaveURL(/\/admin\/kits\/import$/);
    await expect(page.getByTestId('drop-zone')).toBeVisible();
  });

  test('KT-04 a link that names a kit elsewhere is followed only when the person wants it, and only to hosts that were named', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/500/);
    const link = 'referrer=kit-library&id=7&action_type=apply-all';
    const kit = encodeURIComponent('https://kits.example/loft.zip');
    const address = `/wp-admin/admin.php?page=elementor-app&file_url=${kit}#/import-customization?${link}`;
    const asked = page.getByRole('dialog', { name: 'Fetch a kit from another host?' });
    await page.goto(address);
    await expect(asked).toContainText('https://kits.example/loft.zip');
    await expectNoAxeViolations(page);
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/admin\/kits\/library$/);
    await page.goto(address);
    await asked.getByRole('button', { name: 'Fetch the kit' }).click();
    const refused = page.getByTestId('error-dialog');
    await expect(refused).toContainText('This site takes no kits from kits.example.');
    await expect(page.getByTestId('try-again-button')).toHaveCount(0);
    await refused.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/admin/kits');
    const hosts = page.getByRole('combobox', { name: 'Hosts' });
    await hosts.fill('https://kits.example/library');
    await hosts.press('Enter');
    await page.getByRole('button', { name: 'Save hosts' }).click();
    await expect(page.getByText('Kits may be fetched from kits.example.')).toBeVisible();
    await hosts.press('Backspace');
    await page.getByRole('button', { name: 'Save hosts' }).click();
    await expect(page.getByText('Kits are fetched from no other host.')).toBeVisible();
  });

  test('KT-01 another script’s dialog takes the place of ours, and when it breaks the wizard stays', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/gone wrong/);
    const exporting = page.getByRole('link', { name: 'Export a kit' });
    await exporting.waitFor();
    await page.evaluate(() => {
      const { elementorModules } = window as unknown as {
        elementorModules: {
          importExport: { customizationDialogsRegistry: { register: (section: object) => void } };
        };
      };
      elementorModules.importExport.customizationDialogsRegistry.register({
        key: 'content',
        title: 'Content',
        component() {
          throw new Error('This has gone wrong');
        },
      });
    });
    await exporting.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Kept');
    await page.getByRole('button', { name: 'Edit content' }).click();
    await expect(page.getByTestId('error-dialog')).toContainText('Another extension interrupted this.');
    await page.getByTestId('error-dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept');
  });

  test('KT-04 everything can be done from the keyboard', async ({ page }) => {
    await page.goto('/admin/kits/export');
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type('By keys');
    await page.getByTestId('KitContentDataSelection-content').focus();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('KitContentDataSelection-content')).not.toBeChecked();
    await page.getByTestId('KitPartsSelectionRow-templates').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByTestId('export-kit-footer-export-zip-button').focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await (await download).path();
    await expect(page.getByTestId('export-complete-heading')).toBeVisible();
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function kitFile(entries: readonly PackedEntry[]) {
  return { name: 'kit.zip', mimeType: 'application/zip', buffer: packZip(entries) };
}

/** A kit whose home page has a menu over two columns, with other breakpoints. */
function withWidths(kit: readonly PackedEntry[], settings: object): PackedEntry[] {
  const element = (id: string, elType: string, elements: object[], more: object = {}) => ({
    ...{ id, elType, settings: {}, elements, isInner: false },
    ...more,
  });
  const heading = (id: string) =>
    element(id, 'widget', [], { widgetType: 'heading', settings: { title: id } });
  const column = (id: string) =>
    element(id, 'column', [heading(`${id}1`)], { settings: { _column_size: 50 } });
  const menu = element('aaa0001', 'widget', [], { widgetType: 'nav-menu' });
  const content = [
    element('aaa0002', 'container', [menu]),
    element('aaa0003', 'section', [column('bbb0001'), column('bbb0002')], { settings: { structure: '20' } }),
  ];
  return withFiles(kit, {
    'site-settings.json': { content: [], settings, metadata: [] },
    'content/page/12.json': { content, settings: [], metadata: [] },
  });
}

const [BLACK, RED, GREEN, BLUE] = ['rgb(0, 0, 0)', 'rgb(255, 0, 0)', 'rgb(0, 255, 0)', 'rgb(0, 0, 255)'];

/** A kit with a default tag style and a class that differ by device, on headings with and without their own styles. */
function withClasses(kit: readonly PackedEntry[]): PackedEntry[] {
  const look = (id: string, byDevice: Readonly<Record<string, string | undefined>>) => ({
    ...{ id, label: id, type: 'class' },
    variants: Object.entries(byDevice).map(([breakpoint, value]) => ({
      meta: { breakpoint, state: null },
      props: { color: { $$type: 'color', value } },
    })),
  });
  const heading = (
    id: string,
    title: string,
    own: Readonly<Record<string, string | undefined>>,
    { tag = 'h2', shared = ['g-a'] }: { tag?: string; shared?: string[] } = {},
  ) => ({
    ...{ id, elType: 'widget', widgetType: 'e-heading', elements: [], isInner: false },
    settings: {
      title: { $$type: 'string', value: title },
      tag: { $$type: 'string', value: tag },
      classes: { $$type: 'classes', value: [...shared, `e-${id}`] },
    },
    styles: { [`e-${id}`]: look(`e-${id}`, own) },
  });
  const content = [
    heading('ccc0005', 'Tag', {}, { tag: 'h1', shared: [] }),
    heading('ccc0006', 'Class', {}, { tag: 'h1' }),
    heading('ccc0001', 'Shared', {}),
    heading('ccc0002', 'Desktop', { desktop: RED }),
    heading('ccc0003', 'Tablet', { desktop: RED, tablet: GREEN }),
    heading('ccc0004', 'Phone', { desktop: RED, mobile: GREEN }),
  ];
  return withFiles(kit, {
    'default-styles/h1.json': look('h1', { desktop: GREEN, mobile: RED }),
    'global-classes/g-a.json': look('g-a', { desktop: BLACK, tablet: BLUE, mobile: BLACK }),
    'content/page/21.json': { content, settings: [], metadata: [] },
  });
}

/** A kit without templates, with other contents in some of its files. */
function withFiles(
  kit: readonly PackedEntry[],
  files: Readonly<Record<string, object | undefined>>,
): PackedEntry[] {
  return kit
    .filter(({ name }) => !name.startsWith('templates/'))
    .map((entry) => (files[entry.name] ? { ...entry, content: JSON.stringify(files[entry.name]) } : entry));
}

/** Opens the editor of the current page. */
async function editHere(page: Page): Promise<void> {
  const id = await page.locator('[data-elementor-type="wp-page"]').getAttribute('data-elementor-id');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/pages/${id}/edit`);
}

async function textOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

function nonceOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { elementorAppConfig } = window as unknown as {
      elementorAppConfig: { 'import-export-customization': { restNonce: string } };
    };
    return elementorAppConfig['import-export-customization'].restNonce;
  });
}

/** Does something before the first such request goes on. */
async function meanwhile<Made>(
  page: Page,
  url: string,
  act: () => Promise<Made>,
  start: () => Promise<void>,
): Promise<Made[]> {
  const made: Made[] = [];
  const isOver = page.waitForResponse(url);
  await page.route(
    url,
    async (route) => {
      made.push(await act());
      await route.continue();
    },
    { times: 1 },
  );
  await start();
  await isOver;
  return made;
}

async function addPage(page: Page, slug: string): Promise<number> {
  const answer = await page.request.post('/admin/api/documents', {
    headers: { 'x-wp-nonce': await nonceOf(page) },
    data: { title: 'In the way', slug, settings: {}, elements: [] },
  });
  return (await answer.json()).id;
}

async function removePage(page: Page, id: number | undefined): Promise<void> {
  const headers = { 'x-wp-nonce': await nonceOf(page) };
  for (const path of [`/admin/api/documents/${id}`, `/admin/api/documents/${id}/forever`])
    expect((await page.request.delete(path, { headers })).ok()).toBe(true);
}

async function importWhole(page: Page, kit: readonly PackedEntry[]): Promise<void> {
  await page.goto('/admin/kits/import');
  await page.getByTestId('file-input').setInputFiles(kitFile(withoutPosts(kit)));
  await page.getByRole('button', { name: 'See what will change' }).click();
  await page.getByTestId('import-apply-button').click();
  await expect(page.getByTestId('import-complete-heading')).toBeVisible();
}

async function undoNewest(page: Page): Promise<void> {
  await page.goto('/admin/kits');
  await page.getByRole('button', { name: 'Undo the newest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/was undone\./)).toBeVisible();
}
