import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adoptDisclosure } from '../../parts/disclosure/adoptDisclosure.ts';
import {
  type DisclosureKind,
  type DisclosureProps,
  HEADING_TAGS,
} from '../../parts/disclosure/DisclosureProps.ts';
import { DisclosureView } from '../../parts/disclosure/DisclosureView.tsx';
import { anyHtml } from '../../testing/anyHtml.ts';
import { LAYOUT_CHANGED_EVENT, tabContentId, tabTitleId } from '../../wire/public.ts';
import { start as startToggle } from '../toggle/toggle.island.ts';
import { start as startAccordion } from './accordion.island.ts';

const FOREIGN = `
  <!-- rendered elsewhere -->
  <div class="elementor-widget-container">
    <div class="elementor-accordion vendor" data-vendor="1">
      <!-- item one -->
      <div class="elementor-accordion-item vendor-item" style="order: 1">
        <h4 id="elementor-tab-title-2741" class="elementor-tab-title vendor-title" data-vendor="kept" data-tab="1" role="button" aria-controls="elementor-tab-content-2741" aria-expanded="false">
          <span class="elementor-accordion-icon elementor-accordion-icon-left" aria-hidden="true">
            <span class="elementor-accordion-icon-closed"><i class="fas fa-plus"></i></span>
            <span class="elementor-accordion-icon-opened"><i class="fas fa-minus"></i></span>
          </span>
          <a class="elementor-accordion-title" tabindex="0"> Where <em>are</em> you? </a>
        </h4>
        <div id="elementor-tab-content-2741" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="elementor-tab-title-2741">
          <p>Here.</p> <!-- a map -->
          <iframe title="Map" srcdoc="<p>map</p>"></iframe>
          <button id="third-party" type="button">Another script's</button>
        </div>
      </div>
      <div class="elementor-accordion-item">
        <h4 id="elementor-tab-title-2742" class="elementor-tab-title" data-tab="2" role="button" aria-controls="elementor-tab-content-2742" aria-expanded="false">
          <a class="elementor-accordion-title" tabindex="0">When?</a>
        </h4>
        <div id="elementor-tab-content-2742" class="elementor-tab-content elementor-clearfix" data-tab="2" role="region" aria-labelledby="elementor-tab-title-2742"><p>Now.</p></div>
      </div>
      <script type="application/ld+json">{"@type":"FAQPage"}</script>
    </div>
  </div>`;

const islands = { accordion: startAccordion, toggle: startToggle };
const kinds = [
  ['PB-01', 'accordion'],
  ['PB-06', 'toggle'],
] as const;

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(kinds)('%s the %s is what its markup says', (_id, kind) => {
  test('adopting what was rendered gives back what it was rendered from', () => {
    fc.assert(
      fc.property(anyDisclosure(kind), (props) => {
        expect(adoptDisclosure(kind, served(props))).toEqual(props);
      }),
    );
  });

  test.each([
    ['nothing at all', ''],
    ['a frame without items', '<div class="elementor-accordion"></div>'],
    [
      'an item without a title',
      '<div class="elementor-accordion"><div class="elementor-accordion-item"></div></div>',
    ],
  ])('%s is not adopted', (_what, html) => {
    const element = document.createElement('div');
    element.innerHTML = html.replaceAll('accordion', kind);
    expect(adoptDisclosure(kind, element)).toBeNull();
  });
});

describe.each(kinds)('%s the %s on markup of another product', (_id, kind) => {
  const foreign = FOREIGN.replaceAll('elementor-accordion', `elementor-${kind}`);

  test('every node, listener and frame survives; an accordion opens its first item, a toggle none', async () => {
    const element = onPage(foreign);
    const before = [...element.querySelectorAll('*')];
    const frame = element.querySelector('iframe');
    await vi.waitFor(() => expect(frame?.contentDocument?.body?.textContent).toBe('map'));
    const loads = vi.fn();
    frame?.addEventListener('load', loads);
    const heard = vi.fn();
    element.querySelector('#third-party')?.addEventListener('click', heard);

    await islands[kind](element);
    await vi.waitFor(() => expect(titles(element)[0]?.tabIndex).toBe(0));
    expect(open(element)).toEqual(kind === 'accordion' ? [0] : []);

    expect([...element.querySelectorAll('*')]).toEqual(before);
    expect(element.innerHTML).toContain('<!-- item one -->');
    expect(titles(element)[0]?.getAttribute('data-vendor')).toBe('kept');
    expect(titles(element)[0]?.classList.contains('vendor-title')).toBe(true);
    element.querySelector<HTMLElement>('#third-party')?.click();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(loads).not.toHaveBeenCalled();
  });

  test.each([
    ['plain text', 'Where?'],
    ['a link without a class, as in Elementor 2', '<a href="">Where?</a>'],
    ['text in a span', `<span class="elementor-${kind}-title">Where?</span>`],
  ])('a title with %s in it opens its item, with or without ids', async (_what, inside) => {
    const item = `<div class="elementor-${kind}-item"><div class="elementor-tab-title" role="button">${inside}</div><div class="elementor-tab-content">Here.</div></div>`;
    const element = onPage(`<div class="elementor-${kind}">${item}${item}</div>`);
    await islands[kind](element);
    await vi.waitFor(() => expect(titles(element)[1]?.ariaExpanded).toBe('false'));
    titles(element)[1]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    expect(titles(element)[1]?.textContent).toBe('Where?');
  });

  test('titles that older markup calls tabs are buttons, and each says whether it is open', async () => {
    const older = foreign
      .replaceAll(/role="button"|role="region"/g, (role) =>
        role === 'role="button"' ? 'role="tab"' : 'role="tabpanel"',
      )
      .replaceAll(' aria-expanded="false"', '')
      .replace('data-vendor="1"', 'role="tablist"');
    const element = onPage(older);
    await islands[kind](element);
    await vi.waitFor(() => expect(titles(element).map((title) => title.role)).toEqual(['button', 'button']));
    await vi.waitFor(() =>
      expect(titles(element).map((title) => title.ariaExpanded)).toEqual([
        String(kind === 'accordion'),
        'false',
      ]),
    );
    expect(panels(element).map((panel) => panel.role)).toEqual(['region', 'region']);
    expect(element.querySelector('[role="tablist"]')).toBeNull();
  });

  test('a link that older markup has for a title opens its panel, and neither leads away nor takes the Tab key', async () => {
    const element = onPage(foreign.replaceAll('-title" tabindex="0"', '-title" href=""'));
    await islands[kind](element);
    await vi.waitFor(() => expect(titles(element)[1]?.tabIndex).toBe(0));
    const link = titles(element)[1]?.querySelector('a');
    expect(link?.matches('[href], [tabindex]')).toBe(false);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
  });

  test('an item without its panel or its text stays as it is, and the others work', async () => {
    const element = document.createElement('div');
    element.innerHTML = foreign.replace(
      `<script`,
      `<div class="elementor-${kind}-item" id="no-panel"><h4 class="elementor-tab-title"><a class="elementor-${kind}-title">?</a></h4></div>
       <div class="elementor-${kind}-item" id="no-text"><h4 class="elementor-tab-title"></h4><div class="elementor-tab-content">!</div></div><script`,
    );
    document.body.append(element);
    const before = [...element.querySelectorAll('*')];
    const odd = [...element.querySelectorAll('#no-panel, #no-text')].map(({ outerHTML }) => outerHTML);
    await islands[kind](element);
    element.querySelector<HTMLElement>('#elementor-tab-title-2742')?.click();
    await vi.waitFor(() =>
      expect(element.querySelector('#elementor-tab-title-2742')?.getAttribute('aria-expanded')).toBe('true'),
    );
    expect([...element.querySelectorAll('*')]).toEqual(before);
    expect([...element.querySelectorAll('#no-panel, #no-text')].map(({ outerHTML }) => outerHTML)).toEqual(
      odd,
    );
  });

  test('an answer in FAQ data beside the items stays where it was', async () => {
    const element = onPage(foreign);
    const script = element.querySelector('script');
    await islands[kind](element);
    expect(script?.isConnected).toBe(true);
    expect(script?.previousElementSibling?.className).toContain(`elementor-${kind}-item`);
  });
});

describe('a toggle', () => {
  test('PB-06 begins closed, and its items open and close each for itself', async () => {
    const element = await live({ ...threeItems, kind: 'toggle', openItems: [] });
    expect(open(element)).toEqual([]);
    titles(element)[0]?.click();
    titles(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([0, 2]));
    await vi.waitFor(() =>
      expect(panels(element).map((panel) => panel.style.display)).toEqual(['block', 'none', 'block']),
    );
    expect(panels(element).map((panel) => panel.getAttribute('hidden'))).toEqual([null, 'hidden', null]);
    titles(element)[0]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([2]));
    await vi.waitFor(() => expect(panels(element)[0]?.style.display).toBe('none'));
  });

  test('PB-06 keeps open what the server sent open', async () => {
    const element = await live({ ...threeItems, kind: 'toggle', openItems: [1] });
    expect(open(element)).toEqual([1]);
    press(titles(element)[0], 'keydown', 'Enter');
    press(titles(element)[0], 'keyup', 'Enter');
    await vi.waitFor(() => expect(open(element)).toEqual([0, 1]));
  });
});

describe('an accordion, opening and closing', () => {
  test('PB-01 opening an item closes the other; a click on the open one closes it', async () => {
    const element = await live(threeItems);
    titles(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([2]));
    await vi.waitFor(() =>
      expect(panels(element).map((panel) => panel.style.display)).toEqual(['none', 'none', 'block']),
    );
    expect(panels(element).map((panel) => panel.getAttribute('hidden'))).toEqual(['hidden', 'hidden', null]);
    titles(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([]));
  });

  test('PB-01 Enter and Space act when the key is let go, and only where it went down', async () => {
    const element = await live(threeItems);
    const [, second, third] = titles(element);
    press(second, 'keydown', 'Enter');
    expect(open(element)).toEqual([0]);
    press(second, 'keyup', 'Enter');
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    press(third, 'keyup', ' ');
    await Promise.resolve();
    expect(open(element)).toEqual([1]);
    const down = press(third, 'keydown', ' ');
    expect(down.defaultPrevented).toBe(true);
    press(third, 'keyup', ' ');
    await vi.waitFor(() => expect(open(element)).toEqual([2]));
  });

  test('PB-01 arrow keys, Home and End move the focus over the titles and wrap', async () => {
    const element = await live(threeItems);
    const [first, second, third] = titles(element);
    first?.focus();
    press(first, 'keydown', 'ArrowUp');
    expect(document.activeElement).toBe(third);
    press(third, 'keydown', 'Home');
    expect(document.activeElement).toBe(first);
    press(first, 'keydown', 'ArrowDown');
    expect(document.activeElement).toBe(second);
    press(second, 'keydown', 'End');
    expect(document.activeElement).toBe(third);
  });

  test('PB-01 each title is one stop for the Tab key, whether open or closed', async () => {
    const element = await live(threeItems);
    expect(titles(element).map((title) => title.tabIndex)).toEqual([0, 0, 0]);
    expect(element.querySelectorAll('a[tabindex]')).toHaveLength(0);
  });

  test('PB-01 other scripts hear when the effect has ended', async () => {
    const heard = vi.fn();
    const element = await live(threeItems);
    window.addEventListener(LAYOUT_CHANGED_EVENT, heard);
    titles(element)[1]?.click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    window.removeEventListener(LAYOUT_CHANGED_EVENT, heard);
  });

  test('PB-01 put to sleep, it keeps its markup and can be started again', async () => {
    const element = onPage(
      `<div class="elementor-accordion">${renderToString(<DisclosureView {...threeItems} />)}</div>`,
    );
    const stop = await startAccordion(element);
    titles(element)[1]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([1]));
    stop();
    titles(element)[2]?.click();
    expect(open(element)).toEqual([1]);
    await startAccordion(element);
    await vi.waitFor(() => expect(titles(element)[0]?.tabIndex).toBe(0));
    titles(element)[2]?.click();
    await vi.waitFor(() => expect(open(element)).toEqual([2]));
  });
});

function anyDisclosure(kind: DisclosureKind): fc.Arbitrary<DisclosureProps> {
  return fc
    .record({
      titleTag: fc.constantFrom('div', 'span', ...HEADING_TAGS),
      headingTag: fc.option(fc.constantFrom(...HEADING_TAGS)),
      idPart: fc.integer({ min: 100, max: 999 }).map(String),
      parts: fc.array(fc.record({ title: anyHtml, content: anyHtml }), { minLength: 1, maxLength: 5 }),
      open: fc.subarray([0, 1, 2, 3, 4]),
    })
    .map(({ titleTag, headingTag, idPart, parts, open }) => ({
      kind,
      // Headings must not be nested.
      titleTag: headingTag ? 'span' : titleTag,
      headingTag,
      items: parts.map((part, index) => ({
        ...part,
        titleId: tabTitleId(idPart, index),
        contentId: tabContentId(idPart, index),
      })),
      openItems: open.filter((index) => index < parts.length),
    }));
}

const threeItems: DisclosureProps = {
  kind: 'accordion',
  titleTag: 'span',
  headingTag: 'h3',
  openItems: [0],
  items: ['One', 'Two', 'Three'].map((title, index) => ({
    titleId: tabTitleId('274', index),
    contentId: tabContentId('274', index),
    title: `<a class="elementor-accordion-title" tabindex="0">${title}</a>`,
    content: `<p>${title}</p>`,
  })),
};

function served(props: DisclosureProps): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<div class="elementor-${props.kind}">${renderToString(<DisclosureView {...props} />)}</div>`;
  return element;
}

function onPage(markup: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = markup;
  document.body.append(element);
  return element;
}

async function live(props: DisclosureProps): Promise<HTMLElement> {
  const element = served(props);
  document.body.append(element);
  await islands[props.kind](element);
  await vi.waitFor(() => expect(titles(element)[0]?.tabIndex).toBe(0));
  return element;
}

function titles(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('.elementor-tab-title')];
}

function panels(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('.elementor-tab-content')];
}

function open(element: Element): number[] {
  return titles(element).flatMap((title, index) =>
    title.getAttribute('aria-expanded') === 'true' ? [index] : [],
  );
}

function press(target: Element | undefined, type: string, key: string): KeyboardEvent {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}
