import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageActionHash } from '../../runtime/actions/createActionHash.ts';
import { start } from '../../runtime/extras.island.ts';
import { drawnWidget } from '../../testing/drawnWidget.tsx';
import { OFF_CANVAS_ACTION } from '../../wire/public.ts';
import sheet from './off-canvas.sheet.css?inline';

const link = (id: string, mode: string, words: string) =>
  `<a href="${pageActionHash(`${OFF_CANVAS_ACTION}:${mode}`, { id, displayMode: mode })}">${words}</a>`;

async function panel(settings: object = {}) {
  const content = {
    ...{ id: 'in00001', elType: 'container', settings: {} },
    elements: [
      {
        ...{ id: 'in00002', elType: 'widget', widgetType: 'html', elements: [] },
        settings: { html: `<input aria-label="First">${link('abc1234', 'close', 'Close')}` },
      },
    ],
  };
  const { found, style, box } = drawnWidget(sheet, 'off-canvas', settings, [content]);
  const element = found('.e-off-canvas') as HTMLElement;
  // As a page has it, whose facts this drawing lacks.
  Object.assign(element, { ariaHidden: 'true', inert: true });
  document.body.insertAdjacentHTML(
    'afterbegin',
    link('abc1234', 'open', 'Open') + link('abc1234', 'toggle', 'Toggle') + link('0ther00', 'open', 'Other'),
  );
  element.setAttribute('data-portico-extra', 'off-canvas');
  const stop = await start(element);
  onTestFinished(stop);
  const press = (words: string) =>
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.click();
  const isOpen = () => style('.e-off-canvas').visibility === 'visible' && !element.inert;
  return { element, press, isOpen, style, box, stop };
}

test('K links open, close and toggle the panel that they name, and say so to who cannot see it', async () => {
  const { press, isOpen } = await panel();
  const said = () => [...document.querySelectorAll('body > a')].map(({ ariaExpanded }) => ariaExpanded);
  expect(isOpen()).toBe(false);
  expect(said()).toEqual(['false', 'false', null]);
  press('Other');
  expect(isOpen()).toBe(false);
  press('Open');
  expect(isOpen()).toBe(true);
  expect(said()).toEqual(['true', 'true', null]);
  press('Close');
  expect(isOpen()).toBe(false);
  press('Toggle');
  expect(isOpen()).toBe(true);
  press('Toggle');
  expect(isOpen()).toBe(false);
});

test('K the keyboard goes into the panel, stays in it, and goes back where it was', async () => {
  const { element, press, isOpen } = await panel();
  const opener = document.querySelector('a');
  opener?.focus();
  press('Open');
  expect(element.contains(document.activeElement)).toBe(true);
  for (let tab = 0; tab < 4; tab += 1) {
    await userEvent.keyboard('{Tab}');
    expect(element.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test('K a click on what covers the page closes it, unless its author wants otherwise', async () => {
  const usual = await panel({ prevent_scroll: 'yes' });
  usual.press('Open');
  expect(document.documentElement.className).toContain('portico-behind-off-canvas');
  usual.element.querySelector<HTMLElement>('.e-off-canvas__overlay')?.click();
  expect(usual.isOpen()).toBe(false);
  expect(document.documentElement.className).not.toContain('portico-behind-off-canvas');
  usual.stop();
  const kept = await panel({ is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes' });
  kept.press('Open');
  kept.element.querySelector<HTMLElement>('.e-off-canvas__overlay')?.click();
  await userEvent.keyboard('{Escape}');
  expect(kept.isOpen()).toBe(true);
});

test('K it leaves with its animation, and is closed when that has ended', async () => {
  const { element, press, isOpen, style } = await panel({ exit_animation: 'slideInLeft' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@keyframes away{to{opacity:0}}.animated.slideInLeft{animation:away 1s}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  press('Open');
  press('Close');
  expect(element.inert).toBe(true);
  expect(style('.e-off-canvas').visibility).toBe('visible');
  for (const animation of document.getAnimations()) animation.finish();
  await vi.waitFor(() => expect(style('.e-off-canvas').visibility).toBe('hidden'));
  expect(isOpen()).toBe(false);
});

test('K it stands where its author wants it, in both directions of writing', async () => {
  const place = { horizontal_position: 'flex-end', vertical_position: 'center', height: 'fit-content' };
  const { box } = await panel({ ...place, width: { size: 200, unit: 'px' } });
  const { width, right } = box('.e-off-canvas__content');
  expect([width, right]).toEqual([200, document.documentElement.clientWidth]);
  document.documentElement.dir = 'rtl';
  expect(box('.e-off-canvas__content').left).toBe(0);
  document.documentElement.removeAttribute('dir');
});
