import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exportPrefix } from '../../apps/site/client/exportPrefix.ts';
import type * as SamplePages from '../../packages/builder/testing/samplePages.tsx';
import { loadSource } from '../../scripts/build/loadSource.ts';
import { paths } from '../../scripts/build/paths.ts';
import { expect, expectNoAxeViolations, islandsHaveSettled, layoutShift, test } from './fixtures/index.ts';

const { pageOfEntrances, widgetsWithIslands } = await loadSource<typeof SamplePages>(
  'packages/builder/testing/samplePages.tsx',
);

test.describe('pages that are documents', () => {
  test('PB-01 an accordion’s titles are headings with a button in them', async ({ page }) => {
    await page.goto('/glasshouses/');
    const heading = page.getByRole('heading', { level: 3, name: 'Timber or iron?' });
    const button = heading.getByRole('button', { name: 'Timber or iron?' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toHaveAttribute('tabindex', '0');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Timber where you touch it')).toBeVisible();
  });
});

test('K each divider of the gallery has the line that was chosen', async ({ page }) => {
  await page.goto('/gallery/basics/');
  const lines = page.locator(
    '.elementor-widget-divider--separator-type-pattern .elementor-divider-separator',
  );
  const masks = await lines.evaluateAll((found) =>
    found.map((line) => getComputedStyle(line, '::before').maskImage),
  );
  expect(masks).toHaveLength(3);
  expect(new Set(masks).size).toBe(3);
  expect(masks).not.toContain('none');
});

test.describe('videos', () => {
  test('PB-07 a page may frame the providers of its videos and nobody else’s; other pages frame nobody', async ({
    request,
  }) => {
    const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
    expect(await policyOf('/')).toContain("frame-src 'self';");
    expect(await policyOf('/gallery/video/')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://dailymotion.com",
    );
  });

  test('PB-07 nothing of a provider is loaded before play, and then its frame and nothing else', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/foreign host: https:\/\/player\.vimeo\.com\/video\/235215203/);
    const asked: string[] = [];
    await page.route(/^https:\/\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A player</p>' });
    });
    await page.goto('/gallery/video/');
    await islandsHaveSettled(page);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const play = page.getByRole('button', { name: 'Play: A video on Vimeo' });
    await play.scrollIntoViewIfNeeded();
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe[title="A video on Vimeo"]')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/player\.vimeo\.com\/video\/235215203\?.*dnt=true.*autoplay=1/);
  });

  test('PB-07 the page of videos passes axe and stands still', async ({ page }) => {
    await page.goto('/gallery/video/');
    await islandsHaveSettled(page);
    expect(await layoutShift(page)).toBe(0);
    await expectNoAxeViolations(page);
  });
});

test.describe('backgrounds that move', () => {
  test('can be stopped from the keyboard, and pass axe', async ({ page }) => {
    await page.goto('/gallery/backgrounds/');
    await islandsHaveSettled(page);
    const pause = page.getByRole('button', { name: 'Pause the background pictures' }).first();
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Play the background pictures' })).toHaveCount(1);
    expect(await layoutShift(page)).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('do not move where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery/backgrounds/');
    await islandsHaveSettled(page);
    await expect(page.locator('.elementor-background-slideshow').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /background/ })).toHaveCount(0);
  });
});

test('PB-15 two thousand animated elements share one observer, and scrolling reads no layout', async ({
  page,
  foreignPage,
}) => {
  await page.addInitScript(() => {
    const seen = { observers: 0, reads: 0 };
    Object.assign(window, { seen });
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...values: ConstructorParameters<typeof IntersectionObserver>) {
        super(...values);
        seen.observers += 1;
      }
    };
  });
  await foreignPage(pageOfEntrances(2000));
  await expect(page.locator('.animated.fadeInUp').first()).toBeVisible();
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { reads: number } };
    for (const [owner, names] of [
      [Element.prototype, ['getBoundingClientRect', 'getClientRects']],
      [window, ['getComputedStyle']],
    ] as const)
      for (const name of names) {
        const real = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
        Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
          seen.reads += 1;
          return Reflect.apply(real, this, values);
        });
      }
    for (const [owner, names] of [
      [HTMLElement.prototype, ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight', 'offsetParent']],
      [Element.prototype, ['clientWidth', 'clientHeight', 'scrollWidth', 'scrollHeight', 'scrollTop']],
    ] as const)
      for (const name of names) {
        const real = Object.getOwnPropertyDescriptor(owner, name);
        Object.defineProperty(owner, name, {
          ...real,
          get(this: unknown) {
            seen.reads += 1;
            return real?.get && Reflect.apply(real.get, this, []);
          },
        });
      }
  });
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect.poll(() => page.locator('.animated.fadeInUp').count()).toBeGreaterThan(100);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { observers: number; reads: number } }).seen,
  );
  expect(seen).toEqual({ observers: 1, reads: 0 });
});

test('widgets that come and go leave no listener behind', async ({ page, foreignPage }) => {
  test.setTimeout(120_000);
  const chunks = JSON.parse(await readFile(paths.chunkMap, 'utf8')) as Record<string, { file: string }>;
  await foreignPage('<div id="stage"></div>', { script: 'data:text/javascript,' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const listeners = async (): Promise<number> => {
    for (const _time of [1, 2]) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  };
  for (const { island, html } of widgetsWithIslands()) {
    const address = `/assets/${chunks[island]?.file}`;
    await comeAndGo(page, address, island, html, 3);
    const before = await listeners();
    await comeAndGo(page, address, island, html, 25);
    await expect.poll(listeners, { message: island }).toBeLessThanOrEqual(before);
  }
});

async function comeAndGo(
  page: Page,
  address: string,
  island: string,
  html: string,
  times: number,
): Promise<void> {
  await page.evaluate(
    async ({ address, name, html, times }) => {
      const module = (await import(address)) as Record<
        string,
        (element: Element) => (() => void) | Promise<() => void>
      >;
      const start = module[name];
      if (!start) throw new Error(`${address} has no ${name}.`);
      const stage = document.getElementById('stage') as HTMLElement;
      for (let time = 0; time < times; time += 1) {
        stage.innerHTML = html;
        const stop = await start(stage.querySelector('[data-widget_type]') as Element);
        for (let wait = 0; wait < 100 && stage.querySelector('.swiper:not(.swiper-initialized)'); wait += 1)
          await new Promise((resolve) => setTimeout(resolve));
        stop();
        stage.replaceChildren();
      }
    },
    { address, name: `${exportPrefix(island)}start`, html, times },
  );
}

test('PB-01 PB-05 PB-11 PB-12 PB-15 on paper stands what a visitor would have to open or to scroll to', async ({
  page,
}) => {
  for (const [path, parts] of [
    ['accordion', '.elementor-accordion .elementor-tab-content'],
    ['tabs', '.elementor-tabs .elementor-tab-content'],
    ['nested-tabs', '.e-n-tabs-content > .e-con'],
    ['nested-accordion', '.e-n-accordion-item > .e-con'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/gallery/${path}/`);
    await islandsHaveSettled(page);
    const heights = () =>
      page
        .locator(parts)
        .evaluateAll((all) =>
          all.map((part) => part.checkVisibility({ contentVisibilityAuto: true }) && part.clientHeight > 0),
        );
    expect(await heights(), path).toContain(false);
    await page.emulateMedia({ media: 'print' });
    expect(await heights(), path).not.toContain(false);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/gallery/entrance-animations/');
  const waiting = page.locator('.elementor-invisible').last();
  await expect(waiting).toHaveCSS('visibility', 'hidden');
  await page.emulateMedia({ media: 'print' });
  await expect(waiting).toHaveCSS('visibility', 'visible');

  // Nothing pale on white paper, and the cards of a slider in lines instead of one narrow column.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/gallery/reviews-slider/');
  await expect(page.locator('.grw-reviews').first()).toHaveClass(/rpi-slides/);
  await page.emulateMedia({ media: 'print' });
  const footerLink = page.locator('.site-footer a:visible').last();
  await expect(footerLink).not.toHaveCSS('color', 'rgb(183, 204, 193)');
  const cards = page.locator('.grw-reviews').first().locator('.grw-review');
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
});
