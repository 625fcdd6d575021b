import { chromium } from 'playwright';
import { chromiumFlags } from './chromiumFlags.ts';

/** Whether a Chromium starts under Playwright and shows a page. `--version` alone proves neither. */
export async function launchesAndReads(executablePath: string): Promise<true | Error> {
  try {
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags], timeout: 60_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>It reads.</p>');
      const text = await page.locator('p').textContent({ timeout: 30_000 });
      return text === 'It reads.' || new Error(`read ${JSON.stringify(text)} from its first page`);
    } finally {
      await browser.close();
    }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
