import type { Page } from '@playwright/test';
import {
  chunkFile,
  expect,
  expectNoAxeViolations,
  islandsHaveSettled,
  loadedScripts,
  test,
} from './fixtures/index.ts';

test.describe('on our own page', () => {
  test('PB-01 opens one item at a time, and passes axe open and closed', async ({ page }) => {
    await page.goto('/gallery/accordion/');
    const first = page.getByRole('button', { name: 'How long does delivery take?' }).first();
    const second = page.getByRole('button', { name: 'Can I change my order?' }).first();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('tabindex', '0');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('region', { name: 'Can I change my order?' }).first()).toBeVisible();
    await expect(page.getByText('Three to five working days').first()).toBeHidden();
    await expectNoAxeViolations(page);
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText('Until work on it has begun').first()).toBeHidden();
    await expectNoAxeViolations(page);
  });

  test('PB-01 is worked with the keyboard alone', async ({ page }) => {
    await page.goto('/gallery/accordion/');
    const titles = page.locator('.elementor-accordion').first().getByRole('button');
    await expect(titles.first()).toHaveAttribute('tabindex', '0');
    await titles.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(titles.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titles.nth(1)).toHaveAttribute('aria-expanded', 'true');
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expect(titles.nth(1)).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.keyboard.press('Tab');
    await expect(titles.nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(titles.first()).toBeFocused();
  });

  test('PB-01 does not move for a visitor who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/accordion/');
    const second = page.locator('.elementor-accordion').first().getByRole('button').nth(1);
    await expect(second).toHaveAttribute('tabindex', '0');
    await second.click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByText('Until work on it has begun').first()).toBeVisible();
  });

  test('PB-01 shows every answer with scripts off', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.baseURL });
    const page = await context.newPage();
    await page.goto('/gallery/accordion/');
    await expect(page.getByText('Until work on it has begun').first()).toBeVisible();
    await context.close();
  });

  test('PB-01 loads its code only when it comes near the view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto('/');
    await islandsHaveSettled(page);
    expect(
      (await loadedScripts(page)).filter(
        (path) => path.includes('/react-') || path.endsWith(chunkFile('accordion')),
      ),
    ).toEqual([]);
    await page.locator('.elementor-accordion').scrollIntoViewIfNeeded();
    const names = async () => (await loadedScripts(page)).map((path) => path.replace(/^.*\/|-[^/]*$/g, ''));
    await expect.poll(names).toEqual(expect.arrayContaining(['folding', 'react']));
    expect(await names()).not.toEqual(expect.arrayContaining(['slider']));
  });
});

test.describe('on a page of another product', () => {
  test.beforeEach(async ({ foreignPage }) => {
    await foreignPage(FOREIGN);
  });

  test('PB-01 every node, attribute, listener and frame survives', async ({ page }) => {
    await expect(title(page, 'Where are you?')).toHaveAttribute('aria-expanded', 'true');
    await expect(title(page, 'Where are you?')).toHaveAttribute('data-vendor', 'kept');
    await expect(title(page, 'Where are you?')).toHaveClass(/vendor-title/);
    const kept = await page.evaluate(() => {
      const page = window as unknown as { nodesBefore: Node[]; frameLoads: number };
      return {
        all: page.nodesBefore.every((node) => node.isConnected),
        frameLoads: page.frameLoads,
        comments: document.documentElement.innerHTML.match(/<!-- kept \d -->/g),
      };
    });
    expect(kept).toEqual({
      all: true,
      frameLoads: 1,
      comments: ['<!-- kept 1 -->', '<!-- kept 2 -->', '<!-- kept 3 -->'],
    });
    await page.getByRole('button', { name: 'Add one' }).click();
    await expect(page.getByText('Counted 1')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  });

  test('PB-01 opens, closes and obeys the keyboard', async ({ page }) => {
    const first = title(page, 'Where are you?');
    const second = title(page, 'When are you open?');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(page.getByText('From eight to five.')).toBeVisible();
    await expect(page.getByText('Here, mostly.')).toBeHidden();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Here, mostly.')).toBeVisible();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add one' })).toBeFocused();
  });

  test('PB-01 an accordion that arrives later comes alive as well', async ({ page }) => {
    await page.evaluate((html) => {
      const later = document.createElement('section');
      later.id = 'later';
      later.innerHTML = html;
      document.body.prepend(later);
    }, FOREIGN);
    await expect(page.locator('#later .elementor-tab-title').first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

function title(page: Page, name: string) {
  return page.getByRole('button', { name });
}

const FOREIGN = `
<style>.elementor-accordion .elementor-tab-content { display: none }</style>
<!-- kept 1 -->
<div class="elementor elementor-42" data-elementor-type="wp-page" data-elementor-id="42">
  <div class="elementor-element elementor-element-1a2b3c4 elementor-widget elementor-widget-accordion vendor-block" data-id="1a2b3c4" data-element_type="widget" data-e-type="widget" data-widget_type="accordion.default" data-vendor-id="7">
    <div class="elementor-accordion">
      <!-- kept 2 -->
      <div class="elementor-accordion-item">
        <h4 id="elementor-tab-title-2741" class="elementor-tab-title vendor-title" data-vendor="kept" data-tab="1" role="button" aria-controls="elementor-tab-content-2741" aria-expanded="false">
          <span class="elementor-accordion-icon elementor-accordion-icon-left" aria-hidden="true"><span class="elementor-accordion-icon-closed">+</span><span class="elementor-accordion-icon-opened">-</span></span>
          <a class="elementor-accordion-title" tabindex="0">Where <em>are</em> you?</a>
        </h4>
        <div id="elementor-tab-content-2741" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="elementor-tab-title-2741">
          <p>Here, mostly.</p>
          <!-- kept 3 -->
          <button type="button" id="counter">Add one</button> <output></output>
          <iframe title="Map" srcdoc="<p>A map</p>"></iframe>
        </div>
      </div>
      <div class="elementor-accordion-item">
        <h4 id="elementor-tab-title-2742" class="elementor-tab-title" data-tab="2" role="button" aria-controls="elementor-tab-content-2742" aria-expanded="false">
          <a class="elementor-accordion-title" tabindex="0">When are you open?</a>
        </h4>
        <div id="elementor-tab-content-2742" class="elementor-tab-content elementor-clearfix" data-tab="2" role="region" aria-labelledby="elementor-tab-title-2742"><p>From eight to five.</p></div>
      </div>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage"}</script>
    </div>
  </div>
</div>
<script>
  window.nodesBefore = [...document.querySelectorAll('.elementor *')];
  window.frameLoads = 0;
  document.querySelector('iframe').addEventListener('load', () => { window.frameLoads += 1; });
  let count = 0;
  document.querySelector('#counter').addEventListener('click', (event) => {
    count += 1;
    event.target.nextElementSibling.textContent = 'Counted ' + count;
  });
</script>`;
