import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anyHtml } from '../../testing/anyHtml.ts';
import { all, one, onPage, press } from '../../testing/page.ts';
import {
  ACTIVATE_BY_KEYBOARD_EVENT,
  BACKGROUND_VIDEO_EVENT,
  LAYOUT_CHANGED_EVENT,
  NESTED_TAB_SHOWN_EVENT,
  nestedTabContentId,
  nestedTabTitleId,
} from '../../wire/public.ts';
import { adoptNestedTabs } from './adoptNestedTabs.ts';
import type { NestedTabsProps } from './NestedTabsProps.ts';
import { NestedTabsView } from './NestedTabsView.tsx';
import { start } from './nested-tabs.island.ts';

const stops: (() => void)[] = [];

beforeEach(() => page.viewport(1024, 700));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  document.documentElement.dir = '';
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('nested tabs are what their markup says', () => {
  test('PB-11 adopting rendered tabs gives back what was rendered', async () => {
    fc.assert(
      fc.property(anyNestedTabs, (props) => {
        const element = onPage(rendered(props));
        expect(adoptNestedTabs(element)).toMatchObject(props);
        element.remove();
      }),
    );
    expect(adoptNestedTabs(onPage('<div class="e-n-tabs"></div>'))).toBeNull();
    expect(await start(onPage('<p></p>'))).not.toThrow();
  });
});

describe('choosing a nested tab', () => {
  test('PB-11 a click shows its container at once and hides the other', async () => {
    const element = await live();
    titles(element)[1]?.click();
    expect(shown(element)).toEqual([1]);
    expect(titles(element).map((title) => title.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(titles(element).map((title) => title.tabIndex)).toEqual([-1, 0, -1]);
    expect(one(element, '.e-n-tabs').classList.contains('e-activated')).toBe(true);
  });

  test('PB-11 others hear of it, each once, with the container; at the start and on the open one they hear nothing', async () => {
    const heard = vi.fn();
    const events = [LAYOUT_CHANGED_EVENT, NESTED_TAB_SHOWN_EVENT, BACKGROUND_VIDEO_EVENT];
    const listener = (event: Event) => heard(event.type, (event as CustomEvent).detail);
    for (const event of events) window.addEventListener(event, listener);
    const element = await live();
    titles(element)[0]?.click();
    expect(heard).not.toHaveBeenCalled();
    titles(element)[2]?.click();
    expect(heard.mock.calls.map(([type]) => type)).toEqual(events);
    expect(heard.mock.calls[1]?.[1]).toBe(panels(element)[2]);
    for (const event of events) window.removeEventListener(event, listener);
  });

  test('PB-11 all arrows, Home and End move the focus and its stop, and choose nothing', async () => {
    const element = await live();
    const [first, second, third] = titles(element);
    first?.focus();
    press(first, 'ArrowRight');
    expect(document.activeElement).toBe(second);
    expect(titles(element).map((title) => title.tabIndex)).toEqual([-1, 0, -1]);
    press(second, 'ArrowDown');
    press(third, 'ArrowDown');
    expect(document.activeElement).toBe(first);
    press(first, 'ArrowUp');
    expect(document.activeElement).toBe(third);
    const home = press(third, 'Home');
    expect(document.activeElement).toBe(first);
    expect(home.defaultPrevented).toBe(true);
    press(first, 'End');
    expect(document.activeElement).toBe(third);
    expect(shown(element)).toEqual([0]);
  });

  test.each([
    ['the page', () => document.documentElement.setAttribute('dir', 'rtl')],
    ['its configuration alone', () => Object.assign(window, { elementorFrontendConfig: { is_rtl: true } })],
  ])('PB-11 where %s says right to left, left and right turn round', async (_who, say) => {
    say();
    const element = await live();
    const [first, second] = titles(element);
    first?.focus();
    press(first, 'ArrowLeft');
    expect(document.activeElement).toBe(second);
  });

  test('PB-11 Enter and Space choose, through the event that others may fire too', async () => {
    const element = await live();
    const other = await live('2b3c4d5');
    press(titles(element)[1], 'Enter');
    expect(shown(element)).toEqual([1]);
    press(titles(element)[2], ' ');
    expect(shown(element)).toEqual([2]);
    expect(shown(other)).toEqual([0]);
    window.dispatchEvent(
      new CustomEvent(ACTIVATE_BY_KEYBOARD_EVENT, { detail: { widgetId: '2b3c4d5', titleIndex: 2 } }),
    );
    expect(shown(other)).toEqual([1]);
    window.dispatchEvent(
      new CustomEvent(ACTIVATE_BY_KEYBOARD_EVENT, { detail: { widgetId: '2b3c4d5', titleIndex: 99 } }),
    );
    expect(shown(other)).toEqual([2]);
  });

  test('PB-11 Escape inside a container leads back to its title', async () => {
    const element = await live();
    const button = one(element, '.e-con button');
    button.focus();
    press(button, 'Escape');
    expect(document.activeElement).toBe(titles(element)[0]);
  });

  test('PB-11 a slider that was hidden measures itself when its tab is shown', async () => {
    const element = await live();
    const update = vi.fn();
    const slider = document.createElement('div');
    slider.className = 'swiper';
    panels(element)[1]?.append(Object.assign(slider, { swiper: { update } }));
    titles(element)[2]?.click();
    expect(update).not.toHaveBeenCalled();
    titles(element)[1]?.click();
    expect(update).toHaveBeenCalledOnce();
  });

  test('PB-11 tabs inside a tab are their own', async () => {
    const outer = await live();
    const inner = onPage(rendered(tabs('2b3c4d5')), { 'data-id': '2b3c4d5' });
    panels(outer)[0]?.append(inner);
    stops.push(await start(inner));
    titles(inner)[2]?.click();
    expect(shown(inner)).toEqual([2]);
    expect(one(outer, '.e-n-tabs-heading > [aria-selected="true"]').textContent).toBe('One');
    press(titles(inner)[0], 'ArrowRight');
    expect(one(outer, '.e-n-tabs-heading > [tabindex="0"]').textContent).toBe('One');
  });

  test('PB-11 put to sleep, it answers to nothing and leaves its markup', async () => {
    const element = onPage(rendered(tabs('1a2b3c4')), { 'data-id': '1a2b3c4' });
    const stop = await start(element);
    stop();
    titles(element)[1]?.click();
    press(titles(element)[1], 'Enter');
    expect(shown(element)).toEqual([0]);
    stops.push(await start(element));
    titles(element)[1]?.click();
    expect(shown(element)).toEqual([1]);
  });
});

describe('a row of titles that is too long', () => {
  test('PB-11 can be pulled with a mouse, a little at a time', async () => {
    const element = await live('1a2b3c4', { horizontal_scroll: 'enable' });
    const heading = one(element, '.e-n-tabs-heading');
    Object.assign(heading.style, { width: '80px', flexWrap: 'nowrap' });
    mouse(heading, 'mousedown', 100);
    expect(heading.classList.contains('e-scroll')).toBe(true);
    mouse(heading, 'mousemove', 90);
    expect(heading.scrollLeft).toBe(10);
    expect(heading.classList.contains('e-scroll-active')).toBe(true);
    mouse(heading, 'mousemove', 40);
    expect(heading.scrollLeft).toBe(15);
    mouse(heading, 'mouseup', 40);
    expect(heading.className).toBe('e-n-tabs-heading');
    mouse(heading, 'mousemove', 0);
    expect(heading.scrollLeft).toBe(15);
  });

  test('PB-11 begins at its start, and can be pulled only where the author said so', async () => {
    const element = await live('1a2b3c4', { horizontal_scroll: 'enable', tabs_justify_horizontal: 'end' });
    const heading = one(element, '.e-n-tabs-heading');
    Object.assign(heading.style, { width: '80px', flexWrap: 'nowrap' });
    window.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(justification(heading)).toBe('start'));
    expect(heading.scrollLeft).toBe(heading.scrollWidth - heading.clientWidth);
    Object.assign(heading.style, { width: '600px' });
    window.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(justification(heading)).toBe(''));
    const still = one(await live('2b3c4d5'), '.e-n-tabs-heading');
    Object.assign(still.style, { width: '80px', flexWrap: 'nowrap' });
    mouse(still, 'mousedown', 100);
    expect(still.classList.contains('e-scroll')).toBe(false);
  });

  test('PB-11 knows whether it is on a device for fingers', async () => {
    const element = await live();
    await page.viewport(600, 700);
    await vi.waitFor(() => expect(one(element, '.e-n-tabs').dataset.touchMode).toBe('true'));
    await page.viewport(1280, 700);
    await vi.waitFor(() => expect(one(element, '.e-n-tabs').dataset.touchMode).toBe('false'));
  });
});

describe('nested tabs of another product', () => {
  test('PB-11 keep every node, and broken settings are no obstacle', async () => {
    const element = onPage(
      rendered(tabs('1a2b3c4'))
        .replaceAll('class="e-n-tab-title"', 'class="e-n-tab-title vendor" style="--n-tabs-title-order: 1;"')
        .replace('<button', '<!-- theirs --><button'),
      { 'data-id': '1a2b3c4', 'data-settings': '{"broken' },
    );
    const before = all(element, '*');
    stops.push(await start(element));
    titles(element)[1]?.click();
    expect(shown(element)).toEqual([1]);
    expect(all(element, '*')).toEqual(before);
    expect(element.innerHTML).toContain('<!-- theirs -->');
  });

  test('PB-11 a title that is a link is followed', async () => {
    const element = onPage(
      rendered(tabs('1a2b3c4'))
        .replaceAll('<button type="button"', '<a href="#there"')
        .replaceAll('</button>', '</a>'),
      { 'data-id': '1a2b3c4' },
    );
    stops.push(await start(element));
    const clicked = vi.fn();
    titles(element)[1]?.addEventListener('click', clicked);
    press(titles(element)[1], 'Enter');
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe('nested tabs of older releases, with a second title above each panel', () => {
  test('PB-11 either title opens its panel, and both say so', async () => {
    const element = onPage(OLDER, { 'data-id': '1481a2b' });
    stops.push(await start(element));
    expect(shown(element)).toEqual([0]);
    const [normal, collapsed] = [all(element, '.e-normal'), all(element, '.e-collapse')];
    for (const [row, index] of [
      [collapsed, 2],
      [normal, 1],
      [collapsed, 0],
    ] as const) {
      row[index]?.click();
      expect(shown(element)).toEqual([index]);
      for (const titles of [normal, collapsed]) {
        expect(open(titles, 'aria-selected')).toEqual([index]);
        expect(open(titles, 'aria-expanded')).toEqual([index]);
        expect(titles.flatMap(({ tabIndex }, at) => (tabIndex === 0 ? [at] : []))).toEqual([index]);
        expect(titles.flatMap(({ classList }, at) => (classList.contains('e-active') ? [at] : []))).toEqual([
          index,
        ]);
      }
    }
  });

  test('PB-11 arrows stay among the titles that are seen, and Escape finds the one that is', async () => {
    const element = onPage(OLDER, { 'data-id': '1481a2b' });
    stops.push(await start(element));
    const collapsed = all(element, '.e-collapse');
    one(element, '.e-n-tabs-heading').hidden = true;
    one(element, '.e-n-tabs-heading').style.display = 'none';
    for (const title of collapsed) title.style.display = 'block';
    collapsed[0]?.focus();
    press(collapsed[0], 'ArrowUp');
    expect(document.activeElement).toBe(collapsed[2]);
    press(collapsed[2], 'Enter');
    expect(shown(element)).toEqual([2]);
    one(panels(element)[2] as Element, 'button').focus();
    press(document.activeElement as HTMLElement, 'Escape');
    expect(document.activeElement).toBe(collapsed[2]);
  });

  function open(row: readonly HTMLElement[], attribute: string): number[] {
    return row.flatMap((title, at) => (title.getAttribute(attribute) === 'true' ? [at] : []));
  }

  const OLDER_TITLE = (index: number, kind: string): string => `
    <div ${kind === 'e-normal' ? `id="e-n-tabs-title-214${index}"` : ''} class="e-n-tab-title ${kind}" data-tab="${index}"
      role="tab" aria-selected="${index === 1}" tabindex="${index === 1 ? 0 : -1}" aria-expanded="false"
      aria-controls="e-n-tab-content-214${index}">
      <div class="e-n-tab-title-text">Tab ${index}</div>
    </div>`;

  const OLDER = `<div class="elementor-widget-container"><div class="e-n-tabs">
    <div class="e-n-tabs-heading">${[1, 2, 3].map((index) => OLDER_TITLE(index, 'e-normal')).join('<!-- -->')}</div>
    <div class="e-n-tabs-content">${[1, 2, 3]
      .map(
        (index) => `${OLDER_TITLE(index, 'e-collapse')}
      <div id="e-n-tab-content-214${index}" role="tabpanel" data-tab="${index}" hidden="${index === 1 ? 'false' : 'hidden'}"
        class="elementor-element e-con e-child" data-element_type="container"><button type="button">In ${index}</button></div>`,
      )
      .join('')}</div>
  </div></div>`;
});

const anyNestedTabs: fc.Arbitrary<NestedTabsProps> = fc
  .record({
    number: fc.integer({ min: 1, max: 0xfffffff }).map(String),
    parts: fc.array(fc.record({ title: anyHtml }), { minLength: 1, maxLength: 4 }),
    open: fc.nat({ max: 3 }),
  })
  .map(({ number, parts, open }) => ({
    items: parts.map((part, index) => ({
      ...part,
      titleTag: 'button',
      titleId: nestedTabTitleId(number, index),
      generatedId: nestedTabTitleId(number, index),
      contentId: nestedTabContentId(number, index),
    })),
    openItem: open % parts.length,
    hasNarrowTitles: false,
  }));

function tabs(id: string): NestedTabsProps {
  const number = String(Number.parseInt(id, 16));
  return {
    openItem: 0,
    hasNarrowTitles: false,
    items: ['One', 'Two', 'Three'].map((title, index) => ({
      titleId: nestedTabTitleId(number, index),
      generatedId: nestedTabTitleId(number, index),
      contentId: nestedTabContentId(number, index),
      titleTag: 'button',
      title: `<span class="e-n-tab-title-text">${title}</span>`,
    })),
  };
}

function rendered(props: NestedTabsProps): string {
  return renderToString(
    <div className="e-n-tabs" data-touch-mode="false">
      <NestedTabsView
        {...props}
        panel={(index, { className, ...attributes }) => (
          <div key={index} {...attributes} className={`elementor-element e-con e-child ${className ?? ''}`}>
            <button type="button">In {index + 1}</button>
          </div>
        )}
      />
    </div>,
  );
}

async function live(id = '1a2b3c4', settings: Record<string, unknown> = {}): Promise<HTMLElement> {
  const element = onPage(rendered(tabs(id)), { 'data-id': id, 'data-settings': JSON.stringify(settings) });
  stops.push(await start(element));
  return element;
}

function titles(element: Element): HTMLElement[] {
  return all(element, '.e-n-tab-title');
}

function panels(element: Element): HTMLElement[] {
  return all(element, '.e-con');
}

function shown(element: Element): number[] {
  return panels(element).flatMap((panel, index) => (panel.checkVisibility() ? [index] : []));
}

function mouse(target: HTMLElement, type: string, clientX: number): void {
  target.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true, cancelable: true }));
}

function justification(heading: HTMLElement): string {
  return heading.style.getPropertyValue('--n-tabs-heading-justify-content');
}
