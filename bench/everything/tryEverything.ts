import type { Page, Request } from 'playwright';
import { sendForms } from './sendForms.ts';

/** What a visitor can press, on any page. */
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

/** Distance between the stops of a scrolling visitor. */
const STEP_PX = 300;

/** If nothing new is requested for this long, everything has arrived. */
const QUIET_MS = 500;

/** Halfway down the edge of the window, pages have nothing to press. */
const BESIDE = { x: 3, y: 400 };

/** Some pages never become idle. */
const NO_LONGER_THAN_MS = 10_000;

/** Scrolls down the page in steps, as a visitor would, and waits until nothing more is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  // In one call: a round trip for each stop would be most of what is measured.
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      // After the next frame the page's height is known: reading it earlier would add this script's own layout work.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, STEP_PX);
  await settle(page);
}

/** Something usable on a page. */
export interface Use {
  /** Its widget and appearance. */
  readonly kind: string;
  /** Whether it was used; hidden or covered things cannot be. */
  readonly isUsed: boolean;
}

/**
 * Presses one thing of each kind, then one of each kind that this opened, and closes it again; fills in and submits every form,
 * with real events. Navigations get an empty response, so that the page stays. With `atLeast`, it presses beside the page until
 * it has tried that often: a page without us has less to use, and shows then what this program itself costs.
 */
export async function tryEverything(page: Page, { atLeast = 0 } = {}): Promise<readonly Use[]> {
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
  // Before opening anything that might cover them.
  for (const [kind, isUsed] of await sendForms(page, requests.restFrom)) uses.push({ kind, isUsed });
  for (const kind of await listNew(page)) {
    const isUsed = await press(kind);
    uses.push({ kind, isUsed });
    if (!isUsed) continue;
    for (const opened of closingLast(await listNew(page)))
      uses.push({ kind: opened, isUsed: await press(opened) });
    await page.keyboard.press('Escape');
  }
  for (let tried = uses.length; tried < atLeast; tried += 1) {
    await press('nothing');
    await listNew(page);
  }
  await settle(page);
  requests.stop();
  await letLeave();
  return uses;
}

/** Waits until a page requests nothing more. */
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

/** Clears the page's storage from earlier visits, and keeps links from opening windows. */
function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { usedByBench: new Map<string, Element>() });
    window.onclick = (event) => {
      if ((event.target as Element).closest('a[target]')) event.preventDefault();
    };
  });
}

/**
 * Visible things of a kind not seen before. A second bullet of the same row adds nothing: one per widget and appearance is
 * enough.
 */
function listNew(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const known = (window as unknown as { usedByBench: Map<string, Element> }).usedByBench;
    const added: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      if (element.closest('form') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const widget = element.closest('[data-widget_type], .wp-gr, section, dialog')?.className;
      // State classes do not make it a different thing.
      const look = element.className.toString().replace(/\S*(?:active|open|current|loaded|animat)\S*/g, '');
      const kind = `${widget} | ${element.tagName} | ${look.trim()}`;
      if (known.has(kind)) continue;
      known.set(kind, element);
      added.push(kind);
    }
    return added;
  }, PRESSABLE);
}

/** Close buttons come last, because they remove everything else that was opened. */
function closingLast(kinds: readonly string[]): readonly string[] {
  const isClosing = (kind: string): boolean => /close|rpi-x|dismiss/.test(kind.split('|').at(-1) ?? '');
  return [...kinds.filter((kind) => !isClosing(kind)), ...kinds.filter(isClosing)];
}

/** Where to press; null if it is hidden or covered. */
function placeOf(page: Page, kind: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async (wanted) => {
    // No named functions here: the runner would wrap them in a helper that the page lacks.
    const element = (window as unknown as { usedByBench: Map<string, Element> }).usedByBench.get(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What is scrolled into view starts up before a visitor can press it.
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

/** A dialog with nothing to press is still waiting for a response, and cannot be closed until then. */
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

/** Closes an overlay with Escape or a click beside it. Whatever stays was never opened. */
async function placeWithoutCover(page: Page, kind: string): Promise<{ x: number; y: number } | null> {
  await page.keyboard.press('Escape');
  await page.mouse.click(BESIDE.x, BESIDE.y);
  await nextFrames(page);
  return placeOf(page, kind);
}

/** Two frames: the first may still show the previous state. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Waits for the code and API responses that a page has requested, but not for images and videos. */
function watchRequests(page: Page): { restFrom(press: () => Promise<void>): Promise<void>; stop(): void } {
  const underWay = new Set<Request>();
  const begin = (request: Request): void => {
    if (/script|fetch|xhr|stylesheet/.test(request.resourceType())) underWay.add(request);
  };
  const end = (request: Request): boolean => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async restFrom(press) {
      // Requests that were already pending do not belong to this press.
      underWay.clear();
      await press();
      const latest = Date.now() + NO_LONGER_THAN_MS;
      // Loaded code may request more.
      do await nextFrames(page);
      while (underWay.size > 0 && Date.now() < latest);
      await nextFrames(page);
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** A navigation answered with 204 leaves the page as it is. */
async function stayOn(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  devtools.on('Fetch.requestPaused', ({ requestId, frameId }) => {
    const answered =
      frameId === frameTree.frame.id
        ? devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
        : devtools.send('Fetch.continueRequest', { requestId });
    // A frame that is gone needs no response.
    answered.catch(() => null);
  });
  await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
  return () => devtools.detach();
}
