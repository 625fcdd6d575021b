import type { Browser, Page } from 'playwright';
import { type Task, traceTasks } from '../everything/traceTasks.ts';
import { scrollThrough, settle, tryEverything } from '../everything/tryEverything.ts';
import {
  type Answer,
  heapOfTools,
  OURS,
  packedKilobytes,
  type Seen,
  watchPage,
} from '../everything/watchPage.ts';
import { type Limit, type Measurement, type Row, row } from '../Measurement.ts';

/** Longer tasks delay a visitor's tap. */
const LONG_TASK_MS = 50;

/** Another page to measure, on any server: for example with and without us. */
const given = process.argv.find((argument) => argument.startsWith('--url='))?.slice('--url='.length);

export const measurement: Measurement = {
  name: 'One page with everything on it: opened, scrolled, all of it used once',
  async run({ site, launch }) {
    const own = `${site.baseURL}/gallery/everything/`;
    const addresses: [string, string][] = given
      ? [['', given]]
      : [
          ['our sheets', own],
          [THEMED, `${own}?sheets=theme`],
        ];
    // In parallel: most of a visit is waiting, and times are CPU times of each page's own thread.
    const rows = await Promise.all(
      addresses.map(async ([label, address]) => {
        const browser = await launch();
        try {
          return await rowsAt(browser, address, label);
        } finally {
          await browser.close();
        }
      }),
    );
    return rows.flat();
  },
};

async function rowsAt(browser: Browser, address: string, label: string): Promise<Row[]> {
  const rows = await rowsBeforeAnythingIsNear(browser, address, label);
  for (const device of [DESKTOP, PHONE])
    rows.push(...(await rowsOf(browser, address, device, [label, device.name].filter(Boolean).join(', '))));
  return rows;
}

interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /**
   * How many times slower its CPU is. Multiplied with the measured CPU time: the browser's own throttling uses wall-clock time,
   * and is slower still next to other programs.
   */
  readonly slowdown: number;
}

const DESKTOP: Device = { name: 'desktop 1×', width: 1440, height: 900, slowdown: 1 };
const PHONE: Device = { name: 'phone 4×', width: 390, height: 844, slowdown: 4 };

/** So low that only the top of the page is near the viewport. */
const SLIT: Device = { name: 'nothing near', width: 1440, height: 100, slowdown: 1 };

/** The page as on WordPress: the products load their own style sheets. */
const THEMED = 'a theme’s sheets';

interface Visit {
  readonly opened: Stage;
  readonly scrolled: Stage;
  readonly used: Stage;
  /** How many things were tried. */
  readonly tries: number;
}

/** What has been observed up to here, and how long tasks have blocked. */
type Stage = Seen & Blocked;

interface Blocked {
  /** Total time of tasks beyond 50 ms. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  /** The most work between a click, tap or key press and the paint that showed its effect. */
  readonly slowestAnswerMs: number;
}

async function rowsBeforeAnythingIsNear(browser: Browser, address: string, label: string): Promise<Row[]> {
  const { page, seen, close } = await prepare(browser, SLIT);
  await open(page, address);
  const { scripts, listeners } = await seen();
  await close();
  const name = [label, SLIT.name].filter(Boolean).join(', ');
  return [
    row(`${name}: script requests`, scripts.length, '', { atMost: 4 }),
    row(`${name}: script`, await packedKilobytes(scripts), 'kB', { atMost: 25 }),
    row(`${name}: listeners`, listeners, '', { atMost: 250 }),
  ];
}

async function rowsOf(browser: Browser, address: string, device: Device, label: string): Promise<Row[]> {
  // Times are CPU time, so one visit each is enough.
  const ours = await visit(browser, address, device);
  const bare = await visit(browser, address, device, { isWithoutUs: true, atLeast: ours.tries });
  const isPhone = device === PHONE;
  const line = (name: string, value: number, unit: string, limit: Limit | null = null): Row =>
    row(`${label}: ${name}`, value, unit, limit);
  const onDesktop = (atMost: number): Limit | null => (isPhone ? null : { atMost });
  const onPhone = (atMost: number): Limit | null => (isPhone ? { atMost } : null);
  const { opened, scrolled, used } = ours;
  return [
    line('script requests, opened', opened.scripts.length, '', { atMost: 4 }),
    line('script, opened', await packedKilobytes(opened.scripts), 'kB', { atMost: 80 }),
    line('script requests, scrolled', scrolled.scripts.length, ''),
    line('script, scrolled', await packedKilobytes(scrolled.scripts), 'kB'),
    line('script requests, used', used.scripts.length, '', { atMost: 10 }),
    line('script, used', await packedKilobytes(used.scripts), 'kB', { atMost: 130 }),
    line('sheets that scripts asked for', used.addedSheets.length, '', {
      atMost: label.startsWith(THEMED) ? 0 : 2,
    }),
    line('sheets in the markup', used.linkedSheets.length, ''),
    ...(['opened', 'scrolled', 'used'] as const).flatMap((stage) => {
      const limitOf = stage === 'used' ? onDesktop : stage === 'scrolled' ? onPhone : () => null;
      const time = (name: string, key: keyof Stage & `${string}Ms`, limit: Limit | null): Row[] => [
        line(`${name}, ${stage}`, ours[stage][key], 'ms', limit),
        // Without us hardly anything answers: what is left is the page's own and the testing program's.
        line(`${name}, ${stage}, without us`, bare[stage][key], 'ms'),
      ];
      return [
        ...time('script time', 'scriptMs', null),
        line(`script time, ${stage}, ours`, ours[stage].scriptMs - bare[stage].scriptMs, 'ms', limitOf(200)),
        ...time('style and layout', 'layoutMs', stage === 'used' ? onDesktop(1_044) : null),
        ...time('blocked', 'blockedMs', limitOf(isPhone ? 100 : 200)),
        ...time('longest task', 'longestTaskMs', limitOf(LONG_TASK_MS)),
      ];
    }),
    line('slowest answer', used.slowestAnswerMs, 'ms', onDesktop(80)),
    line('listeners', used.listeners, '', { atMost: 900 }),
    line('layout shift, scrolled', scrolled.shift, '', { atMost: 0 }),
    line('layout shift, scrolled, without us', bare.scrolled.shift, ''),
    // Without what the testing program itself keeps in the page.
    line('heap', used.heapMegabytes - (await heapOfTools(browser)), 'MB', { atMost: 4 }),
    line('heap, scrolled, without us', bare.scrolled.heapMegabytes, 'MB'),
  ];
}

async function visit(
  browser: Browser,
  address: string,
  device: Device,
  { isWithoutUs = false, atLeast = 0 } = {},
): Promise<Visit> {
  const { page, seen, close } = await prepare(browser, device);
  if (isWithoutUs) await page.route(OURS, (route) => route.abort());
  const trace = await traceTasks(browser, page);
  await open(page, address);
  /** Readings in between are not part of the visit. */
  const read = async (): Promise<Seen> => {
    await trace.mark();
    const found = await seen();
    await trace.mark();
    return found;
  };
  const opened = await read();
  await scrollThrough(page);
  const scrolled = await read();
  const { length: tries } = await tryEverything(page, { atLeast });
  const used = await read();
  const tasks = await trace.stop();
  await close();
  const stage = (found: Seen, lastPart: number): Stage => ({
    ...found,
    ...blockedBy(tasks, lastPart, found, device.slowdown),
    scriptMs: found.scriptMs * device.slowdown,
    layoutMs: found.layoutMs * device.slowdown,
  });
  return { opened: stage(opened, 0), scrolled: stage(scrolled, 2), used: stage(used, 4), tries };
}

/** Odd-numbered parts are readings, not the visit. */
function blockedBy(tasks: readonly Task[], lastPart: number, { answers }: Seen, slowdown: number): Blocked {
  const visited = tasks.filter(({ part }) => part <= lastPart && part % 2 === 0);
  const times = visited.map(({ ms }) => ms * slowdown);
  const workFor = ({ startMs, endMs }: Answer): number =>
    visited
      .filter((task) => task.startMs < endMs && task.startMs + task.ms > startMs)
      .reduce((total, { ms }) => total + ms * slowdown, 0);
  return {
    blockedMs: times.reduce((total, ms) => total + Math.max(0, ms - LONG_TASK_MS), 0),
    longestTaskMs: Math.max(0, ...times),
    slowestAnswerMs: Math.max(0, ...answers.map(workFor)),
  };
}

interface PreparedPage {
  readonly page: Page;
  seen(): Promise<Seen>;
  close(): Promise<void>;
}

async function prepare(browser: Browser, { width, height }: Device): Promise<PreparedPage> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const { seen } = await watchPage(page);
  return { page, seen, close: () => context.close() };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
}
