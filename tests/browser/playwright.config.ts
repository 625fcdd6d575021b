import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser/chromiumFlags.ts';

/**
 * Specs that each change a site with their own pages, messages or products, and so can share one. The others that change a site
 * get one each; all that only visit share theirs.
 */
const SHARING: Readonly<Record<string, readonly string[]>> = {
  editors: [
    'editor',
    'editor-canvas',
    'editor-components',
    'editor-media',
    'editor-reuse',
    'editor-several',
    'editor-steps',
    'editor-together',
  ],
  office: ['blog-admin', 'contact-form-admin', 'reviewsAdmin', 'shop-admin'],
};
const ownSites = [
  'customizer',
  'kits',
  'hostile',
  'admin',
  'spam-admin',
  'spam-comments',
  'own-site',
  'site-templates',
  'process',
  'kits-library',
  'wordpress',
  'languages',
  'popups',
  'editor-looks',
];

const fileOf = (spec: string): string => `${spec}.spec.ts`;

/** What a visitor experiences, in a real browser with the built server. There are no retries: a flaky test is a fault. */
export default defineConfig({
  testDir: '.',
  globalSetup: './prepareSite.ts',
  outputDir: '../../test-results',
  // A test spends a third of its time waiting: for rendering, a timer, a response. One more worker than there are cores fills
  // that.
  workers: availableParallelism() + 1,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  // Every step has its own limit, below. This one is for a long test on a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // Workers are not shared between projects: nothing in one meets what another wrote.
  projects: [
    ...Object.entries(SHARING).map(([name, specs]) => ({ name, testMatch: specs.map(fileOf) })),
    ...ownSites.map((spec) => ({ name: spec, testMatch: fileOf(spec) })),
    // Every page is a separate test here, and any worker may take the next one: the last project keeps them all busy.
    {
      name: 'visitors',
      fullyParallel: true,
      testIgnore: [...Object.values(SHARING).flat(), ...ownSites].map(fileOf),
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumFlags],
      ...(process.env.PORTICO_CHROMIUM ? { executablePath: process.env.PORTICO_CHROMIUM } : {}),
    },
  },
});
