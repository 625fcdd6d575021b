import type { Browser, Page } from 'playwright';
import { scrollThrough, tryEverything } from '../everything/tryEverything.ts';
import { packedKilobytes, type Seen, watchPage } from '../everything/watchPage.ts';
import { type Limit, type Measurement, type Row, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const ROUNDS = 3;

/** Pressing everything takes a phone a minute, and no limit of the phone is about it: once is enough there. */
const ROUNDS_OF_USE = { desktop: ROUNDS, phone: 1 };

/** Another page to measure, on any server: with and without us, for one. */
const given = process.argv.find((argument) => argument.startsWith('--url='))?.slice('--url='.length);

export const measurement: Measurement = {
  name: 'One page with everything on it: opened, scrolled, all of it used once',
  async run({ site, browser }) {
    const own = `${site.baseURL}/gallery/everything/`;
    const addresses: [string, string][] = given
      ? [['', given]]
      : [
          ['our sheets', own],
          [THEMED, `${own}?sheets=theme`],
        ];
    const rows: Row[] = [];
    for (const [label, address] of addresses) {
      rows.push(...(await rowsBeforeAnythingIsNear(browser, address, label)));
      for (const device of [DESKTOP, PHONE])
        rows.push(
          ...(await rowsOf(browser, address, device, [label, device.name].filter(Boolean).join(', '))),
        );
    }
    return rows;
  },
};

interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly slowdown: number;
}

const DESKTOP: Device = { name: 'desktop 1×', width: 1440, height: 900, slowdown: 1 };
const PHONE: Device = { name: 'phone 4×', width: 390, height: 844, slowdown: 4 };

/** So low that nothing of the page but its head is near. */
const SLIT: Device = { name: 'nothing near', width: 1440, height: 100, slowdown: 1 };

/** The page as WordPress has it: the products bring their sheets themselves. */
const THEMED = 'a theme’s sheets';

interface Visit {
  readonly opened: Seen;
  readonly scrolled: Seen;
  /** Only where everything was tried. */
  readonly used?: Seen;
}

async function rowsBeforeAnythingIsNear(browser: Browser, address: string, label: string): Promise<Row[]> {
  const { seen, close } = await open(browser, address, SLIT);
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
  const visits: Visit[] = [];
  const isPhone = device === PHONE;
  const uses = isPhone ? ROUNDS_OF_USE.phone : ROUNDS_OF_USE.desktop;
  for (let round = 0; round < ROUNDS; round += 1)
    visits.push(await visit(browser, address, device, round < uses));
  const [first] = visits;
  if (!first?.used) return [];
  const middle = (read: (visit: Visit) => number): number => median(visits.map(read));
  const ofUse = (read: (used: Seen) => number): number =>
    median(visits.flatMap((one) => (one.used ? [read(one.used)] : [])));
  const line = (name: string, value: number, unit: string, limit: Limit | null): Row =>
    row(`${label}: ${name}`, value, unit, limit);
  const { opened, scrolled, used } = first;
  return [
    line('script requests, opened', opened.scripts.length, '', { atMost: 4 }),
    line('script, opened', await packedKilobytes(opened.scripts), 'kB', { atMost: 80 }),
    line('script requests, scrolled', scrolled.scripts.length, '', null),
    line('script, scrolled', await packedKilobytes(scrolled.scripts), 'kB', null),
    line('script requests, used', used.scripts.length, '', { atMost: 10 }),
    line('script, used', await packedKilobytes(used.scripts), 'kB', { atMost: 130 }),
    line('sheets that scripts asked for', used.addedSheets.length, '', {
      atMost: label.startsWith(THEMED) ? 0 : 2,
    }),
    line('sheets in the markup', used.linkedSheets.length, '', null),
    line(
      'script time, scrolled',
      middle((one) => one.scrolled.scriptMs),
      'ms',
      isPhone ? { atMost: 200 } : null,
    ),
    line(
      'style and layout, scrolled',
      middle((one) => one.scrolled.layoutMs),
      'ms',
      null,
    ),
    line(
      'blocked, scrolled',
      middle((one) => one.scrolled.blockedMs),
      'ms',
      isPhone ? { atMost: 100 } : null,
    ),
    line(
      'script time, used',
      ofUse((one) => one.scriptMs),
      'ms',
      isPhone ? null : { atMost: 200 },
    ),
    line(
      'style and layout, used',
      ofUse((one) => one.layoutMs),
      'ms',
      isPhone ? null : { atMost: 1_044 },
    ),
    line(
      'blocked, used',
      ofUse((one) => one.blockedMs),
      'ms',
      isPhone ? null : { atMost: 200 },
    ),
    line(
      'longest task',
      ofUse((one) => one.longestTaskMs),
      'ms',
      isPhone ? { atMost: 50 } : null,
    ),
    line(
      'slowest answer',
      ofUse((one) => one.slowestAnswerMs),
      'ms',
      isPhone ? null : { atMost: 80 },
    ),
    line('listeners', used.listeners, '', { atMost: 900 }),
    line('layout shift, scrolled', Math.max(...visits.map((one) => one.scrolled.shift)), '', { atMost: 0 }),
    line(
      'heap',
      ofUse((one) => one.heapMegabytes),
      'MB',
      { atMost: 4 },
    ),
  ];
}

async function visit(
  browser: Browser,
  address: string,
  device: Device,
  triesEverything: boolean,
): Promise<Visit> {
  const { page, seen, close } = await open(browser, address, device);
  const opened = await seen();
  await scrollThrough(page);
  const scrolled = await seen();
  if (triesEverything) await tryEverything(page);
  const used = await seen();
  await close();
  return { opened, scrolled, ...(triesEverything && { used }) };
}

interface OpenedPage {
  readonly page: Page;
  seen(): Promise<Seen>;
  close(): Promise<void>;
}

async function open(browser: Browser, address: string, device: Device): Promise<OpenedPage> {
  const { width, height, slowdown } = device;
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const { seen, devtools } = await watchPage(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, seen, close: () => context.close() };
}
