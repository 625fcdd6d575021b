import { afterEach, expect, test } from 'vitest';
import { text as beside } from './beside-reviews.chunk.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

/** Applies our rules to a page with these elements. */
function drawBeside(markup: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(beside);
  document.adoptedStyleSheets = [sheet];
  document.body.innerHTML = `<div class="wp-gr">${markup}</div>`;
}

test('RV-09 RV-10 beside Rich Showcase’s own sheet the rest of a text is hidden, and buttons have no second arrow', () => {
  drawBeside('<span class="rpi-rest">more</span><button class="rpi-ltgt rpi-gt"></button>');
  const [rest, button] = document.querySelectorAll('.rpi-rest, .rpi-ltgt');
  expect(rest?.checkVisibility()).toBe(false);
  expect(button && getComputedStyle(button, '::before').content).toBe('none');
});

test('RV-10 beside Rich Showcase’s own sheet the dots hang where it hangs them, with our button to pause and without', () => {
  const dots = '<div class="rpi-dots" style="block-size: 4px"></div>';
  const pause = '<button class="rpi-pause"></button>';
  drawBeside(
    `<div class="rpi-dots-wrap" style="padding: 8px">${dots}</div>` +
      `<div class="rpi-dots-wrap" style="padding: 8px">${dots}${pause}</div>`,
  );
  const heights = [...document.querySelectorAll<HTMLElement>('.rpi-dots-wrap')].map(
    ({ offsetHeight }) => offsetHeight,
  );
  expect(heights).toEqual([20, 20]);
});

test('RV-10 beside Rich Showcase’s own sheet a row keeps the room that its script keeps for the dots, and none without them', () => {
  const content = (dots: string): string =>
    `<div class="grw-row"><div class="grw-content">${dots}</div></div>`;
  const itsSheet = '<style>.wp-gr div { padding: 0 }</style>';
  drawBeside(itsSheet + content('<div class="rpi-dots-wrap"></div>') + content(''));
  const room = [...document.querySelectorAll('.grw-row')].map((row) => getComputedStyle(row).paddingBottom);
  expect(room).toEqual(['16px', '0px']);
});
