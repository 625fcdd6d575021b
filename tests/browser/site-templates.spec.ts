import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, openAdmin, test } from './fixtures/index.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.describe('a header of the site’s own making', () => {
  test('is made with logo, menu and search, stands on every page at every width, and goes again', async ({
    page,
    browser,
    site,
  }) => {
    await openAdmin(page, site, '/admin/templates');
    const headers = page.getByRole('region', { name: 'Header', exact: true });
    await expect(headers.getByText('Visitors see the theme’s header.')).toBeVisible();
    await expectNoAxeViolations(page);
    await headers.getByRole('button', { name: 'New header' }).click();
    const canvas = page.frameLocator('#preview-frame');
    await expect(canvas.locator('.p-logo')).toContainText('Sill & Marrow');
    await expect(canvas.getByRole('link', { name: 'Contact', includeHidden: true }).first()).toBeAttached();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. Shown on the whole site.')).toBeVisible();

    const context = await browser.newContext({ baseURL: site.baseURL });
    const visitor = await context.newPage();
    for (const viewport of [DESKTOP, PHONE]) {
      await visitor.setViewportSize(viewport);
      for (const path of ['/', '/blog/', '/no-such-page/']) {
        await visitor.goto(path);
        await expect(visitor.locator('header .elementor-location-header')).toBeVisible();
        await expect(visitor.locator('#header-grid')).toHaveCount(0);
        await expect(visitor.locator('header .p-logo')).toBeVisible();
        expect(await overflow(visitor)).toBe(0);
      }
      await expectNoAxeViolations(visitor);
    }
    await visitor.goto('/blog/');
    await opensByKeyboard(visitor);
    await context.close();

    const plain = await browser.newContext({
      baseURL: site.baseURL,
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    const reader = await plain.newPage();
    await reader.goto('/blog/');
    await reader.getByRole('button', { name: 'Menu', exact: true }).click();
    await reader.locator('.portico-menu-panel').getByRole('link', { name: 'Contact' }).click();
    await expect(reader).toHaveURL(/\/contact\/$/);

    await page.goto('/admin/templates');
    await expect(headers.getByText('Shown on the whole site.')).toBeVisible();
    await headers.getByRole('button', { name: 'More for Header' }).click();
    await page.getByRole('menuitem', { name: 'Where it shows' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add a place' }).click();
    await dialog.getByLabel('Show or not').last().selectOption('Not on');
    await dialog.getByLabel('Place', { exact: true }).last().selectOption('all posts');
    await expect(dialog.getByRole('status')).toHaveText('Shown on the whole site, but not on all posts.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(headers.getByText('Shown on the whole site, but not on all posts.')).toBeVisible();
    await headers.getByRole('button', { name: 'More for Header' }).click();
    await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
    await expect(headers.getByText('Visitors see the theme’s header.')).toBeVisible();
    await reader.goto('/blog/');
    await expect(reader.locator('#header-grid')).toBeVisible();
    await plain.close();
  });
});

test('templates say where they show when they are published, offer the places of their kind, and draw the search in line', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, '/admin/templates');
  const searches = page.getByRole('region', { name: 'Search results', exact: true });
  await searches.getByRole('button', { name: 'New search template' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Shown on search results.')).toBeVisible();
  await page.goto('/admin/templates');
  await searches.getByRole('button', { name: 'More for Search results' }).click();
  await page.getByRole('menuitem', { name: 'Where it shows' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Place', { exact: true }).getByRole('option')).toHaveText([
    'search results',
  ]);
  await dialog.getByRole('button', { name: 'Add a place' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Shown on search results.');
  await dialog.getByRole('button', { name: 'Remove this place' }).first().click();
  await dialog.getByRole('button', { name: 'Remove this place' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await searches.getByRole('link', { name: 'Search results' }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published, but it shows nowhere yet.')).toBeVisible();

  await page.goto('/admin/templates');
  await searches.getByRole('button', { name: 'More for Search results' }).click();
  await page.getByRole('menuitem', { name: 'Where it shows' }).click();
  await dialog.getByRole('button', { name: 'Add a place' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(searches.getByText('Shown on search results.')).toBeVisible();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto('/?s=glass');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('glass');
    const [form, title, post] = await Promise.all(
      [main.getByRole('search'), main.locator('h1'), main.getByRole('article').first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(Math.abs((form?.x ?? 0) - (title?.x ?? 99)), 'the field begins where the title does').toBeLessThan(
      2,
    );
    expect((post?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0), 'and has air below it').toBeGreaterThan(10);
  }
  await page.setViewportSize(DESKTOP);
  await page.goto('/admin/templates');
  await searches.getByRole('button', { name: 'More for Search results' }).click();
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
  await expect(searches.getByText('Visitors see the theme’s search results')).toBeVisible();
});

/** The panel by keyboard: opened by its button, closed with Escape, the focus back where it was. */
async function opensByKeyboard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const panel = page.locator('.portico-menu-panel');
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
