import { afterEach, expect, test } from 'vitest';
import { hasMuch } from './hasMuch.ts';

const FORM = '<div class="wpcf7"></div>';
const REVIEWS = '<div class="wp-gr"></div>';
const WIDGET = '<div class="elementor-element elementor-widget"></div>';
const POSTS = '<div class="blog nv-index-posts"></div>';

afterEach(() => document.body.replaceChildren());

test.each([
  ['', false],
  [FORM + FORM + FORM, false],
  [FORM + WIDGET, false],
  [FORM + REVIEWS + WIDGET, true],
  [REVIEWS + WIDGET + POSTS, true],
])('PB-01 a page with %j loads joint files: %s', (markup, isJoint) => {
  document.body.innerHTML = markup;
  expect(hasMuch(document)).toBe(isJoint);
});
