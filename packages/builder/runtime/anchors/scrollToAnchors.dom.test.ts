import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHooks } from '../frontend/hooks.ts';
import { scrollToAnchors } from './scrollToAnchors.ts';

const FILTER = 'frontend/handlers/menu_anchor/scroll_top_distance';
let stop: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = `<a href="#menu-goal">There</a><a href="#plain-goal">Elsewhere</a>
    <div style="height:3000px"></div><div id="menu-goal" class="elementor-menu-anchor"></div>
    <p id="plain-goal"></p><div style="height:3000px"></div>`;
  scrollTo(0, 0);
});

afterEach(() => {
  stop?.();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

test('PB-22 a theme says where a link to an anchor ends', async () => {
  const hooks = createHooks();
  hooks.addFilter(FILTER, (distance: number) => distance - 140);
  stop = scrollToAnchors(window, hooks, '4.3.0');
  expect(press('#menu-goal')).toBe(true);
  await vi.waitFor(() => expect(topOf('menu-goal')).toBe(140), 5000);
  expect(location.hash).toBe('#menu-goal');
});

test('PB-22 older pages scroll past what sticks without being asked; newer ones leave it to the browser', async () => {
  stop = scrollToAnchors(window, createHooks(), '4.3.0');
  expect(press('#menu-goal')).toBe(false);
  stop();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="elementor-section elementor-sticky--active" style="height:60px"></div>',
  );
  stop = scrollToAnchors(window, createHooks(), '3.24.9');
  expect(press('#plain-goal')).toBe(false);
  expect(press('#menu-goal')).toBe(true);
  await vi.waitFor(() => expect(topOf('menu-goal')).toBe(60), 5000);
});

/** Whether the link's default was prevented. */
function press(href: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(`a[href="${href}"]`)?.dispatchEvent(click);
  return click.defaultPrevented;
}

function topOf(id: string): number {
  return Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);
}
