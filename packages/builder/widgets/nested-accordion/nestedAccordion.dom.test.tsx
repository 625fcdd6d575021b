import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { anyHtml } from '../../testing/anyHtml.ts';
import { drawnWidget, px } from '../../testing/drawnWidget.tsx';
import { all, one, onPage, press } from '../../testing/page.ts';
import { LAYOUT_CHANGED_EVENT, nestedAccordionItemId } from '../../wire/public.ts';
import { accordionItems } from './accordionItems.ts';
import type { NestedAccordionProps } from './NestedAccordionProps.ts';
import { NestedAccordionView } from './NestedAccordionView.tsx';
import sheet from './nested-accordion.css?inline';
import { start } from './nested-accordion.island.ts';

afterEach(async () => {
  // A slide still running from one test would report its end in the next.
  const slides = document.getAnimations();
  for (const slide of slides) slide.finish();
  await Promise.all(slides.map(({ finished }) => finished));
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('a nested accordion is what its markup says', () => {
  test('PB-12 it says all that it was rendered from', () => {
    fc.assert(
      fc.property(anyNestedAccordion, (props) => {
        const element = onPage(rendered(props));
        expect(readNestedAccordion(element)).toEqual(props);
        element.remove();
      }),
    );
    expect(readNestedAccordion(onPage('<div class="e-n-accordion"></div>'))).toBeNull();
    expect(() => start(onPage('<p></p>'))()).not.toThrow();
  });
});

describe('opening and closing', () => {
  test('PB-12 one at a time: a click slides the item open and the others shut, then clears up after itself', async () => {
    const element = live({ max_items_expended: 'one' });
    summaries(element)[1]?.click();
    expect(expanded(element)).toEqual([1]);
    expect(items(element)[0]?.getAnimations()).toHaveLength(1);
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    await vi.waitFor(() => expect(items(element)[1]?.getAnimations()).toHaveLength(0));
    expect(items(element)[1]?.getAttribute('style')).toBeNull();
    summaries(element)[1]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([]));
  });

  test('PB-12 several at a time where the author says so', async () => {
    const element = live({ max_items_expended: 'multiple' });
    summaries(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([0, 2]));
    expect(expanded(element)).toEqual([0, 2]);
  });

  test('PB-12 a second click while it slides turns it round', async () => {
    const element = live({ n_accordion_animation_duration: { size: 0.2, unit: 's' } });
    summaries(element)[1]?.click();
    summaries(element)[1]?.click();
    expect(expanded(element)).toEqual([]);
    await vi.waitFor(() => expect(open(element)).toEqual([]));
    expect(element.getAnimations({ subtree: true })).toHaveLength(0);
  });

  test.each([
    [{ size: 250, unit: 'ms' }, 250],
    [{ size: 1, unit: 's' }, 1000],
    ['fast', 400],
    [{ size: -5 }, 400],
    [[], 400],
  ])('PB-12 a duration of %j is %i ms', (n_accordion_animation_duration, ms) => {
    const element = live({ n_accordion_animation_duration });
    summaries(element)[1]?.click();
    expect(items(element)[1]?.getAnimations()[0]?.effect?.getTiming().duration).toBe(ms);
  });

  test('PB-12 what has no box opens without a slide', async () => {
    const element = live({});
    element.style.display = 'none';
    summaries(element)[1]?.click();
    expect(open(element)).toEqual([1]);
  });

  test('PB-12 the arrows, Home and End move over the titles, each of which is a stop for Tab', () => {
    const element = live({});
    const [first, second, third] = summaries(element);
    expect(summaries(element).map((summary) => summary.tabIndex)).toEqual([0, 0, 0]);
    first?.focus();
    press(first, 'ArrowDown');
    expect(document.activeElement).toBe(second);
    press(second, 'ArrowUp');
    press(first, 'ArrowUp');
    expect(document.activeElement).toBe(third);
    press(third, 'Home');
    expect(document.activeElement).toBe(first);
    press(first, 'End');
    expect(document.activeElement).toBe(third);
  });

  test.each([
    [false, 'ArrowRight'],
    [true, 'ArrowLeft'],
  ])('PB-12 where the page’s configuration says %s to right to left, %s leads on', (is_rtl, key) => {
    Object.assign(window, { elementorFrontendConfig: { is_rtl } });
    const element = live({});
    const [first, second] = summaries(element);
    first?.focus();
    press(first, key);
    expect(document.activeElement).toBe(second);
  });

  test('PB-12 Escape closes the open item, from its title and from inside, and gives the title the focus', async () => {
    const element = live({});
    const inside = one(element, 'details button');
    inside.focus();
    press(inside, 'Escape');
    expect(document.activeElement).toBe(summaries(element)[0]);
    await vi.waitFor(() => expect(open(element)).toEqual([]));
    press(summaries(element)[0], 'Escape');
    await Promise.resolve();
    expect(expanded(element)).toEqual([]);
  });

  test('PB-12 an item that has slid shut is never seen at its full height again, however busy the page', async () => {
    const element = live({ max_items_expended: 'multiple' });
    const [item] = items(element);
    const full = item?.offsetHeight;
    summaries(element)[0]?.click();
    const [slide] = item?.getAnimations() ?? [];
    slide?.finish();
    // The browser may lay the page out now, before any script runs.
    expect(item?.offsetHeight).toBeLessThan(full ?? 0);
    expect(open(element)).toEqual([0]);
    await vi.waitFor(() => expect(open(element)).toEqual([]));
    expect(item?.getAnimations()).toHaveLength(0);
  });

  test('PB-12 others hear that heights have changed', async () => {
    const heard = vi.fn();
    const element = live({ max_items_expended: 'multiple' });
    window.addEventListener(LAYOUT_CHANGED_EVENT, heard);
    summaries(element)[1]?.click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    window.removeEventListener(LAYOUT_CHANGED_EVENT, heard);
  });
});

test.each([
  [{}, 'DIV', '16px'],
  [{ title_tag: 'h2' }, 'H2', '32px'],
  [
    { title_tag: 'h2', title_typography_typography: 'custom', title_typography_font_size: px(21) },
    'H2',
    '21px',
  ],
])('K titles of a nested accordion with %j are %s of %s', (settings, tag, fontSize) => {
  const panel = { id: 'c0ffee1', elType: 'container', settings: {}, elements: [] };
  const row = { items: [{ item_title: 'One' }], ...settings };
  const kit = '@layer kit{.elementor-widget h2{font-size:50px;margin:9px}}';
  const { found, style } = drawnWidget(`${sheet}${kit}`, 'nested-accordion', row, [panel]);
  const title = '.e-n-accordion-item-title-text';
  expect(found(title).tagName).toBe(tag);
  expect(style(title).fontSize).toBe(fontSize);
});

describe('a nested accordion of another product', () => {
  test('PB-12 keeps every node, an accordion inside an item is its own, and asleep it is plain details again', async () => {
    const element = onPage(FOREIGN);
    const before = all(element, '*');
    const inner = one(element, '#inner');
    const stop = start(element);
    const stopInner = start(inner);
    one(inner, 'summary').click();
    await vi.waitFor(() => expect(one(inner, 'details').hasAttribute('open')).toBe(true));
    expect(one(element, '#e-n-accordion-item-2740').hasAttribute('open')).toBe(true);
    expect(all(element, '*')).toEqual(before);
    stopInner();
    stop();
    one(element, 'summary').click();
    expect(one(element, '#e-n-accordion-item-2740').hasAttribute('open')).toBe(false);
    expect(one(element, '#e-n-accordion-item-2740').getAnimations()).toHaveLength(0);
  });
});

const FOREIGN = `
  <div class="e-n-accordion" aria-label="Accordion. Open links with Enter or Space">
    <!-- theirs -->
    <details id="e-n-accordion-item-2740" class="e-n-accordion-item vendor" open>
      <summary class="e-n-accordion-item-title" data-accordion-index="1" tabindex="0" aria-expanded="true" aria-controls="e-n-accordion-item-2740">
        <span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text"> One </div></span>
      </summary>
      <div role="region" aria-labelledby="e-n-accordion-item-2740" class="elementor-element e-con e-child">
        <div id="inner"><div class="e-n-accordion"><details id="e-n-accordion-item-9990" class="e-n-accordion-item"><summary class="e-n-accordion-item-title" tabindex="0">Inner</summary><div class="e-con">Deep</div></details></div></div>
      </div>
    </details>
    <details id="e-n-accordion-item-2741" class="e-n-accordion-item">
      <summary class="e-n-accordion-item-title" data-accordion-index="2" tabindex="-1" aria-expanded="false" aria-controls="e-n-accordion-item-2741"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text"> Two </div></span></summary>
      <div role="region" class="elementor-element e-con e-child">Second</div>
    </details>
  </div>`;

const anyNestedAccordion: fc.Arbitrary<NestedAccordionProps> = fc
  .record({
    parts: fc.array(fc.record({ title: anyHtml, icons: fc.oneof(anyHtml, fc.constant('')) }), {
      minLength: 1,
      maxLength: 4,
    }),
    titleTag: fc.constantFrom('div', 'h2', 'p'),
    open: fc.subarray([0, 1, 2, 3]),
  })
  .map(({ parts, titleTag, open }) => ({
    titleTag,
    items: parts.map((part, index) => ({ ...part, itemId: nestedAccordionItemId('274', index) })),
    openItems: open.filter((index) => index < parts.length),
  }));

const threeItems: NestedAccordionProps = {
  items: ['One', 'Two', 'Three'].map((title, index) => ({
    title,
    icons: '',
    itemId: nestedAccordionItemId('274', index),
  })),
  titleTag: 'div',
  openItems: [0],
};

function rendered(props: NestedAccordionProps): string {
  return renderToString(
    <NestedAccordionView
      {...props}
      panel={(index, attributes) => (
        <div {...attributes} className="elementor-element e-con e-child">
          <button type="button">In {index + 1}</button>
        </div>
      )}
    />,
  );
}

function live(settings: Record<string, unknown>): HTMLElement {
  const element = onPage(rendered(threeItems), { 'data-settings': JSON.stringify(settings) });
  start(element);
  return element;
}

function items(element: Element): HTMLElement[] {
  return all(element, 'details');
}

function summaries(element: Element): HTMLElement[] {
  return all(element, 'summary');
}

function open(element: Element): number[] {
  return items(element).flatMap((item, index) => (item.hasAttribute('open') ? [index] : []));
}

function expanded(element: Element): number[] {
  return summaries(element).flatMap((summary, index) =>
    summary.getAttribute('aria-expanded') === 'true' ? [index] : [],
  );
}

/** Reads a nested accordion from its markup; `null` if there is none. */
function readNestedAccordion(element: Element): NestedAccordionProps | null {
  const items = accordionItems(element);
  if (items.length === 0) return null;
  const titleTag = element.querySelector('.e-n-accordion-item-title-text')?.localName;
  return {
    titleTag: headingTagOf(titleTag, 'span'),
    items: items.map((item) => ({
      itemId: item.id,
      title: item.querySelector(':scope > summary .e-n-accordion-item-title-text')?.innerHTML ?? '',
      icons: item.querySelector(':scope > summary > .e-n-accordion-item-title-icon')?.innerHTML ?? '',
    })),
    openItems: items.flatMap((item, index) => (item.open ? [index] : [])),
  };
}
