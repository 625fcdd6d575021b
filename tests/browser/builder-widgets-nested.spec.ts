import {
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  layoutShift,
  loadedScripts,
  test,
} from './fixtures/index.ts';

test.describe('nested tabs', () => {
  test('PB-11 widgets in a tab come alive when it is opened, and everything passes axe', async ({ page }) => {
    await page.goto('/gallery/nested-tabs/');
    const widget = page.locator('.elementor-widget-n-tabs').first();
    await expect(widget.locator('.e-n-tabs')).toHaveClass(/e-activated/);
    const tabs = widget.getByRole('tab');
    await expectNoAxeViolations(page);
    await tabs.nth(2).click();
    await expect(widget.locator('.elementor-counter-number')).toHaveText('640');
    await tabs.nth(2).press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    const question = widget.getByRole('button', { name: 'When is it ready?' });
    await expect(question).toHaveAttribute('tabindex', '0');
    await question.click();
    await expect(widget.getByText('Before the frost.')).toBeVisible();
    await question.press('Escape');
    await expect(tabs.nth(1)).toBeFocused();
    await expectNoAxeViolations(page);
  });

  test('PB-11 titles stand above their panels on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/gallery/nested-tabs/');
    const widget = page.locator('.elementor-widget-n-tabs').first();
    await expect(widget.locator('.e-n-tabs')).toHaveClass(/e-activated/);
    const [first, panel, second] = await Promise.all([
      widget.getByRole('tab').first().boundingBox(),
      widget.getByRole('tabpanel').first().boundingBox(),
      widget.getByRole('tab').nth(1).boundingBox(),
    ]);
    expect(first?.y).toBeLessThan(panel?.y ?? 0);
    expect(panel?.y).toBeLessThan(second?.y ?? 0);
    await expectNoAxeViolations(page);
  });

  test('PB-11 right to left, the left key moves on', async ({ page }) => {
    await page.goto('/gallery/nested-tabs/');
    const tabs = page.locator('[dir=rtl] .elementor-widget-n-tabs').getByRole('tab');
    await tabs.first().scrollIntoViewIfNeeded();
    await expect(page.locator('[dir=rtl] .e-n-tabs')).toHaveClass(/e-activated/);
    await tabs.first().press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('PB-11 a page with jQuery hears of it through jQuery, once', async ({ page, foreignPage, site }) => {
    await page.route(`${site.baseURL}/jquery.js`, (route) =>
      route.fulfill({ path: 'node_modules/jquery/dist/jquery.js', contentType: 'text/javascript' }),
    );
    await foreignPage(FOREIGN_TABS, { head: '<script src="/jquery.js"></script>' });
    await expect(page.locator('.e-n-tabs')).toHaveClass(/e-activated/);
    await page.evaluate(() => {
      const heard: string[] = [];
      const page = window as unknown as {
        heard: string[];
        jQuery: (target: Window) => {
          on(name: string, listener: (event: unknown, panel: Element) => void): void;
        };
      };
      page.heard = heard;
      page.jQuery(window).on('elementor/nested-tabs/activate', (_event, panel) => heard.push(panel.id));
    });
    await page.getByRole('tab', { name: 'Two' }).click();
    await expect(page.getByText('Second panel')).toBeVisible();
    await expect(page.getByText('First panel')).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
      .toEqual(['e-n-tab-content-274400682']);
    await page.getByRole('tab', { name: 'One' }).press('Enter');
    await expect(page.getByText('First panel')).toBeVisible();
  });
});

test.describe('nested accordion', () => {
  test('PB-12 opens one at a time or several, closes with Escape, and passes axe', async ({ page }) => {
    await page.goto('/gallery/nested-accordion/');
    const one = page.locator('.elementor-widget-n-accordion').first();
    const items = one.locator('details');
    await expect(items.first()).toHaveAttribute('open', '');
    await expectNoAxeViolations(page);
    await items.nth(1).locator('summary').click();
    await expect(items.first()).not.toHaveAttribute('open');
    await expect(items.nth(1).getByText('The first look is free.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(2).locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.nth(2)).toHaveAttribute('open', '');
    await expect(items.nth(1)).not.toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(items.nth(2)).not.toHaveAttribute('open');

    const several = page.locator('.elementor-widget-n-accordion').nth(1).locator('details');
    await several.first().scrollIntoViewIfNeeded();
    await expect(several.first()).not.toHaveAttribute('open');
    await several.first().locator('summary').click();
    await several.nth(1).locator('summary').click();
    await expect(several.first()).toHaveAttribute('open', '');
    await expect(several.nth(1)).toHaveAttribute('open', '');
    expect((await loadedScripts(page)).join()).not.toContain('/react-');
  });

  test('PB-12 does not move for a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/nested-accordion/');
    await islandsHaveSettled(page);
    const items = page.locator('.elementor-widget-n-accordion').first().locator('details');
    await items.nth(1).locator('summary').click();
    await expect(items.first()).not.toHaveAttribute('open');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('PB-12 opens with scripts off', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
    const page = await context.newPage();
    await page.goto('/gallery/nested-accordion/');
    const item = page.locator('.e-n-accordion-item').nth(1);
    await item.locator('summary').click();
    await expect(item.getByText('The first look is free.')).toBeVisible();
    await context.close();
  });
});

test.describe('a whole page document', () => {
  test('PB-02 PB-03 PB-04 PB-05 PB-06 PB-09 PB-10 PB-11 PB-12 every widget on one page lives, nothing moves, axe is content', async ({
    page,
  }) => {
    await page.goto('/gallery/page-document/');
    await islandsHaveSettled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A year in the life of a garden');
    await expect(page.locator('.elementor-counter-number').first()).toHaveText('12,480');
    await page.getByRole('tab', { name: 'Sprigs' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.e-n-tabs')).toHaveClass(/e-activated/);
    await page.getByRole('tab', { name: 'What to do' }).click();
    const autumn = page.getByRole('button', { name: 'In autumn' });
    await expect(autumn).toHaveAttribute('tabindex', '0');
    await autumn.click();
    await expect(page.getByText('Clean the gutters')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss this alert.' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.locator('.elementor-accordion').scrollIntoViewIfNeeded();
    const oldWood = page.getByRole('button', { name: 'Do you take old wood?' });
    await expect(oldWood).toHaveAttribute('tabindex', '0');
    await oldWood.click();
    await expect(page.getByText('It goes into the next restoration.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  for (const width of [390, 768, 1440])
    test(`PB-16 fits and stands still at a width of ${width}, with the looks of that device`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/gallery/page-document/');
      await islandsHaveSettled(page);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
      expect(await layoutShift(page)).toBe(0);
      const size = await page
        .getByRole('heading', { level: 1 })
        .evaluate((one) => getComputedStyle(one).fontSize);
      expect(size).toBe(width < 768 ? '33.6px' : '52px');
    });

  test('carries no style attribute, names an unknown widget in a comment, and its sheet may be kept for good', async ({
    request,
  }) => {
    const html = await (await request.get('/gallery/page-document/')).text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).toContain('<!-- The widget a-widget-of-an-add-on is not known here. -->');
    const href = /href="(\/assets\/documents\/[^"]+)"/.exec(html)?.[1] ?? '';
    const sheet = await request.get(href);
    expect(sheet.headers()['content-type']).toContain('text/css');
    expect(sheet.headers()['cache-control']).toContain('immutable');
    const older = await request.get(href.replace(/-\w+\.css/, '-000000000000.css'));
    expect(older.headers()['cache-control']).toBe('public, no-cache');
    expect(await older.text()).toBe(await sheet.text());
    expect((await request.get('/assets/documents/nobody-000000000000.css')).status()).toBe(404);
  });
});

const FOREIGN_TABS = `
<style>.e-n-tabs-content > .e-con:not(.e-active) { display: none }</style>
<div class="elementor-element elementor-widget elementor-widget-n-tabs" data-id="1a2b3c4" data-element_type="widget" data-widget_type="nested-tabs.default" data-settings='{"tabs_justify_horizontal":"end","horizontal_scroll":"disable"}'>
  <div class="e-n-tabs" data-widget-number="27440068" aria-label="Tabs. Open items with Enter or Space, close with Escape and navigate using the Arrow keys.">
    <div class="e-n-tabs-heading" role="tablist">
      <button id="e-n-tab-title-274400681" data-tab-title-id="e-n-tab-title-274400681" class="e-n-tab-title" aria-selected="true" data-tab-index="1" role="tab" tabindex="0" aria-controls="e-n-tab-content-274400681" style="--n-tabs-title-order: 1;"><span class="e-n-tab-title-text">One</span></button>
      <button id="my-tab" data-tab-title-id="e-n-tab-title-274400682" class="e-n-tab-title" aria-selected="false" data-tab-index="2" role="tab" tabindex="-1" aria-controls="e-n-tab-content-274400682" style="--n-tabs-title-order: 2;"><span class="e-n-tab-title-text">Two</span></button>
    </div>
    <div class="e-n-tabs-content">
      <div id="e-n-tab-content-274400681" role="tabpanel" aria-labelledby="e-n-tab-title-274400681" data-tab-index="1" style="--n-tabs-title-order: 1;" class="e-active elementor-element e-con-full e-flex e-con e-child" data-id="aaaaaaa" data-element_type="container"><p>First panel</p></div>
      <div id="e-n-tab-content-274400682" role="tabpanel" aria-labelledby="my-tab" data-tab-index="2" style="--n-tabs-title-order: 2;" class="elementor-element e-con-full e-flex e-con e-child" data-id="bbbbbbb" data-element_type="container"><p>Second panel</p></div>
    </div>
  </div>
</div>`;

test('PB-14 the pause button of a ticker has the ground of its bar in the dark, too, and titles of groups in forms weigh what labels do', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/gallery/floating-bars/');
  const bar = page.locator('.e-floating-bars-var-2').first();
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const pause = bar.locator('.e-floating-bars__play-pause-controls');
  expect(await pause.evaluate(colorOf)).toBe(await bar.evaluate(colorOf));
  const ground = await pause.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toMatch(/\/ 0\.12\)|, 0\.12\)/);
  await page.goto('/gallery/form/');
  const weights = await page
    .locator('.elementor-field-label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).fontWeight));
  expect(weights.length).toBeGreaterThan(10);
  expect(new Set(weights).size).toBe(1);
});
