import type { Page } from 'playwright';
import { fetchRaw } from '../fetchRaw.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';

export const measurement: Measurement = {
  name: 'Script that a page loads (gzip, 1 kB = 1,000 bytes)',
  async run({ site, browser, pages }) {
    const rows: Row[] = [];
    for (const path of pages) {
      const page = await browser.newPage({ baseURL: site.baseURL });
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script' || /\.m?js$/.test(new URL(request.url()).pathname))
          scripts.add(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const first = await weight(scripts);
      await touchEverything(page);
      rows.push(
        row(`${path} before the visitor acts`, first, 'kB', { atMost: 150 }),
        row(`${path} after everything was used`, await weight(scripts), 'kB'),
      );
      await page.close();
    }
    return rows;
  },
};

async function weight(scripts: ReadonlySet<string>): Promise<number> {
  const answers = await Promise.all([...scripts].map((address) => fetchRaw(address)));
  return answers.reduce((total, { body }) => total + body.length, 0) / 1000;
}

/** Scrolls through the page and presses everything that does not leave it. */
async function touchEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const pressable =
      'button:not([type="submit"]), [role="button"], [role="tab"], summary, input, textarea, select';
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      element.focus();
      element.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (!element.closest('form')) element.click();
    }
  });
  await page.waitForLoadState('networkidle');
}
