import { expect, test } from 'vitest';
import { isPlainEnough } from './isPlainEnough.ts';

test.each([
  ['', true],
  [
    '<h2>A</h2><p>One <strong>two</strong> <a href="/x" target="_blank" rel="noopener">three</a><br></p>',
    true,
  ],
  ['<ul><li><p>a</p></li></ul><img src="/a.webp" alt="x" width="3" height="2">', true],
  ['<table><tbody><tr><th colspan="2">1</th></tr></tbody></table>', true],
  ['<table><caption>Sizes</caption><tr><td>1</td></tr></table>', false],
  ['<table><tr><th scope="row">1</th></tr></table>', false],
  ['<figure><img src="x"></figure>', false],
  ['<figure class="wp-block-image size-medium"><img src="x"><figcaption>A</figcaption></figure>', true],
  ['<figure class="wp-block-image size-medium"><img src="x" class="y"></figure>', false],
  ['<figure class="wp-block-image"><img src="x"><figcaption>A <em>b</em></figcaption></figure>', false],
  ['<p class="lead">Styled</p>', false],
  ['<h1>Top</h1>', false],
  ['<p>1 < 2 and <unknown>x</unknown></p>', false],
])('TH-10 the text view is offered for what it can keep: %s', (html, isPlain) => {
  expect(isPlainEnough(html)).toBe(isPlain);
});
