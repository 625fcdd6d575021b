import { expect, onTestFinished, test } from 'vitest';
import { start } from './theme-search.island.tsx';

const brought = (): number => document.querySelectorAll('link[href*="over"]').length;

test.each([
  ['', 1],
  // Its custom properties would make the browser recalculate the style of the whole page.
  ['1', 0],
])('with %j known of the sheet that keeps a page out, the search asks for it %i times', (known, times) => {
  document.documentElement.style.setProperty('--portico-fade', known);
  document.body.innerHTML = '<form class="search-form"><input class="search-field" type="search"></form>';
  const stop = start(document.body.firstElementChild as HTMLElement);
  onTestFinished(() => {
    stop();
    for (const link of document.querySelectorAll('link[href*="over"]')) link.remove();
    document.documentElement.style.removeProperty('--portico-fade');
  });
  expect(brought()).toBe(times);
});

test('TH-03 a search that has said nothing yet takes no room', async () => {
  document.body.innerHTML =
    '<div><form class="search-form"><input class="search-field" type="search"></form></div>';
  const panel = document.body.firstElementChild as HTMLElement;
  const before = panel.offsetHeight;
  onTestFinished(start(panel.firstElementChild as HTMLElement));
  await expect.poll(() => panel.querySelector('[role="status"]')).not.toBeNull();
  expect(panel.offsetHeight).toBe(before);
});
