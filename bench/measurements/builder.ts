import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { exportPrefix } from '../../apps/site/client/exportPrefix.ts';
import type * as Islands from '../../packages/builder/islands.ts';
import type * as SamplePages from '../../packages/builder/testing/samplePages.tsx';
import { loadSource } from '../../scripts/build/loadSource.ts';
import { paths } from '../../scripts/build/paths.ts';
import { fetchRaw } from '../fetchRaw.ts';
import { type BenchContext, type Measurement, type Row, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const { builderIslands } = await loadSource<typeof Islands>('packages/builder/islands.ts');
const { pageOfEntrances, pageOfWidgets, widgetsWithIslands } = await loadSource<typeof SamplePages>(
  'packages/builder/testing/samplePages.tsx',
);

const SLOWDOWN = 4;
const WIDGETS = 500;
const ENTRANCES = 2_000;
const MOUNTS = 1_000;
const ROUNDS = 3;

export const measurement: Measurement = {
  name: 'Page builder: weights, pages of many widgets on a slow machine, and what widgets leave behind',
  run: async (context) => [
    ...(await weights()),
    ...(await accordionPage(context)),
    ...(await manyWidgets(context)),
    ...(await manyEntrances(context)),
    ...(await comingAndGoing(context)),
  ],
};

/** Loaded by name on demand: a carousel's slider, the lightbox. */
const LATER = ['slider', 'openLightbox'];

/** Behaviours of whole pages rather than widgets, and the API that only other products' scripts use. */
const NO_WIDGETS = /^(entrance|background-|stretch|sticky-anchors|scroll-snap)/;

async function weights(): Promise<Row[]> {
  const islands = builderIslands.map(({ name }) => name).filter((name) => name !== 'frontend');
  const widgets = islands.filter((name) => !NO_WIDGETS.test(name));
  return [
    row(
      'all widgets with carousel and lightbox, beside React',
      await weightOf([...widgets, ...LATER]),
      'kB gzip',
      {
        atMost: 60,
      },
    ),
    row(
      'the same with motion, stretching, anchors and backgrounds',
      await weightOf([...islands, ...LATER]),
      'kB gzip',
      {
        atMost: 60,
      },
    ),
    row(
      'the surface for add-ons on top of that',
      await weightOf([...islands, ...LATER, 'frontend']),
      'kB gzip',
    ),
  ];
}

/** These chunks and everything they import, without React, each file counted once. */
async function weightOf(names: readonly string[]): Promise<number> {
  const folder = join(paths.client, 'chunks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const chunks: ChunkMap = JSON.parse(await readFile(paths.chunkMap, 'utf8'));
  const inMap = new Set(names.map((name) => chunks[name]?.file));
  const waiting = files.filter(
    (file) =>
      inMap.has(`chunks/${file}`) ||
      names.some((name) => file.startsWith(`${name}-`) && isExactly(file, name)),
  );
  const counted = new Map<string, number>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (counted.has(file) || file.startsWith('react-')) continue;
    const code = await readFile(join(folder, file));
    counted.set(file, gzipSync(code, { level: 9 }).length);
    for (const [, imported = ''] of code.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      waiting.push(imported);
  }
  return [...counted.values()].reduce((total, bytes) => total + bytes, 0) / 1000;
}

/** `nested-tabs-1a2b3c4d.js` is no `nested`. */
function isExactly(file: string, name: string): boolean {
  return /^[\w-]{7}\.js$/.test(file.slice(name.length + 1));
}

async function accordionPage({ browser, site }: BenchContext): Promise<Row[]> {
  const page = await browser.newPage();
  try {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (/\.js(\?|$)/.test(request.url())) scripts.add(request.url());
    });
    const accordion = widgetsWithIslands().find(({ island }) => island === 'accordion')?.html ?? '';
    await show(page, site.baseURL, `<p>Text</p><img src="/pictures/still-life.svg" alt="">${accordion}`);
    await page.waitForLoadState('networkidle');
    const answers = await Promise.all([...scripts].map((address) => fetchRaw(address)));
    const weight = answers.reduce((total, { body }) => total + body.length, 0) / 1000;
    return [
      row('a page with text, a picture and an accordion, React included', weight, 'kB', { atMost: 80 }),
    ];
  } finally {
    await page.close();
  }
}

async function manyWidgets({ browser, site }: BenchContext): Promise<Row[]> {
  const rounds: { script: number; longest: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    try {
      const devtools = await slowedDown(page);
      await page.addInitScript(() => {
        const seen = { longest: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
        }).observe({ type: 'longtask', buffered: true });
      });
      await show(page, site.baseURL, pageOfWidgets(WIDGETS));
      await page.waitForLoadState('networkidle');
      const longest = await page.evaluate(
        () => (window as unknown as { seen: { longest: number } }).seen.longest,
      );
      rounds.push({ script: (await metric(devtools, 'ScriptDuration')) * 1000, longest });
    } finally {
      await page.close();
    }
  }
  return [
    row(
      `a page of ${WIDGETS} widgets, script until it is ready, ${SLOWDOWN}× slower`,
      median(rounds.map(({ script }) => script)),
      'ms',
      {
        atMost: 300,
      },
    ),
    row('its longest task, layout included', median(rounds.map(({ longest }) => longest)), 'ms'),
  ];
}

async function manyEntrances({ browser, site }: BenchContext): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const devtools = await slowedDown(page);
    await show(page, site.baseURL, pageOfEntrances(ENTRANCES));
    await page.waitForLoadState('networkidle');
    const before = await metric(devtools, 'ScriptDuration');
    const frames = await page.evaluate(async () => {
      const times: number[] = [];
      for (let step = 0; step < 60; step += 1) {
        scrollBy(0, 300);
        const start = performance.now();
        await new Promise(requestAnimationFrame);
        times.push(performance.now() - start);
      }
      return times;
    });
    return [
      row(`scrolling over ${ENTRANCES} animated elements, frame in the middle`, median(frames), 'ms'),
      row(
        'script for one such frame',
        (((await metric(devtools, 'ScriptDuration')) - before) * 1000) / frames.length,
        'ms',
        {
          atMost: 16,
        },
      ),
    ];
  } finally {
    await page.close();
  }
}

/** Each widget's own code, repeatedly started and stopped on a fresh copy of its markup. */
async function comingAndGoing({ browser, site }: BenchContext): Promise<Row[]> {
  const chunks = JSON.parse(await readFile(paths.chunkMap, 'utf8')) as Record<string, { file: string }>;
  const rows: Row[] = [];
  for (const { island, html } of widgetsWithIslands()) {
    const page = await browser.newPage();
    try {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      await show(page, site.baseURL, '<div id="stage"></div>', '');
      const address = `${site.baseURL}/assets/${chunks[island]?.file}`;
      const mount = (times: number): Promise<void> =>
        page.evaluate(comeAndGo, { address, name: `${exportPrefix(island)}start`, html, times });
      // Anything shared by all instances exists after the first few.
      await mount(20);
      const before = await afterCollection(page, devtools);
      await mount(MOUNTS);
      const after = await afterCollection(page, devtools);
      rows.push(
        row(`${island}: listeners left by ${MOUNTS} mounts`, after.listeners - before.listeners, '', {
          atMost: 0,
        }),
        row(`${island}: heap left by them`, (after.heap - before.heap) / 1_000_000, 'MB', { atMost: 1 }),
      );
    } finally {
      await page.close();
    }
  }
  return rows;
}

/** Runs in the page. */
async function comeAndGo({
  address,
  name,
  html,
  times,
}: {
  address: string;
  name: string;
  html: string;
  times: number;
}): Promise<void> {
  const module = (await import(/* @vite-ignore */ address)) as Record<
    string,
    (element: Element) => (() => void) | Promise<() => void>
  >;
  const start = module[name];
  if (!start) throw new Error(`${address} has no ${name}.`);
  const stage = document.getElementById('stage') as HTMLElement;
  for (let time = 0; time < times; time += 1) {
    stage.innerHTML = html;
    const element = stage.querySelector('[data-widget_type]') as Element;
    const stop = await start(element);
    // A slider starts a moment after its view.
    for (let wait = 0; wait < 100 && stage.querySelector('.swiper:not(.swiper-initialized)'); wait += 1)
      await new Promise((resolve) => setTimeout(resolve));
    stop();
    stage.replaceChildren();
  }
}

type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

async function afterCollection(page: Page, devtools: Devtools): Promise<{ listeners: number; heap: number }> {
  // Pending frames and timers still hold references.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  return {
    listeners: await metric(devtools, 'JSEventListeners'),
    heap: await metric(devtools, 'JSHeapUsedSize'),
  };
}

async function slowedDown(page: Page): Promise<Devtools> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}

async function metric(devtools: Devtools, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

async function show(
  page: Page,
  baseURL: string,
  html: string,
  script = '<script defer src="/assets/portico.js"></script>',
): Promise<void> {
  const address = `${baseURL}/a-page-of-the-bench/`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widgets</title>${script}</head><body>${html}</body></html>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(address);
}
