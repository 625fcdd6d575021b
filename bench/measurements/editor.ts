import type { BrowserContext, Page } from 'playwright';
import { watchTasks } from '../everything/watchPage.ts';
import { type BenchContext, type Measurement, type Row, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const ELEMENTS = 300;
const OPENINGS = 3;
const EDITS = 15;
const OPEN_MS = 1_200;
const EDIT_MS = 30;

export const measurement: Measurement = {
  name: `Editor: a page of ${ELEMENTS} elements is opened and edited`,
  async run({ browser, site }: BenchContext): Promise<Row[]> {
    const context = await browser.newContext({
      baseURL: site.baseURL,
      viewport: { width: 1440, height: 900 },
    });
    try {
      const page = await context.newPage();
      await signIn(page, site.adminPassword);
      const id = await makePage(page);
      const openings: Opening[] = [];
      for (let opening = 0; opening < OPENINGS; opening += 1) {
        await openings.at(-1)?.page.close();
        openings.push(await open(context, id));
      }
      const last = openings.at(-1);
      if (!last) throw new Error('The editor was not opened.');
      const before = await last.taskMs();
      const edits = await edit(last.page);
      const worked = ((await last.taskMs()) - before) / EDITS;
      return [
        row('from the address to the last element on screen', median(openings.map(({ ms }) => ms)), 'ms', {
          atMost: OPEN_MS,
        }),
        // Not affected by what else the machine does.
        row('of that, the processor’s time', median(openings.map(({ workedMs }) => workedMs)), 'ms', {
          atMost: OPEN_MS,
        }),
        row('one letter, from the key to the screen', median(edits), 'ms', { atMost: EDIT_MS }),
        row('the slowest of them', Math.max(...edits), 'ms'),
        row('one letter, the processor’s time with all that follows', worked, 'ms'),
      ];
    } finally {
      await context.close();
    }
  },
};

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto('/admin/');
  await page.getByLabel('Name or e-mail').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Pages', exact: true }).waitFor();
}

/** Containers with four widgets each, as on Elementor pages. */
async function makePage(page: Page): Promise<number> {
  const widget = (id: string, widgetType: string, settings: object) => ({
    id,
    elType: 'widget',
    widgetType,
    settings,
    elements: [],
  });
  const elements = Array.from({ length: ELEMENTS / 5 }, (_, index) => ({
    id: `c${index}`,
    elType: 'container',
    settings: { padding: { top: 20, right: 20, bottom: 20, left: 20, unit: 'px' } },
    elements: [
      widget(`h${index}`, 'heading', {
        title: `Heading ${index}`,
        header_size: 'h2',
        title_color: '#12322b',
      }),
      widget(`t${index}`, 'text-editor', { editor: `<p>Text number ${index}, long enough to be read.</p>` }),
      widget(`b${index}`, 'button', { text: 'Press', link: { url: '/contact/' } }),
      widget(`a${index}`, 'accordion', { tabs: [{ tab_title: 'One', tab_content: '<p>Answer</p>' }] }),
    ],
  }));
  const { nonce } = await (await page.request.get('/admin/api/session')).json();
  const made = await page.request.post('/admin/api/documents', {
    data: { title: 'Three hundred', settings: {}, elements },
    headers: { 'x-portico-nonce': nonce },
  });
  return (await made.json()).id;
}

interface Opening {
  readonly page: Page;
  readonly ms: number;
  /** Processor time of the page's main thread. */
  readonly workedMs: number;
  taskMs(): Promise<number>;
}

async function open(context: BrowserContext, id: number): Promise<Opening> {
  const page = await context.newPage();
  const taskMs = await watchTasks(page);
  const startedAt = performance.now();
  await page.goto(`/admin/pages/${id}/edit`);
  await page
    .frameLocator('#preview-frame')
    .getByText(`Heading ${ELEMENTS / 5 - 1}`, { exact: true })
    .waitFor();
  const ms = performance.now() - startedAt;
  return { page, ms, workedMs: await taskMs(), taskMs };
}

/** Measured in the page itself, from the input event to the frame after the canvas has changed. */
async function edit(page: Page): Promise<number[]> {
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Heading Heading 0', exact: true }).click();
  await page.getByLabel('Text', { exact: true }).focus();
  const times: number[] = [];
  for (let letter = 0; letter < EDITS; letter += 1) {
    // Set up before the key press, because browsers give input priority.
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
      const before = canvas?.querySelector('.elementor-heading-title')?.textContent;
      const seen = new Promise<number>((resolve) => {
        document.addEventListener(
          'input',
          () => {
            const from = performance.now();
            const watcher = new MutationObserver(() => {
              if (canvas?.querySelector('.elementor-heading-title')?.textContent === before) return;
              watcher.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - from));
            });
            if (canvas) watcher.observe(canvas.body, { childList: true, characterData: true, subtree: true });
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { seen });
    });
    await page.keyboard.type('x');
    times.push(await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen));
  }
  return times;
}
