import type { Page, Request } from 'playwright';
import { sendForms } from './sendForms.ts';

/** What a visitor can press, whoever's page it is. */
const PRESSABLE = [
  'button:not([type="submit"])',
  '[role="button"]',
  '[role="tab"]',
  'summary',
  '.elementor-tab-title',
  '.e-n-accordion-item-title',
  '.elementor-custom-embed-image-overlay',
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg'].map((type) => `a[href$=".${type}"]`),
  'a[href*="#elementor-action"]',
  '[data-elementor-open-lightbox]',
  '.swiper-pagination-bullet',
  '.apbct-email-encoder',
  '.menu-item-nav-search > a',
  '.wp-google-url',
  '.wp-more-toggle',
  '.rpi-thumb',
  '.rpi-dot',
  '.comment-reply-link',
  '.scroll-to-top',
].join();

/** So far apart are the stops of a visitor who scrolls. */
const STEP_PX = 300;

/** Nothing new has been asked for in this time: what was to come has come. */
const QUIET_MS = 500;

/** At the edge of a window, half way down, pages have nothing to press. */
const BESIDE = { x: 3, y: 400 };

/** Some pages never come to rest. */
const NO_LONGER_THAN_MS = 10_000;

/** Scrolls down the page as a visitor would, stop by stop, and waits until nothing more comes. */
export async function scrollThrough(page: Page): Promise<void> {
  // In one go: to ask the page for each stop would be most of what is measured.
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // When the second frame is drawn, the page's height is known: to ask before would be work of this script.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, STEP_PX);
  await settle(page);
}

/** One thing on a page that could be used. */
export interface Use {
  /** Its widget and its look. */
  readonly kind: string;
  /** Whether it was; what stays hidden and what something else covers cannot be. */
  readonly isUsed: boolean;
}

/**
 * Presses one of each kind, then one of each kind that this opened, and closes it again; fills in every form and sends it, with real
 * events. What leads away is asked for and answered with nothing, so that the page stays.
 */
export async function tryEverything(page: Page): Promise<readonly Use[]> {
  const letLeave = await stayOn(page);
  const requests = watchRequests(page);
  const press = async (kind: string): Promise<boolean> => {
    const place = (await placeOf(page, kind)) ?? (await placeWithoutCover(page, kind));
    if (!place) return false;
    await requests.restFrom(() => page.mouse.click(place.x, place.y));
    await answerIsThere(page);
    return true;
  };
  const uses: Use[] = [];
  await forget(page);
  // Before anything is opened that might lie over them.
  for (const [kind, isUsed] of await sendForms(page, requests.restFrom)) uses.push({ kind, isUsed });
  for (const kind of await listNew(page)) {
    const isUsed = await press(kind);
    uses.push({ kind, isUsed });
    if (!isUsed) continue;
    for (const opened of closingLast(await listNew(page)))
      uses.push({ kind: opened, isUsed: await press(opened) });
    await page.keyboard.press('Escape');
  }
  await settle(page);
  requests.stop();
  await letLeave();
  return uses;
}

/** Waits until a page asks for nothing more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([quietMs, longestMs]) => {
      const end = performance.now() + longestMs;
      let known = -1;
      while (performance.now() < end) {
        const { length } = performance.getEntriesByType('resource');
        if (length === known) return;
        known = length;
        await new Promise((resolve) => setTimeout(resolve, quietMs));
      }
    },
    [QUIET_MS, NO_LONGER_THAN_MS] as const,
  );
}

/** Has the page keep nothing of an earlier visit, and links that open a window open none. */
function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { usedByBench: new Map<string, Element>() });
    window.onclick = (event) => {
      if ((event.target as Element).closest('a[target]')) event.preventDefault();
    };
  });
}

/** What can be seen and is of a kind that was not there before. The second bullet of a row says nothing new: one per widget and look is enough. */
function listNew(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const known = (window as unknown as { usedByBench: Map<string, Element> }).usedByBench;
    const added: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (element.closest('form') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const widget = element.closest('[data-widget_type], .wp-gr, section, dialog')?.className;
      // What it is told to be for the moment makes it no other thing.
      const look = element.className.toString().replace(/\S*(?:active|open|current|loaded|animat)\S*/g, '');
      const kind = `${widget} | ${element.tagName} | ${look.trim()}`;
      if (known.has(kind)) continue;
      known.set(kind, element);
      added.push(kind);
    }
    return added;
  }, PRESSABLE);
}

/** What closes what was opened takes all else in it away. */
function closingLast(kinds: readonly string[]): readonly string[] {
  const isClosing = (kind: string): boolean => /close|rpi-x|dismiss/.test(kind.split('|').at(-1) ?? '');
  return [...kinds.filter((kind) => !isClosing(kind)), ...kinds.filter(isClosing)];
}

/** Where to press; nothing where it is hidden or covered. */
function placeOf(page: Page, kind: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async (wanted) => {
    // No named function in here: the runner would wrap it in a helper that the page does not have.
    const element = (window as unknown as { usedByBench: Map<string, Element> }).usedByBench.get(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What it scrolls into view wakes up before a visitor can press it.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0 || box.height === 0) return null;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? { x, y } : null;
  }, kind);
}

/** A dialog with nothing to press in it says that its answer is on its way, and cannot be closed before. */
function answerIsThere(page: Page): Promise<unknown> {
  return page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[aria-modal="true"]')].every(
          (dialog) => !dialog.checkVisibility() || dialog.querySelector('button, a[href], input'),
        ),
      null,
      { timeout: NO_LONGER_THAN_MS },
    )
    .catch(() => null);
}

/** What lies over it goes with Escape, or with a press beside it. What does not was never opened. */
async function placeWithoutCover(page: Page, kind: string): Promise<{ x: number; y: number } | null> {
  await page.keyboard.press('Escape');
  await page.mouse.click(BESIDE.x, BESIDE.y);
  await nextFrames(page);
  return placeOf(page, kind);
}

/** Two frames: the first may still show what was before. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Tells when the code and the answers that a page has asked for are here. Pictures and films are not waited for. */
function watchRequests(page: Page): { restFrom(press: () => Promise<void>): Promise<void>; stop(): void } {
  const underWay = new Set<Request>();
  const begin = (request: Request): void => {
    if (/script|fetch|xhr|stylesheet/.test(request.resourceType())) underWay.add(request);
  };
  const end = (request: Request): boolean => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async restFrom(press) {
      // What was on its way before is no concern of this press.
      underWay.clear();
      await press();
      const latest = Date.now() + NO_LONGER_THAN_MS;
      // Code that has come may ask for more.
      do await nextFrames(page);
      while (underWay.size > 0 && Date.now() < latest);
      await nextFrames(page);
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** A page that is answered with “no content” stays as it is. */
async function stayOn(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  devtools.on('Fetch.requestPaused', ({ requestId, frameId }) => {
    const answered =
      frameId === frameTree.frame.id
        ? devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
        : devtools.send('Fetch.continueRequest', { requestId });
    // A frame that is gone by now needs no answer.
    answered.catch(() => null);
  });
  await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
  return () => devtools.detach();
}
