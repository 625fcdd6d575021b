import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser/chromiumFlags.ts';

/** What a visitor meets, in a real browser against the built server. Nothing is tried twice: a flake is a fault. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  fullyParallel: false,
  forbidOnly: true,
  // Every step has a limit of its own, below. This one is for a journey of many steps on a machine that is busy.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Workers are not shared between projects: each spec gets a site of its own, and meets nothing that another one wrote.
  projects: readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file })),
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumFlags],
      ...(process.env.PORTICO_CHROMIUM ? { executablePath: process.env.PORTICO_CHROMIUM } : {}),
    },
  },
});
