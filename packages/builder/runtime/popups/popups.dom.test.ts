import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPopup } from './startPopup.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<main style="height:4000px"><p>Words</p></main>';
  scrollTo(0, 0);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A popup as the server renders it. */
function popup(settings: object, id = '7', inside = '<p>Ten per cent</p>'): HTMLElement {
  const element = document.createElement('div');
  element.hidden = true;
  element.dataset.popup = JSON.stringify(settings);
  element.innerHTML = `<div class="dialog-widget-content"><div data-elementor-id="${id}">${inside}</div></div>`;
  document.body.append(element);
  stops.push(startPopup(element));
  return element;
}

const scrolledTo = async (top: number): Promise<void> => {
  const arrived = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top, behavior: 'instant' });
  await arrived;
};
const way = () => document.documentElement.scrollHeight - innerHeight;

test('K a popup opens when so much of the page was scrolled down', async () => {
  const opened = popup({ triggers: { scrolling: 'yes', scrolling_offset: 60 } });
  await scrolledTo(way() * 0.5);
  expect(opened.hidden).toBe(true);
  await scrolledTo(way() * 0.61);
  expect(opened.hidden).toBe(false);
});

test('K or when the page is scrolled up, however little', async () => {
  const opened = popup({ triggers: { scrolling: 'yes', scrolling_direction: 'up', scrolling_offset: 1 } });
  await scrolledTo(900);
  expect(opened.hidden).toBe(true);
  await scrolledTo(880);
  expect(opened.hidden).toBe(false);
});

test('K or when an element comes into sight, and not for a selector that is none', async () => {
  document.querySelector('main')?.insertAdjacentHTML('afterend', '<p class="end">The end</p>');
  const never = popup({ triggers: { scrolling_to: 'yes', scrolling_to_selector: '((' } }, '8');
  const opened = popup({ triggers: { scrolling_to: 'yes', scrolling_to_selector: '.end' } });
  await scrolledTo(100);
  expect(opened.hidden).toBe(true);
  await scrolledTo(way());
  await expect.poll(() => opened.hidden).toBe(false);
  expect(never.hidden).toBe(true);
});

test('K or at a number of clicks', async () => {
  const opened = popup({ triggers: { click: 'yes', click_times: 3 } });
  const words = page.getByText('Words');
  await userEvent.click(words);
  await userEvent.click(words);
  expect(opened.hidden).toBe(true);
  await userEvent.click(words);
  expect(opened.hidden).toBe(false);
});

test('K or when nothing was done for a while, which begins anew with whatever is done', () => {
  vi.useFakeTimers();
  const opened = popup({ triggers: { inactivity: 'yes', inactivity_time: 10 } });
  vi.advanceTimersByTime(9_000);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  vi.advanceTimersByTime(9_000);
  expect(opened.hidden).toBe(true);
  vi.advanceTimersByTime(1_001);
  expect(opened.hidden).toBe(false);
});

test('K or when the pointer leaves the page at its top', () => {
  const opened = popup({ triggers: { exit_intent: 'yes' } });
  const leave = (clientY: number) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget: null }));
  leave(300);
  expect(opened.hidden).toBe(true);
  leave(-1);
  expect(opened.hidden).toBe(false);
});

test('K a form that was sent opens the popup that it names, or closes the one that it is in', () => {
  const form = (settings: object) =>
    `<div data-settings='${JSON.stringify(settings)}'><form class="wpcf7-form"></form></div>`;
  const opened = popup({}, '7', form({ popup_action: 'close' }));
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', form({ popup_action: 'open', popup_action_popup_id: '7' }));
  const send = (place: Element) =>
    place.querySelector('form')?.dispatchEvent(new CustomEvent('wpcf7mailsent', { bubbles: true }));
  send(document.querySelector('main') as Element);
  expect(opened.hidden).toBe(false);
  send(opened);
  expect(opened.hidden).toBe(true);
});
