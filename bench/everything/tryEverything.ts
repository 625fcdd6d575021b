import type { Page } from 'playwright';

/** What a visitor can press without leaving the page. */
const PRESSABLE =
  'button:not([type="submit"]), [role="button"], [role="tab"], summary, .elementor-tab-title, .e-n-accordion-item-title,' +
  ' .apbct-email-encoder, [data-elementor-open-lightbox="yes"], .menu-item-nav-search > a, .wp-google-url';

const FIELDS = 'input:not([type="hidden"], [type="file"], [type="submit"]), textarea, select';

/** No more of one kind than this: the second bullet of a row says nothing new. */
const OF_ONE_KIND = 1;

/** Scrolls down the page as a visitor would, screen by screen, and waits until nothing more comes. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await nextFrames(page);
  }
  await page.waitForLoadState('networkidle');
}

/** Presses whatever can be pressed and types into the first fields, with real events, and closes what opened. */
export async function tryEverything(page: Page): Promise<void> {
  for (const [index, kind] of [
    ['press', await markOnePerKind(page, PRESSABLE, 'press')],
    ['field', await markOnePerKind(page, FIELDS, 'field')],
  ].entries())
    for (let number = 0; number < Number(kind[1]); number += 1) {
      const place = await placeOf(page, `[data-bench-${kind[0]}="${number}"]`);
      if (!place) continue;
      await page.mouse.click(place.x, place.y);
      if (index === 1) await page.keyboard.type('a');
      await nextFrames(page);
      await page.keyboard.press('Escape');
      await nextFrames(page);
    }
  await page.waitForLoadState('networkidle');
}

function markOnePerKind(page: Page, selector: string, name: string): Promise<number> {
  return page.evaluate(
    ([wanted = '', mark = '', most]) => {
      const kinds = new Map<string, number>();
      let marked = 0;
      for (const element of document.querySelectorAll<HTMLElement>(String(wanted))) {
        const form = element.closest('form');
        if (mark === 'press' && form) continue;
        const widget = element.closest('[data-widget_type], .wp-gr, form, section')?.className ?? '';
        const kind = `${widget}|${element.tagName}|${element.className}`;
        const before = kinds.get(kind) ?? 0;
        kinds.set(kind, before + 1);
        if (before < Number(most)) element.setAttribute(`data-bench-${mark}`, String(marked++));
      }
      return marked;
    },
    [selector, name, OF_ONE_KIND] as const,
  );
}

/** Where to press; nothing where it is hidden or something else lies over it. */
function placeOf(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0 || box.height === 0) return null;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? { x, y } : null;
  }, selector);
}

async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
