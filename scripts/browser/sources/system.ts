import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { BrowserSource } from './BrowserSource.ts';

/** What is already installed. The headless shell comes first: it runs the suite in half the time. */
export const system: BrowserSource = {
  name: 'the system',
  candidates: async () =>
    [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      chromium.executablePath(),
    ].filter((path) => existsSync(path)),
};
