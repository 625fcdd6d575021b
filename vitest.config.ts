import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { globSync } from 'tinyglobby';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags } from './scripts/browser/chromiumFlags.ts';
import { cacheModules } from './scripts/testing/cacheModules.ts';

const NODE_TESTS = [
  '{packages,apps,integrations,scripts,bench}/**/*.test.{ts,tsx}',
  'tests/hostile/**/*.test.ts',
];
const NO_NODE_TESTS = ['**/*.dom.test.*', '**/node_modules/**', '**/dist/**'];

/**
 * Tests that measure CPU time or memory, mock a module, or listen for React's warnings, which only its development build has.
 */
const alone = globSync(NODE_TESTS, { cwd: import.meta.dirname, ignore: NO_NODE_TESTS }).filter((file) =>
  /cpuMs|cpuUsage|memoryUsage|slowerThanLinear|performance\.now|vi\.mock|spyOn\(console, 'error'/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
);

/**
 * Two kinds of unit test. `*.test.ts(x)` runs in Node; `*.dom.test.ts(x)` runs in a real Chromium, because no emulated page has
 * trustworthy layout, observers or focus.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free: on a two-core machine, half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...inNode('node', {
          // No server module keeps state, so files in one process share only its compiled code.
          isolate: false,
          // With the production build of React: it takes half the time of the development build.
          env: { NODE_ENV: 'production' },
          include: NODE_TESTS,
          exclude: [...NO_NODE_TESTS, ...alone],
          // A fifth of the time passes waiting: for a lease, a process, a disk. One more worker than there are cores fills that.
          maxWorkers: availableParallelism() + 1,
          // Not beside the others, which count workers by cores.
          sequence: { groupOrder: 1 },
        }),
        oxc: { jsx: { development: false } },
      },
      // What others left in a process would be measured too, and modules are not loaded a second time. So would garbage
      // collection threads: everything a process does counts as its time.
      inNode('alone', {
        isolate: true,
        execArgv: ['--single-threaded-gc'],
        include: alone,
        exclude: NO_NODE_TESTS,
      }),
      {
        plugins: [cacheModules()],
        test: {
          name: 'dom',
          include: ['{packages,apps}/**/*.dom.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
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

function inNode(
  name: string,
  files: {
    readonly isolate: boolean;
    execArgv?: string[];
    env?: NodeJS.ProcessEnv;
    include: string[];
    exclude: string[];
    maxWorkers?: number;
    sequence?: { groupOrder: number };
  },
): TestProjectInlineConfiguration {
  return {
    test: {
      ...{ name, ...files },
      environment: 'node',
      setupFiles: ['vitest.setup.ts'],
      // For hangs: on a busy machine, a second of CPU time may take twenty.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      // Starts nothing until a test requests a PostgreSQL.
      globalSetup: ['packages/kernel/server/testing/postgresForTests.ts'],
    },
  };
}
