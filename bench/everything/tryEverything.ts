import type { Page } from 'playwright';

/** What a visitor can press without leaving the page. */
const PRESSABLE =
  'button:not([type="submit"]), [role="button"], [role="tab"], summary, .elementor-tab-title, .e-n-accordion-item-title,' +
  ' .apbct-email-encoder, [data-elementor-open-lightbox="yes"], .menu-item-nav-search > a, .wp-google-url';

const FIELDS = 'input:not([type="hidden"], [type="file"], [type="submit"]), textarea, select';

/** So far apart are the stops of a visitor who scrolls. */
const STEP_PX = 300;

/** Nothing new has been asked for in this time: what was to come has come. */
const QUIET_MS = 500;

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

/** Presses one of each kind and types into one field of each, with real events, and closes what opened. */
export async function tryEverything(page: Page): Promise<void> {
  for (const [selector, isField] of [
    [PRESSABLE, false],
    [FIELDS, true],
  ] as const) {
    const count = await listOnePerKind(page, selector, isField);
    for (let number = 0; number < count; number += 1) {
      const place = await placeOf(page, number);
      if (!place) continue;
      await page.mouse.click(place.x, place.y);
      if (isField) await page.keyboard.press('a');
      await page.keyboard.press('Escape');
    }
  }
  await settle(page);
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

/** The second bullet of a row says nothing new: one per widget and look is enough. */
function listOnePerKind(page: Page, selector: string, isField: boolean): Promise<number> {
  return page.evaluate(
    ([wanted, fields]) => {
      // Without us some of them lead away from the page.
      window.onclick = (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      };
      const kinds = new Map<string, Element>();
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (!fields && element.closest('form')) continue;
        const widget = element.closest('[data-widget_type], .wp-gr, form, section')?.className ?? '';
        const kind = `${widget}|${element.tagName}|${element.className}`;
        if (!kinds.has(kind)) kinds.set(kind, element);
      }
      Object.assign(window, { wantedByBench: [...kinds.values()] });
      return kinds.size;
    },
    [selector, isField] as const,
  );
}

/** Where to press, once the page has shown what came of the last time; nothing where it is hidden or covered. */
function placeOf(page: Page, number: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async (wanted) => {
    // No named function in here: the runner would wrap it in a helper that the page does not have.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const element = (window as unknown as { wantedByBench: Element[] }).wantedByBench[wanted];
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
  }, number);
}
