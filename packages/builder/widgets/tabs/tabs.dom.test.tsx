import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anyHtml } from '../../testing/anyHtml.ts';
import { all, one, onPage, press } from '../../testing/page.ts';
import { LAYOUT_CHANGED_EVENT, tabContentId, tabTitleId } from '../../wire/public.ts';
import { adoptTabs } from './adoptTabs.ts';
import type { TabsProps } from './TabsProps.ts';
import { TabsView } from './TabsView.tsx';
import { start } from './tabs.island.ts';

/** Wide enough for the row of tabs. */
beforeEach(() => page.viewport(1024, 700));

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = '';
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('tabs are what their markup says', () => {
  test('PB-05 adopting rendered tabs gives back what was rendered', () => {
    fc.assert(
      fc.property(anyTabs, (props) => {
        expect(adoptTabs(onPage(rendered(props)))).toEqual(props);
        document.body.replaceChildren();
      }),
    );
  });

  test.each([
    ['nothing at all', ''],
    ['a frame without a list', '<div class="elementor-tabs"></div>'],
    [
      'more titles than panels',
      '<div class="elementor-tabs"><div class="elementor-tabs-wrapper"><div class="elementor-tab-desktop-title"></div></div><div class="elementor-tabs-content-wrapper"></div></div>',
    ],
  ])('PB-05 %s is not adopted', (_what, html) => {
    expect(adoptTabs(onPage(html))).toBeNull();
  });
});

describe('tabs of another product', () => {
  test('PB-05 every node and listener survives, and the first panel is seen although it was printed hidden', async () => {
    const element = onPage(FOREIGN);
    const before = all(element, '*');
    const heard = vi.fn();
    one(element, '#third-party').addEventListener('click', heard);
    await start(element);
    await vi.waitFor(() => expect(open(element)).toEqual([0]));
    expect(all(element, '*')).toEqual(before);
    expect(panels(element).map((panel) => panel.checkVisibility())).toEqual([true, false]);
    expect(element.innerHTML).toContain('<!-- kept -->');
    expect(wide(element)[0]?.classList.contains('vendor')).toBe(true);
    one(element, '#third-party').click();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('PB-05 tabs without titles for narrow screens work as well', async () => {
    const element = onPage(FOREIGN);
    for (const title of narrow(element)) title.remove();
    await start(element);
    await vi.waitFor(() => expect(open(element)).toEqual([0]));
    wide(element)[1]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    expect(panels(element).map((panel) => panel.checkVisibility())).toEqual([false, true]);
  });

  test.each([
    ['a title whose panel was taken out', 'content', 0],
    ['a panel whose title was taken out', 'desktop-title', 1],
  ] as const)('PB-05 %s is hidden, and the others work', async (_what, part, gone) => {
    const element = onPage(rendered(threeTabs));
    all(element, `.elementor-tab-${part}`)[gone]?.remove();
    await start(element);
    const shown = (): string[] =>
      all(element, '.elementor-tab-content').flatMap((panel) =>
        panel.checkVisibility() ? (panel.textContent ?? '') : [],
      );
    const titles = wide(element).filter((title) => title.checkVisibility());
    expect(titles).toHaveLength(2);
    await vi.waitFor(() => expect(shown()).toEqual([titles[0]?.textContent]));
    titles[0]?.focus();
    press(titles[0], 'ArrowRight');
    expect(document.activeElement).toBe(titles[1]);
    titles[1]?.click();
    await vi.waitFor(() => expect(shown()).toEqual([titles[1]?.textContent]));
    expect(titles.map(({ ariaSelected }) => ariaSelected)).toEqual(['false', 'true']);
  });

  test('PB-05 a link that older markup has in a title chooses its tab, leads nowhere and takes no Tab key', async () => {
    const element = onPage(FOREIGN);
    for (const title of wide(element)) title.innerHTML = '<a href="">Title</a>';
    one(element, '.elementor-tabs').role = 'tablist';
    one(element, '.elementor-tabs-wrapper').role = null;
    await start(element);
    await vi.waitFor(() => expect(open(element)).toEqual([0]));
    expect(all(element, 'a[href]')).toEqual([]);
    expect(all(element, '[role="tablist"]')).toEqual([one(element, '.elementor-tabs-wrapper')]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    wide(element)[1]?.firstElementChild?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
  });

  test('PB-05 the list of tabs holds tabs alone; titles between the panels are buttons', async () => {
    const element = onPage(FOREIGN);
    await start(element);
    await vi.waitFor(() => expect(open(element)).toEqual([0]));
    expect(one(element, '.elementor-tabs-content-wrapper').hasAttribute('role')).toBe(false);
    expect(narrow(element).map((title) => title.getAttribute('role'))).toEqual(['button', 'button']);
    expect(narrow(element).some((title) => title.hasAttribute('aria-selected'))).toBe(false);
  });
});

describe('choosing a tab', () => {
  test('PB-05 a click opens it and closes the other; a click on the open one leaves it open', async () => {
    const element = await live(threeTabs);
    wide(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([2]));
    expect(panels(element).map((panel) => panel.getAttribute('hidden'))).toEqual(['hidden', 'hidden', null]);
    expect(wide(element).map((title) => title.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    expect(wide(element).map((title) => title.tabIndex)).toEqual([-1, -1, 0]);
    wide(element)[2]?.click();
    await Promise.resolve();
    expect(open(element)).toEqual([2]);
  });

  test('PB-05 the narrow titles choose as well, and both kinds agree', async () => {
    const element = await live(threeTabs);
    narrow(element)[1]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    expect(narrow(element).map((title) => title.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(narrow(element).map((title) => title.tabIndex)).toEqual([0, 0, 0]);
  });

  test('PB-05 arrows, Home and End move the focus without choosing; Enter chooses when it is let go', async () => {
    const element = await live(threeTabs);
    const [first, second, third] = wide(element);
    first?.focus();
    press(first, 'ArrowLeft');
    expect(document.activeElement).toBe(third);
    press(third, 'Home');
    press(first, 'ArrowRight');
    expect(document.activeElement).toBe(second);
    press(second, 'ArrowDown');
    expect(document.activeElement).toBe(second);
    expect(open(element)).toEqual([0]);
    press(second, 'Enter');
    expect(open(element)).toEqual([0]);
    press(second, 'Enter', 'keyup');
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    press(second, 'End');
    expect(document.activeElement).toBe(third);
  });

  test('PB-05 a column of tabs answers to up and down, and right to left turns the arrows round', async () => {
    const element = await live({ ...threeTabs, orientation: 'vertical' });
    const [first, second] = wide(element);
    first?.focus();
    press(first, 'ArrowRight');
    expect(document.activeElement).toBe(first);
    press(first, 'ArrowDown');
    expect(document.activeElement).toBe(second);
    document.documentElement.dir = 'rtl';
    const row = await live(threeTabs);
    wide(row)[0]?.focus();
    press(wide(row)[0], 'ArrowLeft');
    expect(document.activeElement).toBe(wide(row)[1]);
  });

  test('PB-05 the arrows turn round where only the page’s configuration says right to left', async () => {
    Object.assign(window, { elementorFrontendConfig: { is_rtl: true } });
    const element = await live(threeTabs);
    const [first, second] = wide(element);
    first?.focus();
    press(first, 'ArrowLeft');
    expect(document.activeElement).toBe(second);
    press(second, 'ArrowRight');
    expect(document.activeElement).toBe(first);
  });

  test('PB-05 other scripts hear that heights have changed', async () => {
    const heard = vi.fn();
    const element = await live(threeTabs);
    window.addEventListener(LAYOUT_CHANGED_EVENT, heard);
    wide(element)[1]?.click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    window.removeEventListener(LAYOUT_CHANGED_EVENT, heard);
  });

  test('PB-05 put to sleep, it keeps its markup and can be started again', async () => {
    const element = onPage(rendered(threeTabs));
    const stop = await start(element);
    wide(element)[1]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    stop();
    wide(element)[2]?.click();
    expect(open(element)).toEqual([1]);
    await start(element);
    await vi.waitFor(() => expect(panels(element)[1]?.style.display).toBe('block'));
    wide(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([2]));
  });
});

const anyTabs: fc.Arbitrary<TabsProps> = fc
  .record({
    orientation: fc.constantFrom('horizontal' as const, 'vertical' as const),
    idPart: fc.integer({ min: 100, max: 999 }).map(String),
    parts: fc.array(fc.record({ title: anyHtml, content: anyHtml }), { minLength: 1, maxLength: 4 }),
    open: fc.nat({ max: 3 }),
    isWhole: fc.boolean(),
  })
  .map(({ orientation, idPart, parts, open, isWhole }) => ({
    orientation,
    items: parts.map((part, index) => ({
      ...part,
      titleId: tabTitleId(idPart, index),
      contentId: tabContentId(idPart, index),
    })),
    openItem: open % parts.length,
    hasNarrowTitles: isWhole,
  }));

const threeTabs: TabsProps = {
  orientation: 'horizontal',
  openItem: 0,
  hasNarrowTitles: true,
  items: ['One', 'Two', 'Three'].map((title, index) => ({
    titleId: tabTitleId('274', index),
    contentId: tabContentId('274', index),
    title,
    content: `<p>${title}</p>`,
  })),
};

const FOREIGN = `
  <style>.elementor-tabs .elementor-tab-content { display: none }</style>
  <div class="elementor-tabs">
    <!-- kept -->
    <div class="elementor-tabs-wrapper" role="tablist" >
      <div id="elementor-tab-title-2741" class="elementor-tab-title elementor-tab-desktop-title vendor" aria-selected="true" data-tab="1" role="tab" tabindex="0" aria-controls="elementor-tab-content-2741" aria-expanded="false"> One <em>1</em> </div>
      <div id="elementor-tab-title-2742" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="false" data-tab="2" role="tab" tabindex="-1" aria-controls="elementor-tab-content-2742" aria-expanded="false">Two</div>
    </div>
    <div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">
      <div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="true" data-tab="1" role="tab" tabindex="0" aria-controls="elementor-tab-content-2741" aria-expanded="false">One</div>
      <div id="elementor-tab-content-2741" class="elementor-tab-content elementor-clearfix" data-tab="1" role="tabpanel" aria-labelledby="elementor-tab-title-2741" tabindex="0" hidden="false"><p>First</p><button id="third-party" type="button">Theirs</button></div>
      <div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="false" data-tab="2" role="tab" tabindex="-1" aria-controls="elementor-tab-content-2742" aria-expanded="false">Two</div>
      <div id="elementor-tab-content-2742" class="elementor-tab-content elementor-clearfix" data-tab="2" role="tabpanel" aria-labelledby="elementor-tab-title-2742" tabindex="0" hidden="hidden"><p>Second</p></div>
    </div>
  </div>`;

function rendered(props: TabsProps): string {
  return `<div class="elementor-tabs">${renderToString(<TabsView {...props} />)}</div>`;
}

async function live(props: TabsProps): Promise<HTMLElement> {
  const element = onPage(rendered(props));
  await start(element);
  await vi.waitFor(() => expect(panels(element)[0]?.style.display).toBe('block'));
  return element;
}

function wide(element: Element): HTMLElement[] {
  return all(element, '.elementor-tab-desktop-title');
}

function narrow(element: Element): HTMLElement[] {
  return all(element, '.elementor-tab-mobile-title');
}

function panels(element: Element): HTMLElement[] {
  return all(element, '.elementor-tab-content');
}

/** Those whose title and panel are both marked open. */
function open(element: Element): number[] {
  return wide(element).flatMap((title, index) =>
    title.getAttribute('aria-expanded') === 'true' &&
    title.classList.contains('elementor-active') &&
    panels(element)[index]?.classList.contains('elementor-active')
      ? [index]
      : [],
  );
}
