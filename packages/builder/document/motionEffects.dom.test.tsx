import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { start } from '../runtime/extras.island.ts';
import { drawnElement } from '../testing/drawnWidget.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
});

const ON = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' };
const heading = (settings: object) => ({
  elType: 'widget',
  widgetType: 'heading',
  settings: { title: 'Quay', ...settings },
});

/** In a page of three windows, in whose middle it is. */
async function started(element: object) {
  const drawn = drawnElement('', element);
  const home = document.querySelector<HTMLElement>('.elementor');
  if (home) home.style.padding = '1000px 0';
  const marked = document.querySelector<HTMLElement>('[data-portico-extra=motion]');
  const stop = marked && (await start(marked));
  return { ...drawn, marked, stop };
}
const inner = () => document.querySelector<HTMLElement>('.elementor-widget-container');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('K what scrolling moves is moved while it is in the window, and nothing around it is', async () => {
  const { marked, stop } = await started(
    heading({ ...ON, motion_fx_rotateZ_effect: 'yes', motion_fx_opacity_effect: 'yes' }),
  );
  const height = document.documentElement.scrollHeight;
  // It is already where the way begins: moved elements may reach into the window.
  expect(inner()?.style.transform).toMatch(/^translate\(0px, [12]\d\d/);
  marked?.scrollIntoView({ block: 'end' });
  await vi.waitFor(() => expect(inner()?.style.transform).toMatch(/^translate\(0px, 1\d\d/));
  expect(inner()?.style.transform).toMatch(/ rotate\(.+deg\)$/);
  expect(Number(inner()?.style.opacity)).toBe(0);
  marked?.scrollIntoView({ block: 'center' });
  await vi.waitFor(() =>
    expect(Number.parseFloat(inner()?.style.transform.split(', ')[1] ?? '0')).toBeCloseTo(0, 0),
  );
  expect(Number(inner()?.style.opacity)).toBeCloseTo(0.5, 1);
  expect(document.documentElement.scrollHeight).toBe(height);
  stop?.();
  expect(inner()?.style).toMatchObject({ transform: '', opacity: '', transition: '' });
});

test('K an element out of the window is left alone, and one scroll reads each of the others once', async () => {
  const far = {
    elType: 'container',
    settings: {},
    elements: [heading(ON), heading(ON)].map((one, index) => ({ ...one, id: `far${index}`, elements: [] })),
  };
  await started(far);
  for (const marked of document.querySelectorAll<HTMLElement>('[data-portico-extra=motion]'))
    await start(marked);
  await nextFrame();
  const reads = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  scrollTo(0, 5);
  await nextFrame();
  expect(reads).not.toHaveBeenCalled();
});

test('K nothing moves for visitors who prefer reduced motion, nor on other devices', async () => {
  const { marked, stop } = await started(heading({ ...ON, motion_fx_devices: ['widescreen'] }));
  marked?.scrollIntoView();
  await nextFrame();
  expect(inner()?.getAttribute('style')).toBeNull();
  stop?.();
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    ask(query.includes('prefers-reduced-motion') ? 'all' : query),
  );
  const still = await started(heading(ON));
  still.marked?.scrollIntoView();
  await nextFrame();
  expect(inner()?.getAttribute('style')).toBeNull();
});

test('K motion follows the directions of an author’s own transform, and stays out of inner boxes', async () => {
  const turned = {
    ...{ _transform_rotate_popover: 'transform', _transform_rotateZ_effect: { unit: 'deg', size: 90 } },
    _transform_transition_hover: { unit: 'ms', size: 0 },
  };
  const { marked } = await started({
    elType: 'container',
    settings: { ...ON, ...turned, min_height: { unit: 'px', size: 100 } },
    elements: [{ id: 'in', elType: 'container', settings: turned, elements: [] }],
  });
  marked?.scrollIntoView({ block: 'end' });
  // A quarter turn makes downwards leftwards.
  await vi.waitFor(() => {
    const { a, b, e, f } = new DOMMatrix(marked ? getComputedStyle(marked).transform : '');
    expect([a, b].map(Math.round)).toEqual([0, 1]);
    expect(e).toBeLessThan(-10);
    expect(f).toBeCloseTo(0, 0);
  });
  const inside = document.querySelector('.elementor-element-in');
  expect(new DOMMatrix(inside ? getComputedStyle(inside).transform : '').e).toBe(0);
});

test('K the background of a container moves on a layer of its own, cut at the container, and what hovering shows is beneath', async () => {
  const { marked, stop } = await started({
    elType: 'container',
    settings: {
      ...{ content_width: 'full', background_background: 'classic', background_color: '#123456' },
      ...{ min_height: { unit: 'px', size: 200 }, background_motion_fx_motion_fx_scrolling: 'yes' },
      background_motion_fx_translateY_effect: 'yes',
      ...{ background_hover_background: 'classic', background_hover_color: '#654321' },
      background_hover_transition: { unit: 's', size: 0 },
    },
  });
  marked?.scrollIntoView({ block: 'center' });
  const layer = marked?.querySelector<HTMLElement>(':scope > div > div');
  await vi.waitFor(() => expect(layer?.style.transform).toMatch(/^translate\(0px, -/));
  expect(layer?.offsetHeight).toBe(1.4 * (marked?.offsetHeight ?? 0));
  expect(layer && getComputedStyle(layer).backgroundColor).toBe('rgb(18, 52, 86)');
  const own = () => marked && getComputedStyle(marked).backgroundColor;
  await vi.waitFor(() => expect(own()).toBe('rgba(0, 0, 0, 0)'));
  if (marked) await userEvent.hover(marked);
  expect(own()).toBe('rgb(101, 67, 33)');
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } });
  stop?.();
  expect(marked?.childElementCount).toBe(0);
  await vi.waitFor(() => expect(own()).toBe('rgb(18, 52, 86)'));
});
