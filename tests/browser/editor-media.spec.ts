import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { makePage, openedCanvas, outline, state, widget } from './fixtures/editorPage.ts';
import { asAdministrator, expect, expectNoAxeViolations, test } from './fixtures/index.ts';

test.describe('pictures in the editor', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 a picture is uploaded in place, described, found again by its name and cleared', async ({
    page,
  }) => {
    const id = await makePage(page, 'One picture', [widget('image', { image: { url: '' } })]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Picture/).click();
    await page.getByRole('button', { name: 'Picture: choose from the library' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    // If several are uploaded at once none is lost, and the user is asked which one to use.
    await dialog.locator('input[type="file"]').setInputFiles([
      { name: 'one-of-two.png', mimeType: 'image/png', buffer: await colour(page, '#204060') },
      { name: 'two-of-two.png', mimeType: 'image/png', buffer: await colour(page, '#604020') },
    ]);
    await expect(page.getByText('They are in the library now. Choose one of them.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /(one|two)-of-two/ })).toHaveCount(2);
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'glass-roof.png',
      mimeType: 'image/png',
      buffer: await colour(page, '#1f5347'),
    });
    await expect(dialog).toBeHidden();
    await expect(canvas.locator('.elementor-widget-image img')).toHaveAttribute('src', /^\/media\//);
    await page.getByLabel('What it shows').fill('A roof of glass');
    await expect(canvas.getByAltText('A roof of glass')).toBeVisible();

    await page.getByRole('button', { name: 'Picture: clear' }).click();
    await expect(canvas.locator('.elementor-widget-image img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Picture: choose from the library' }).click();
    await dialog.getByRole('searchbox').fill('glass-roof');
    await dialog.getByRole('button', { name: /glass-roof/ }).press('Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(saved.elements[0].settings.image).toMatchObject({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/media\//),
      width: 80,
      height: 60,
    });
    // A URL from elsewhere works just as well, and is another picture.
    await page.getByLabel('Picture', { exact: true }).fill('/pictures/still-life.svg');
    await expect(canvas.locator('.elementor-widget-image img')).toHaveAttribute(
      'src',
      '/pictures/still-life.svg',
    );
  });

  test('KT-04 a gallery takes several pictures at once, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await makePage(page, 'Many pictures', [widget('image-gallery', { wp_gallery: [] })]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('button', { name: 'Outline', exact: true }).click();
    await outline(page, /Gallery/).click();
    await page.getByRole('button', { name: 'Choose pictures' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose pictures' });
    for (const [name, tone] of [
      ['first', '#b4552d'],
      ['second', '#12322b'],
      ['third', '#e9e2d3'],
    ] as const)
      await dialog.locator('input[type="file"]').setInputFiles({
        name: `${name}-of-many.png`,
        mimeType: 'image/png',
        buffer: await colour(page, tone),
      });
    await expect(dialog.getByRole('button', { name: 'Add 3 pictures' })).toBeEnabled();
    await dialog.getByRole('button', { name: /second-of-many/ }).click();
    await expect(dialog.getByRole('button', { name: /second-of-many/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
    await expect(canvas.locator('.elementor-image-gallery img')).toHaveCount(2);
  });
});

test.describe('video and audio in the editor', () => {
  test.beforeEach(({ page, site }) => asAdministrator(page, site));

  test('KT-04 a video is uploaded in place and played to visitors; what only looks like one is refused', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    const id = await makePage(page, 'A video', [widget('video', { video_type: 'hosted', controls: 'yes' })]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Video/).click();
    await page.getByRole('button', { name: 'Video: choose from the library' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a video' });
    await expect(dialog.getByText('MP4, WebM, OGV, up to 500 MB each')).toBeVisible();
    const bring = (name: string, buffer: Buffer) =>
      dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'video/webm', buffer });
    await bring('not-a-video.webm', Buffer.from('<script>alert(1)</script>'));
    await expect(page.getByText('not-a-video.webm: This file is called .webm, but')).toBeVisible();
    await bring('glass.webm', await readFile(sampleFile('glass.webm')));
    await expect(dialog).toBeHidden();
    await expect(canvas.locator('video')).toHaveAttribute('src', /^\/media\/[0-9a-f]{20}\.webm$/);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    const saved = await (await page.request.get(`/admin/api/documents/${id}`)).json();
    expect(saved.elements[0].settings.hosted_url).toMatchObject({ id: expect.any(Number) });
    await page.goto(`/${saved.slug}/`);
    // Known only once the video's metadata has loaded.
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration > 0))
      .toBe(true);
  });

  test('KT-04 a sound is chosen from the library, where it can be heard and removed', async ({ page }) => {
    await page.goto('/admin/media');
    await page.getByRole('tab', { name: 'Video and audio' }).click();
    await page.locator('input[type="file"]').setInputFiles(sampleFile('pane.wav'));
    const shelf = page.getByRole('list', { name: 'Video and audio' });
    await expect(shelf.getByText('pane.wav')).toBeVisible();
    await expectNoAxeViolations(page);

    const id = await makePage(page, 'A sound', [widget('wp-widget-media_audio', { wp: { title: 'Glass' } })]);
    await page.goto(`/admin/pages/${id}/edit`);
    const canvas = await openedCanvas(page);
    await page.getByRole('tab', { name: 'Outline' }).click();
    await outline(page, /Audio/).click();
    await page.getByRole('button', { name: 'Audio file: choose from the library' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('pane');
    await page.getByRole('button', { name: 'Choose pane.wav' }).click();
    await expect(canvas.locator('audio')).toHaveAttribute('src', /^\/media\/[0-9a-f]{20}\.wav$/);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page)).toHaveText('Saved');

    await page.goto('/admin/media');
    await page.getByRole('tab', { name: 'Video and audio' }).click();
    await page.getByRole('button', { name: 'Remove pane.wav' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove file' }).click();
    await expect(page.getByText('pane.wav was removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove pane.wav' })).toHaveCount(0);
  });
});

function sampleFile(name: string): string {
  return fileURLToPath(new URL(`../../packages/builder/public/samples/${name}`, import.meta.url));
}

/** A small single-colour picture, as encoded by the browser. */
async function colour(page: Page, tone: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [80, 60];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is nothing to draw with.');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 80, 60);
    return canvas.toDataURL('image/png');
  }, tone);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
