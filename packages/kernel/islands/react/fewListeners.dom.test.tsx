import { createElement, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HEARD, HEARD_IN_WIDGETS, withFewListeners } from './fewListeners.ts';

const views = import.meta.glob<string>(
  [
    '../../../*/{ui,browser}/**/*.tsx',
    '../../../builder/{widgets,parts,document}/**/*.tsx',
    '!**/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Views hydrated over widget markup, and the hooks that give them their handlers. */
const widgetViews = import.meta.glob<string>(
  [
    '../../../builder/{widgets,parts}/**/use*.ts',
    '../../../builder/{widgets,parts}/**/*View.tsx',
    '../../../reviews/ui/live/{Dots,PauseButton}.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

it('listens for what views answer to, and no more', async () => {
  const stage = document.body.appendChild(document.createElement('div'));
  stage.innerHTML = '<button type="button">0</button>';
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const Count = () => {
    const [count, setCount] = useState(0);
    return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
  };
  const root = withFewListeners([stage], () => hydrateRoot(stage, createElement(Count)));
  const mine = listening.mock.contexts.filter((target) => target === stage);
  listening.mockRestore();
  expect(mine.length).toBeGreaterThan(HEARD.length);
  expect(mine.length).toBeLessThan(25);
  expect(Object.hasOwn(stage, 'addEventListener')).toBe(false);
  await userEvent.click(stage.firstElementChild ?? stage);
  await expect.poll(() => stage.textContent).toBe('1');
  root.unmount();
  stage.remove();
});

it('a root outside the page hears nothing, and what it renders into the page is heard there', async () => {
  const stage = document.body.appendChild(document.createElement('div'));
  const host = document.createElement('div');
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const pressed = vi.fn();
  const root = withFewListeners([host], () => createRoot(host), []);
  withFewListeners(
    [stage],
    () =>
      flushSync(() =>
        root.render(
          createPortal(createElement('button', { type: 'button', onClick: pressed }, 'Press'), stage),
        ),
      ),
    HEARD_IN_WIDGETS,
  );
  const countAt = (place: EventTarget) => listening.mock.contexts.filter((target) => target === place).length;
  expect([countAt(host), countAt(stage)]).toEqual([0, HEARD_IN_WIDGETS.length]);
  listening.mockRestore();
  await userEvent.click(stage.firstElementChild ?? stage);
  expect(pressed).toHaveBeenCalledOnce();
  root.unmount();
  stage.remove();
});

/** The native event of each prop, if its name differs. */
const NATIVE: Readonly<Record<string, string>> = {
  onBlur: 'focusout',
  onChange: 'input',
  onDoubleClick: 'dblclick',
  onFocus: 'focusin',
  onMouseEnter: 'mouseover',
  onMouseLeave: 'mouseout',
  onPointerEnter: 'pointerover',
  onPointerLeave: 'pointerout',
};

/** They do not bubble, or React listens on the element itself. */
const HEARD_ELSEWHERE = /^on(Cancel|Close|Error|Load|Toggle|ClickCapture)$/;

it('no view of ours answers to anything else', () => {
  expect(Object.keys(views).length).toBeGreaterThan(20);
  for (const [file, code] of Object.entries(views))
    for (const [, prop = ''] of code.matchAll(/<[a-z][^<>]*?\s(on[A-Z]\w+)=/g))
      if (!HEARD_ELSEWHERE.test(prop))
        expect(HEARD, `${prop} in ${file}`).toContain(NATIVE[prop] ?? prop.slice(2).toLowerCase());
});

it('no view over the markup of a widget answers to more than clicks, keys and the focus', () => {
  expect(Object.keys(widgetViews).length).toBeGreaterThan(5);
  for (const [file, code] of Object.entries(widgetViews))
    for (const [, prop = ''] of code.matchAll(/\b(on(?:[A-Z][a-z]+){1,2})(?=[=(:,])/g))
      if (!HEARD_ELSEWHERE.test(prop) && !OWN_PROPS.test(prop))
        expect(HEARD_IN_WIDGETS, `${prop} in ${file}`).toContain(NATIVE[prop] ?? prop.slice(2).toLowerCase());
});

/** Callbacks between views, not events. */
const OWN_PROPS = /^on(Interaction|Key)$/;
