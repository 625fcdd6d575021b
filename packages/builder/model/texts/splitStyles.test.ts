import { expect, test } from 'vitest';
import { splitStyles } from './splitStyles.ts';

test.each([
  ['<p>a</p>', '<p>a</p>', ''],
  ['<style>a{b:c}</style>', '', 'a{b:c}'],
  ['<p>x</p><STYLE type="text/css"><!-- a{b:c} --></Style ><p>y</p>', '<p>x</p><p>y</p>', 'a{b:c}'],
  ['<style>a{b:c}</style><style>d{e:f}</style>g', 'g', 'a{b:c}\nd{e:f}'],
  ['a<style>b{c:d}', 'a', 'b{c:d}'],
  ['a<style', 'a', ''],
  ['<style>a{b:c}</style', '', 'a{b:c}'],
  ['İ<style>a{b:c}</style>İ', 'İİ', 'a{b:c}'],
  ['<styled-box>a</styled-box>', '<styled-box>a</styled-box>', ''],
])('K of %s the markup and the CSS are told apart', (given, html, css) => {
  expect(splitStyles(given)).toEqual({ html, css });
});
