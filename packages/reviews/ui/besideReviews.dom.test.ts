import { afterEach, expect, test } from 'vitest';
import { text as beside } from './beside-reviews.chunk.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

test('RV-09 RV-10 beside Rich Showcase’s own sheet the rest of a text is hidden, and buttons have no second arrow', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(beside);
  document.adoptedStyleSheets = [sheet];
  document.body.innerHTML =
    '<div class="wp-gr"><span class="rpi-rest">more</span><button class="rpi-ltgt rpi-gt"></button></div>';
  const [rest, button] = document.querySelectorAll('.rpi-rest, .rpi-ltgt');
  expect(rest?.checkVisibility()).toBe(false);
  expect(button && getComputedStyle(button, '::before').content).toBe('none');
});
