import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './scripts/browser/chromiumFlags.ts';

/**
 * Two kinds of unit test. `*.test.ts(x)` runs in Node; `*.dom.test.ts(x)` runs in a real Chromium,
 * because no imitation of a page has layout, observers or focus worth trusting.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['vitest.setup.ts'],
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.dom.test.*', '**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // Starts nothing before a test asks for a PostgreSQL.
          globalSetup: ['packages/kernel/server/testing/postgresForTests.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          include: ['{packages,apps}/**/*.dom.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: [...chromiumFlags],
                ...(process.env.PORTICO_CHROMIUM ? { executablePath: process.env.PORTICO_CHROMIUM } : {}),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
