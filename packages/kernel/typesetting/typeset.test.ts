import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

// WordPress's output for the same texts.
test.each([
  ['"Hello," she said. \'So?\'', '“Hello,” she said. ‘So?’'],
  ["don't, dogs' bones, 'tis the '90s, rock 'n' roll", 'don’t, dogs’ bones, ’tis the ’90s, rock ‘n’ roll'],
  ['6\' 4" tall, "9\' long"', '6′ 4″ tall, “9′ long”'],
  ['"42" and \'0.42\'', '“42” and ‘0.42’'],
  ['a -- b, 1--2, a---b, c - d, 1999-2000', 'a — b, 1–2, a—b, c – d, 1999-2000'],
  ['wait... Foo (tm) (c)', 'wait… Foo ™ (c)'],
  ['2x3, 1.5x20, 0x9f, 10x20cm, 5x5x5', '2×3, 1.5×20, 0x9f, 10x20cm, 5x5x5'],
  ["``quoted''", '“quoted”'],
  ['http://xn--a.example', 'http://xn--a.example'],
  ['<a title="a--b">"x"</a><!-- "y" -->', '<a title="a--b">“x”</a><!-- "y" -->'],
  ['<pre>"x" <b>--</b></pre> "y" <code>...</code>', '<pre>"x" <b>--</b></pre> “y” <code>...</code>'],
  ['[contact-form-7 id="7" title="a--b"] ["x"]', '[contact-form-7 id="7" title="a--b"] [“x”]'],
  ['&nbsp;"x"&gt; &lt;\'y\'', '&nbsp;“x”&gt; &lt;‘y’'],
  ['“set” – ‘so’…', '“set” – ‘so’…'],
])('K %j is shown as %j', (typed, shown) => {
  expect(typeset(typed)).toBe(shown);
  expect(typeset(shown)).toBe(shown);
});

test.each([
  ['de-DE', '„Ja“, ‚nein‘, geht’s'],
  ['de_CH', '«Ja», ‹nein›, geht’s'],
  ['fr', '«\u00a0Ja\u00a0», ‘nein’, geht’s'],
  ['sv-SE', '”Ja”, ’nein’, geht’s'],
  ['tlh', '“Ja”, ‘nein’, geht’s'],
  ['__proto__', '“Ja”, ‘nein’, geht’s'],
])('K in %s quotations have the marks of the language', (language, shown) => {
  expect(typeset("\"Ja\", 'nein', geht's", language)).toBe(shown);
});
