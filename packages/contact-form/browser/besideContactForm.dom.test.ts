import { afterEach, expect, test } from 'vitest';
import { text as beside } from './beside-contact-form.chunk.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

test('CF-05 beside Contact Form 7’s sheet the sign of waiting turns only while it is seen, and takes the same room', () => {
  document.adoptedStyleSheets = [THEIRS, beside].map((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
  });
  document.body.innerHTML = '<form class="wpcf7-form init">Send <span class="wpcf7-spinner"></span></form>';
  const form = document.querySelector('form');
  const size = (): unknown => form?.getBoundingClientRect().toJSON();
  const atRest = size();
  expect(document.getAnimations()).toHaveLength(0);
  form?.classList.replace('init', 'submitting');
  expect(document.getAnimations()).toHaveLength(1);
  expect(size()).toEqual(atRest);
  form?.classList.replace('submitting', 'sent');
  expect(document.getAnimations()).toHaveLength(0);
});

/** Rules like Contact Form 7's: unlayered, and always spinning. */
const THEIRS = `
  .wpcf7-spinner { visibility: hidden; display: inline-block; position: relative; width: 24px; height: 24px; margin: 0 24px }
  form.submitting .wpcf7-spinner { visibility: visible }
  .wpcf7-spinner::before { content: ''; position: absolute; width: 6px; height: 6px; animation: turn 1s linear infinite }
  @keyframes turn { to { transform: rotate(1turn) } }`;
