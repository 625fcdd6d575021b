import { afterEach, expect, test, vi } from 'vitest';
import { start } from './countdown.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
});

const MINUTE = 60_000;

test('K a visitor’s own time goes on with every page, and begins anew once its author says another', () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  expect(left(begun({ evergreen: 5 * MINUTE }))).toBe('05');
  clock.mockReturnValue(now + 3 * MINUTE);
  expect(left(begun({ evergreen: 5 * MINUTE }))).toBe('02');
  expect(left(begun({ evergreen: 9 * MINUTE }))).toBe('09');
  expect(localStorage.getItem('abc1234-evergreen_interval')).toBe('540');
});

test('K what is over is hidden, and says so', () => {
  const element = begun({ due: Date.now() - 1, hides: 'yes' });
  expect(element.querySelector<HTMLElement>('.elementor-countdown-wrapper')?.hidden).toBe(true);
  expect(element.querySelector<HTMLElement>('.elementor-countdown-expire--message')?.hidden).toBe(false);
});

test('K whoever comes when it is over is taken on, unless the page leads to itself', () => {
  begun({ due: Date.now() - 1, redirect_to: '#over' });
  expect(window.location.hash).toBe('#over');
  begun({ due: Date.now() - 1, redirect_to: window.location.href });
  expect(window.location.hash).toBe('#over');
  window.location.hash = '';
});

function begun(settings: object): HTMLElement {
  const element = document.createElement('div');
  element.dataset.id = 'abc1234';
  element.dataset.settings = JSON.stringify(settings);
  element.innerHTML =
    '<div class="elementor-countdown-wrapper"><span data-part="minutes"></span></div><div class="elementor-countdown-expire--message" hidden>Over</div>';
  document.body.append(element);
  start(element)();
  return element;
}

function left(element: HTMLElement): string {
  return element.querySelector('[data-part]')?.textContent ?? '';
}
