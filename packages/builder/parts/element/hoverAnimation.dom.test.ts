import { afterEach, expect, test } from 'vitest';
import sheet from './hover-animation.sheet.css?inline';

const before = [...document.adoptedStyleSheets];
afterEach(() => {
  document.adoptedStyleSheets = before;
  document.body.replaceChildren();
});

const STAYS = [
  ...['grow', 'shrink', 'bounce-in', 'bounce-out', 'rotate', 'grow-rotate', 'float', 'sink'],
  ...['skew', 'skew-forward', 'skew-backward', 'bob', 'hang'],
];
const PLAYS = [
  ...['pulse', 'pulse-grow', 'pulse-shrink', 'push', 'pop', 'bob', 'hang', 'buzz', 'buzz-out'],
  ...['wobble-vertical', 'wobble-horizontal', 'wobble-to-bottom-right', 'wobble-to-top-right'],
  ...['wobble-top', 'wobble-bottom', 'wobble-skew'],
];

test('K every hover animation of Elementor’s changes or moves what is reached for, and nothing before', () => {
  const own = new CSSStyleSheet();
  own.replaceSync(`${sheet} .elementor-widget *{transition-duration:0s!important}`);
  document.adoptedStyleSheets = [...before, own];
  document.body.innerHTML = `<div class="elementor-widget">${[...new Set([...STAYS, ...PLAYS])]
    .map((name) => `<button class="elementor-animation-${name}">${name}</button>`)
    .join('')}</div>`;
  for (const button of document.querySelectorAll('button')) {
    const name = button.textContent;
    const style = getComputedStyle(button);
    expect([name, style.transform, style.animationName]).toEqual([name, 'none', 'none']);
    button.focus();
    expect([name, style.animationName !== 'none']).toEqual([name, PLAYS.includes(name)]);
    for (const animation of button.getAnimations()) animation.cancel();
    expect([name, style.transform !== 'none']).toEqual([name, STAYS.includes(name)]);
  }
});
