import type { Page } from 'playwright';
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

/** After a press only what it asked for is waited for. */
const SHORT_QUIET_MS = 80;

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
  const uses: Use[] = [];
  await forget(page);
  for (const kind of await listNew(page)) {
    const isUsed = await press(page, kind);
    uses.push({ kind, isUsed });
    if (!isUsed) continue;
    for (const opened of await listNew(page)) uses.push({ kind: opened, isUsed: await press(page, opened) });
    await page.keyboard.press('Escape');
  }
  for (const [kind, isUsed] of await sendForms(page)) uses.push({ kind, isUsed });
  await settle(page);
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

/** Whoever has asked for code waits for it. */
async function press(page: Page, kind: string): Promise<boolean> {
  const place = await placeOf(page, kind);
  if (!place) return false;
  await page.mouse.click(place.x, place.y);
  await comeToRest(page);
  return true;
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
      const widget = element.closest('[data-widget_type], .wp-gr, section, [role="dialog"], body')?.className;
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

/** Until what was asked for is here and shown, and nothing moves by itself that will end. */
function comeToRest(page: Page): Promise<void> {
  return page.evaluate(
    async ([quietMs, longestMs]) => {
      const end = performance.now() + longestMs;
      let known = -1;
      while (performance.now() < end) {
        const { length } = performance.getEntriesByType('resource');
        if (length === known) break;
        known = length;
        await new Promise((resolve) => setTimeout(resolve, quietMs));
      }
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    [SHORT_QUIET_MS, NO_LONGER_THAN_MS] as const,
  );
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
