import { afterEach, describe, expect, test, vi } from 'vitest';
import { start } from './stretch.island.ts';
import { stretchFirst } from './stretchFirst.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  document.documentElement.dir = '';
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('a stretched element', () => {
  test.each(['e-stretched', 'elementor-section-stretched'])(
    'PB-20 with the class %s fills the page',
    async (className) => {
      const element = narrow(className);
      await vi.waitFor(() =>
        expect(box(element)).toEqual({ left: 0, width: document.documentElement.clientWidth }),
      );
    },
  );

  test.each([
    ['e-stretched', '{}'],
    ['e-stretched', '{"stretch_section":"section-stretched"}'],
    ['elementor-section-stretched', '{"stretch_section":"no"}'],
  ])('PB-20 the class %s with the settings %s stays where it is', async (className, settings) => {
    const element = narrow(className, false);
    element.dataset.settings = settings;
    stops.push(start(element));
    const other = narrow('e-stretched');
    await vi.waitFor(() => expect(box(other).left).toBe(0));
    expect(box(element).left).toBe(100);
    expect(element.style.width).toBe('');
  });

  test('PB-20 from right to left it is moved by its other side', async () => {
    document.documentElement.dir = 'rtl';
    const element = narrow('e-stretched');
    await vi.waitFor(() => expect(element.style.right).not.toBe(''));
    expect(element.style.left).toBe('');
    expect(box(element)).toEqual({ left: 0, width: document.documentElement.clientWidth });
  });

  test('PB-20 so it is where only the page’s configuration says right to left', async () => {
    Object.assign(window, { elementorFrontendConfig: { is_rtl: true } });
    const element = narrow('e-stretched');
    await vi.waitFor(() => expect(element.style.right).not.toBe(''));
    expect(element.style.left).toBe('');
    expect(element.style.width).toBe(`${document.documentElement.clientWidth}px`);
  });

  test('PB-20 fills the part of the page that the kit names', async () => {
    Object.assign(window, { elementorFrontendConfig: { kit: { stretched_section_container: '#frame' } } });
    const element = narrow('e-stretched');
    await vi.waitFor(() =>
      expect(box(element)).toEqual({ left: 40, width: document.documentElement.clientWidth - 80 }),
    );
  });

  test.each(['', '###', '#nobody'])('PB-20 where the kit names %j it fills the page', async (selector) => {
    Object.assign(window, { elementorFrontendConfig: { kit: { stretched_section_container: selector } } });
    const element = narrow('e-stretched');
    await vi.waitFor(() => expect(box(element).left).toBe(0));
  });

  test('PB-20 is put back when the setting changes to no', async () => {
    const element = narrow('e-stretched');
    await vi.waitFor(() => expect(box(element).left).toBe(0));
    element.setAttribute('data-settings', '{"stretch_element":"no"}');
    await vi.waitFor(() => expect(element.style.width).toBe(''));
    expect(box(element).left).toBe(100);
    element.setAttribute('data-settings', '{"stretch_element":"yes"}');
    await vi.waitFor(() => expect(box(element).left).toBe(0));
    element.classList.remove('e-stretched');
    await vi.waitFor(() => expect(box(element).left).toBe(100));
  });

  test('PB-20 a hundred of them are measured together: one layout, not a hundred', async () => {
    const order: string[] = [];
    const elements = Array.from({ length: 100 }, () => narrow('e-stretched', false));
    const measure = Element.prototype.getBoundingClientRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      order.push(elements.some((one) => one.style.width !== '') ? 'after a write' : 'clean');
      return measure.call(this);
    });
    for (const element of elements) stops.push(start(element));
    await vi.waitFor(() => expect(elements.at(-1)?.style.width).not.toBe(''));
    vi.restoreAllMocks();
    expect(new Set(order)).toEqual(new Set(['clean']));
  });
});

test('PB-20 one in another reaches the same edges', async () => {
  const outer = narrow('e-stretched', false);
  const inner = nestedIn(outer);
  for (const element of [inner, outer]) stops.push(start(element));
  const whole = { left: 0, width: document.documentElement.clientWidth };
  await vi.waitFor(() => expect([box(outer), box(inner)]).toEqual([whole, whole]));
});

describe('while the page is read', () => {
  test.each(['ltr', 'rtl'])('PB-20 everything is where the island puts it, %s', async (direction) => {
    document.documentElement.dir = direction;
    new Function(stretchFirst)();
    const outer = narrow('e-stretched', false);
    const all = [outer, nestedIn(outer), narrow('elementor-section-stretched', false)];
    const column = all[2]?.parentElement as HTMLElement;
    column.style.cssText = 'margin-left: 300px; margin-right: 20px';
    await vi.waitFor(() => expect(outer.style.width).not.toBe(''));
    const whole = { left: 0, width: document.documentElement.clientWidth };
    expect(all.map(box)).toEqual([whole, whole, whole]);
    const placed = () => all.map(({ style }) => [style.width, style.left, style.right]);
    const early = placed();
    for (const element of all) {
      element.style.width = '';
      stops.push(start(element));
    }
    await vi.waitFor(() => expect(outer.style.width).not.toBe(''));
    expect(placed()).toEqual(early);
    // A page is only parsed once; this ends it.
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });
});

const SETTINGS: Record<string, string> = {
  'e-stretched': '{"stretch_element":"yes"}',
  'elementor-section-stretched': '{"stretch_section":"section-stretched"}',
};

function nestedIn(outer: HTMLElement): HTMLElement {
  const inner = document.createElement('div');
  inner.className = 'elementor-element e-stretched';
  inner.dataset.settings = SETTINGS['e-stretched'];
  inner.style.position = 'relative';
  outer.style.paddingInline = '30px';
  outer.style.boxSizing = 'border-box';
  outer.append(inner);
  return inner;
}

function narrow(className: string, starts = true): HTMLElement {
  const frame = document.createElement('div');
  frame.id = 'frame';
  frame.style.cssText = 'margin: 0 40px; padding: 0 60px';
  document.body.style.margin = '0';
  const element = document.createElement('div');
  element.className = `elementor-element ${className}`;
  element.dataset.settings = SETTINGS[className];
  element.style.position = 'relative';
  element.textContent = 'wide';
  frame.append(element);
  document.body.append(frame);
  if (starts) stops.push(start(element));
  return element;
}

function box(element: Element): { left: number; width: number } {
  const { left, width } = element.getBoundingClientRect();
  return { left: Math.round(left), width: Math.round(width) };
}
