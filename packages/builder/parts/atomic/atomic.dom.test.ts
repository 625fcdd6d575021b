import { afterEach, expect, test } from 'vitest';
import { start } from './atomic.island.ts';

afterEach(() => document.body.replaceChildren());

const PART = (type: string, inner: string, more = '') =>
  `<${type === 'e-tab' ? 'button' : 'div'} data-e-type="${type}" ${more}>${inner}</${type === 'e-tab' ? 'button' : 'div'}>`;

function tabs(dir = 'ltr'): HTMLElement {
  document.body.innerHTML = `<div data-e-type="e-tabs" dir="${dir}">${PART(
    'e-tabs-menu',
    PART('e-tab', 'One', 'class="e--selected" aria-selected="true" tabindex="0"') +
      PART('e-tab', 'Two', 'aria-selected="false" tabindex="-1"'),
  )}${PART('e-tabs-content-area', PART('e-tab-content', 'First') + PART('e-tab-content', 'Second', 'hidden'))}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

test('PB-01 a tab of version 4 shows its panel, and arrows move the focus in the direction of the text', () => {
  const root = tabs('rtl');
  const stop = start(root);
  const [one, two] = [...root.querySelectorAll('button')];
  const [first, second] = [...root.querySelectorAll<HTMLElement>('[data-e-type="e-tab-content"]')];
  one?.focus();
  one?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(two);
  expect(first?.hidden).toBe(false);
  two?.click();
  expect([first?.hidden, second?.hidden]).toEqual([true, false]);
  expect([one?.ariaSelected, two?.ariaSelected, one?.tabIndex, two?.tabIndex]).toEqual([
    'false',
    'true',
    -1,
    0,
  ]);
  expect(two?.classList.contains('e--selected')).toBe(true);
  stop();
  one?.click();
  expect(second?.hidden).toBe(false);
});

test('PB-01 a video behind a box can be stopped, with the author’s buttons or with ours', () => {
  document.body.innerHTML =
    '<div class="e-background-video"><video class="e-background-video__media"></video></div>';
  const root = document.body.firstElementChild as HTMLElement;
  start(root);
  expect(root.className).toBe('e-background-video e-background-video--paused');
  expect(root.querySelector('.portico-background-toggle')).not.toBeNull();
});
