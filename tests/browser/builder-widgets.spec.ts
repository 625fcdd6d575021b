import type { Page } from '@playwright/test';
import {
  chunkFile,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  loadedScripts,
  test,
} from './fixtures/index.ts';
import { pauseClock } from './fixtures/spamPage.ts';

test.describe('tabs', () => {
  test('PB-05 show one panel at a time, by pointer and by keyboard, and pass axe', async ({ page }) => {
    await page.goto('/gallery/tabs/');
    const widget = page.locator('.elementor-widget-tabs').first();
    const [spring, summer, winter] = await tabsOf(widget);
    await alive(widget.locator('.elementor-tab-content').first(), 'style');
    await summer.click();
    await expect(summer).toHaveAttribute('aria-selected', 'true');
    await expect(spring).toHaveAttribute('aria-selected', 'false');
    await expect(widget.getByRole('tabpanel')).toHaveCount(1);
    await expect(widget.getByRole('tabpanel', { name: 'Summer' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(winter).toBeFocused();
    await expect(summer).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Space');
    await expect(widget.getByRole('tabpanel', { name: 'Winter' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(spring).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(widget.getByRole('tabpanel')).toBeFocused();
  });

  test('PB-05 in a column obey up and down; right to left, the left key moves on', async ({ page }) => {
    await page.goto('/gallery/tabs/');
    const column = page.locator('.elementor-widget-tabs').nth(1);
    await column.scrollIntoViewIfNeeded();
    await alive(column.locator('.elementor-tab-content').first(), 'style');
    const [first, second] = await tabsOf(column);
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();

    const mirrored = page.locator('[dir=rtl] .elementor-widget-tabs');
    await mirrored.scrollIntoViewIfNeeded();
    await alive(mirrored.locator('.elementor-tab-content').first(), 'style');
    const [start, next] = await tabsOf(mirrored);
    await start.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(next).toBeFocused();
    const [one, other] = [await start.boundingBox(), await next.boundingBox()];
    expect(one?.x).toBeGreaterThan(other?.x ?? 0);
  });

  test('PB-05 are buttons above their panels on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/gallery/tabs/');
    const widget = page.locator('.elementor-widget-tabs').first();
    await expect(widget.getByRole('tab')).toHaveCount(0);
    const summer = widget.getByRole('button', { name: 'Summer' });
    await alive(widget.locator('.elementor-tab-content').first(), 'style');
    await summer.click();
    await expect(summer).toHaveAttribute('aria-expanded', 'true');
    await expect(widget.getByText('The benches go outside')).toBeVisible();
    await expect(widget.getByText('Drawers are freed')).toBeHidden();
    await expectNoAxeViolations(page);
  });

  test('PB-05 of another product: the panel that was printed hidden is seen', async ({
    page,
    foreignPage,
  }) => {
    await foreignPage(FOREIGN_TABS);
    await expect(page.getByText('First panel')).toBeVisible();
    await page.getByRole('tab', { name: 'Two' }).click();
    await expect(page.getByText('Second panel')).toBeVisible();
    await expect(page.getByText('First panel')).toBeHidden();
    await expect(page.locator('.elementor-tabs-content-wrapper')).not.toHaveAttribute('role');
  });

  test('PB-05 read from top to bottom with scripts off', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
    const page = await context.newPage();
    await page.goto('/gallery/tabs/');
    await expect(page.getByText('Drawers are freed').first()).toBeVisible();
    await expect(page.getByText('The benches go outside').first()).toBeVisible();
    await context.close();
  });
});

test.describe('toggle', () => {
  test('PB-06 opens and closes each item for itself, and passes axe', async ({ page }) => {
    await page.goto('/gallery/toggle/');
    const items = page.locator('.elementor-toggle').first().getByRole('button');
    await expect(items.first()).toHaveAttribute('tabindex', '0');
    await expect(items.first()).toHaveAttribute('aria-expanded', 'false');
    await items.first().click();
    await items.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(items.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(items.nth(2)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('For restorations, yes.').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await items.first().click();
    await expect(page.getByText('For restorations, yes.').first()).toBeHidden();
    await expect(items.nth(2)).toHaveAttribute('aria-expanded', 'true');
  });

  test('PB-06 does not move for a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/toggle/');
    const first = page.locator('.elementor-toggle').first().getByRole('button').first();
    await expect(first).toHaveAttribute('tabindex', '0');
    await first.click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByText('For restorations, yes.').first()).toBeVisible();
  });
});

test.describe('alert', () => {
  test('PB-02 goes away at the first press, although its code was not there yet', async ({ page }) => {
    await page.goto('/gallery/alert/');
    await islandsHaveSettled(page);
    expect((await loadedScripts(page)).join()).not.toContain(chunkFile('alert'));
    const alerts = page.getByRole('alert');
    await expect(alerts).toHaveCount(5);
    await alerts.first().getByRole('button', { name: 'Dismiss this alert.' }).click();
    await expect(alerts).toHaveCount(4);
    await alerts.first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(alerts).toHaveCount(3);
    expect((await loadedScripts(page)).join()).not.toContain('/react-');
    await expectNoAxeViolations(page);
  });

  test('PB-02 goes away at once for a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/alert/');
    await page.getByRole('alert').first().getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(4);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('PB-02 is gone whole on a page of another product', async ({ page, foreignPage }) => {
    await foreignPage(`<div class="elementor-element elementor-widget elementor-widget-alert" data-id="1a2b3c4" data-element_type="widget" data-widget_type="alert.default">
      <div class="elementor-alert" role="alert"><span class="elementor-alert-title">Mind the step</span>
      <button type="button" class="elementor-alert-dismiss" aria-label="Dismiss">x</button></div></div>`);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.elementor-widget-alert')).toHaveCSS('display', 'none');
  });
});

test.describe('counter', () => {
  test('PB-03 counts when it is seen, without React', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto('/gallery/counter/');
    const numbers = page.locator('.elementor-counter-number');
    await numbers.first().scrollIntoViewIfNeeded();
    await expect(numbers.first()).toHaveText('12,480');
    await expect(numbers.nth(2)).toHaveText('9000');
    await numbers.nth(2).scrollIntoViewIfNeeded();
    await expect(numbers.nth(2)).toHaveText('-1.500');
    expect((await loadedScripts(page)).join()).not.toContain('/react-');
  });

  test('PB-03 stands at its last number for a visitor who asked for less motion', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/counter/');
    await expect(page.locator('.elementor-counter-number').first()).toHaveText('12,480');
  });

  test('PB-03 takes the time that it was given', async ({ page, foreignPage }) => {
    await pauseClock(page);
    await foreignPage(
      `<div data-widget_type="counter.default"><div class="elementor-counter"><span class="elementor-counter-number" data-duration="2000" data-to-value="1000" data-from-value="0" data-delimiter=",">0</span></div></div>`,
    );
    const number = page.locator('.elementor-counter-number');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await number.textContent()).not.toBe('0');
    }).toPass();
    await expect(number).not.toHaveText('1,000');
    await page.clock.runFor(2000);
    await expect(number).toHaveText('1,000');
  });
});

test.describe('progress', () => {
  test('PB-04 fills to its share when it is seen, from the side where reading begins', async ({ page }) => {
    await page.goto('/gallery/progress/');
    const bar = page.locator('.elementor-progress-bar').first();
    await expect(bar).toHaveAttribute('style', /width: 72%/);
    const named = page.getByRole('progressbar', { name: 'The new harbour wall' });
    await expect(named).toHaveAttribute('aria-valuetext', '72% (Ironwork)');
    const mirrored = page.locator('[dir=rtl] .elementor-progress-bar');
    await mirrored.scrollIntoViewIfNeeded();
    await expect(mirrored).toHaveAttribute('style', /width: 65%/);
    await expect
      .poll(async () => {
        const [inner, outer] = [await mirrored.boundingBox(), await mirrored.locator('..').boundingBox()];
        if (!inner || !outer) return 'no boxes';
        const share = Math.round((inner.width / outer.width) * 100);
        return `${share}% at ${Math.round(inner.x + inner.width - outer.x - outer.width)}`;
      })
      .toBe('65% at 0');
    await expectNoAxeViolations(page);
  });

  test('PB-04 does not move for a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/progress/');
    await expect(page.locator('.elementor-progress-bar').first()).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('text', () => {
  for (const asked of ['elementor-drop-cap-yes elementor-drop-cap-view-default', ''])
    test(`PB-09 gets its first letter on a page of another product by script, asked for by its settings and the classes “${asked}”`, async ({
      page,
      foreignPage,
    }) => {
      await foreignPage(
        `<div class="elementor-element ${asked} elementor-widget elementor-widget-text-editor" data-id="1a2b3c4" data-element_type="widget" data-widget_type="text-editor.default" data-settings='{"drop_cap":"yes"}'><p>Once <a href="#x">upon</a> a time.</p></div>`,
      );
      await expect(page.locator('.elementor-drop-cap-letter')).toHaveText('O');
      await expect(page.locator('p')).toHaveText('Once upon a time.');
    });

  test('PB-09 from our server has its letter before any script, on the side where reading begins', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/gallery/text-editor/');
    await expect(page.locator('.elementor-drop-cap-letter').first()).toHaveText('W');
    const letter = await page.locator('[dir=rtl] .elementor-drop-cap').boundingBox();
    const text = await page.locator('[dir=rtl] .elementor-text-editor').boundingBox();
    expect((letter?.x ?? 0) + (letter?.width ?? 0)).toBeCloseTo((text?.x ?? 0) + (text?.width ?? 0), 0);
  });
});

test.describe('audio', () => {
  test('PB-10 fetches nothing before play, and then plays', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/gallery/audio/');
    await islandsHaveSettled(page);
    expect(asked.filter((path) => path.endsWith('.wav'))).toEqual([]);
    const audio = page.locator('audio');
    await audio.evaluate((element: HTMLAudioElement) => {
      element.muted = true;
      return element.play();
    });
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration))
      .toBeGreaterThan(0);
    await expectNoAxeViolations(page);
  });

  test("PB-10 hands over to the CMS's player where there is one", async ({ page, foreignPage }) => {
    await foreignPage(
      '<div data-widget_type="wp-widget-media_audio.default"><audio class="wp-audio-shortcode" controls></audio></div>',
      { head: '<script>window.wp = { mediaelement: { initialize() { window.started = true; } } };</script>' },
    );
    await expect.poll(() => page.evaluate(() => 'started' in window)).toBe(true);
  });
});

async function tabsOf(widget: ReturnType<Page['locator']>) {
  const tabs = widget.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  return [tabs.nth(0), tabs.nth(1), tabs.nth(2)] as const;
}

/** Scripts have taken over the element once it has an attribute that only they set. */
async function alive(element: ReturnType<Page['locator']>, attribute: string): Promise<void> {
  await expect(element).toHaveAttribute(attribute, /./);
}

const FOREIGN_TABS = `
<style>.elementor-tabs .elementor-tab-content { display: none } .elementor-tab-mobile-title { display: none }</style>
<div class="elementor-element elementor-widget elementor-widget-tabs elementor-tabs-view-horizontal" data-id="1a2b3c4" data-element_type="widget" data-widget_type="tabs.default">
  <div class="elementor-tabs">
    <div class="elementor-tabs-wrapper" role="tablist">
      <div id="elementor-tab-title-2741" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="true" data-tab="1" role="tab" tabindex="0" aria-controls="elementor-tab-content-2741" aria-expanded="false">One</div>
      <div id="elementor-tab-title-2742" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="false" data-tab="2" role="tab" tabindex="-1" aria-controls="elementor-tab-content-2742" aria-expanded="false">Two</div>
    </div>
    <div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">
      <div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="true" data-tab="1" role="tab" tabindex="0" aria-controls="elementor-tab-content-2741" aria-expanded="false">One</div>
      <div id="elementor-tab-content-2741" class="elementor-tab-content elementor-clearfix" data-tab="1" role="tabpanel" aria-labelledby="elementor-tab-title-2741" tabindex="0" hidden="false"><p>First panel</p></div>
      <div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="false" data-tab="2" role="tab" tabindex="-1" aria-controls="elementor-tab-content-2742" aria-expanded="false">Two</div>
      <div id="elementor-tab-content-2742" class="elementor-tab-content elementor-clearfix" data-tab="2" role="tabpanel" aria-labelledby="elementor-tab-title-2742" tabindex="0" hidden="hidden"><p>Second panel</p></div>
    </div>
  </div>
</div>`;
