import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser/chromiumFlags.ts';

/**
 * Specs that change a site each for themselves, with pages, messages or products of their own, and can do so on one. The rest of
 * those that change it get a site each; all who only visit share theirs.
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

/** What a visitor meets, in a real browser against the built server. Nothing is tried twice: a flake is a fault. */
export default defineConfig({
  testDir: '.',
  globalSetup: './prepareSite.ts',
  outputDir: '../../test-results',
  // A test waits for a third of its time: for a page that draws, a timer, an answer. One more than there are cores fills that.
  workers: availableParallelism() + 1,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  // Every step has a limit of its own, below. This one is for a journey of many steps on a machine that is busy.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // Workers are not shared between projects: what is in one meets nothing that another one wrote.
  projects: [
    ...Object.entries(SHARING).map(([name, specs]) => ({ name, testMatch: specs.map(fileOf) })),
    ...ownSites.map((spec) => ({ name: spec, testMatch: fileOf(spec) })),
    // Every page is a test of its own here, and any worker may take the next one: what comes last keeps them all busy.
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
