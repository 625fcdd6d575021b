import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, openAdmin, test } from './fixtures/index.ts';

test.describe('a popup', () => {
  test('K opens by itself and at a link, keeps the keyboard, closes by Escape, and is gone without scripts', async ({
    page,
    browser,
    site,
  }) => {
    await openAdmin(page, site, '/admin/templates');
    const popup = await publish(page, 'popup', 'An offer', [heading('Ten percent for you'), closing()], {
      triggers: { page_load: 'yes' },
      timing: { times: 'yes', times_times: 1, times_period: 'session' },
      entrance_animation: 'fadeIn',
      prevent_scroll: 'yes',
    });
    await call(page, 'PUT', `/theme-templates/${popup}/conditions`, { conditions: ['include/archive'] });
    await publish(page, 'wp-page', 'Linked', [opening(popup)]);

    const context = await browser.newContext({ baseURL: site.baseURL });
    const visitor = await context.newPage();
    const scripts: string[] = [];
    visitor.on('request', (request) => void scripts.push(request.url()));
    await visitor.goto('/contact/');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((url) => /popup/i.test(url))).toEqual([]);

    await visitor.goto('/blog/');
    const dialog = visitor.getByRole('dialog', { name: 'An offer' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await expectNoAxeViolations(visitor);
    await visitor.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('link', { name: 'No, thank you' })).toBeFocused();
    await visitor.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await visitor.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await visitor.goto('/linked/');
    const link = visitor.getByRole('link', { name: 'Open it' });
    await link.click();
    await expect(dialog).toBeVisible();
    await visitor.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await link.click();
    const box = await dialog.locator('.dialog-widget-content').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.width).toBeLessThanOrEqual(390);
    await dialog.getByRole('link', { name: 'No, thank you' }).click();
    await expect(dialog).toBeHidden();
    await context.close();

    const plain = await browser.newContext({ baseURL: site.baseURL, javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto('/blog/');
    await expect(reader.getByText('Ten percent for you')).toBeHidden();
    await plain.close();

    await page.goto(`/admin/pages/${popup}/edit`);
    const canvas = page.frameLocator('#preview-frame');
    await expect(canvas.locator('.dialog-message .elementor-heading-title')).toHaveText(
      'Ten percent for you',
    );
    await call(page, 'DELETE', `/documents/${popup}`);
  });

  test('K is chosen for a link in the editor, in place of an address', async ({ page, site }) => {
    await openAdmin(page, site, '/admin/templates');
    const popup = await publish(page, 'popup', 'A choice', [heading('Chosen')]);
    const linked = await publish(page, 'wp-page', 'To be linked', [
      element('c7a0004', 'button', { text: 'Press' }),
      element('c7a0005', 'icon-list', { icon_list: [{ _id: 'a', text: 'Or here' }] }),
    ]);
    await page.goto(`/admin/pages/${linked}/edit`);
    await page.frameLocator('#preview-frame').locator('[data-id="c7a0004"]').click();
    await page.getByLabel('Or a popup').selectOption({ label: 'Open “A choice”' });
    await expect(page.getByPlaceholder('/contact/ or https://…')).toBeHidden();
    await page.frameLocator('#preview-frame').locator('[data-id="c7a0005"]').click();
    await page.getByRole('button', { name: 'Or here', exact: true }).click();
    await page.getByLabel('Or a popup').selectOption({ label: 'Open “A choice”' });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect
      .poll(async () => JSON.stringify(await call(page, 'GET', `/documents/${linked}`)))
      .toMatch(new RegExp(`(%22popup%22%3A%22${popup}%22.*){2}`));
    for (const name of ['Press', 'Or here']) {
      await page.goto('/to-be-linked/');
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('dialog', { name: 'A choice' })).toBeVisible();
    }
    await call(page, 'DELETE', `/documents/${popup}`);
  });
});

const element = (id: string, widgetType: string, settings: object) => ({
  ...{ id, elType: 'widget', widgetType, elements: [], settings },
});
const heading = (title: string) => element('c7a0001', 'heading', { title, title_color: '#112233' });
const tag = (settings: object) =>
  `[elementor-tag id="1" name="popup" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;
const closing = () =>
  element('c7a0002', 'button', { text: 'No, thank you', __dynamic__: { link: tag({ action: 'close' }) } });
const opening = (popup: number) =>
  element('c7a0003', 'button', { text: 'Open it', __dynamic__: { link: tag({ popup: String(popup) }) } });

async function publish(page: Page, type: string, title: string, elements: readonly object[], settings = {}) {
  const { id } = await call(page, 'POST', '/documents', { title, type, settings, elements });
  await call(page, 'PUT', `/documents/${id}`, { version: 1, publish: true });
  return id as number;
}

/** As the admin screen itself would call it. */
async function call(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const { nonce } = await (await fetch('/admin/api/session')).json();
      const response = await fetch(`/admin/api${path}`, {
        method,
        headers: { 'x-portico-nonce': nonce, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.text();
      return answer ? JSON.parse(answer) : {};
    },
    { method, path, body },
  );
}
