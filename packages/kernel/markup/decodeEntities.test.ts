import { expect, test } from 'vitest';
import { decodeEntities } from './decodeEntities.ts';

test.each([
  ['Food &amp; Drink', 'Food & Drink'],
  ['R&D', 'R&D'],
  ['&lt;b&gt; &QUOT;x&quot; &apos;y&#039; &#39;z&#x27;', "<b> \"x\" 'y' 'z'"],
  ['a&nbsp;b&#160;c', 'a\u00A0b\u00A0c'],
  ['info&#64;example.org', 'info@example.org'],
  // Decoded once only.
  ['&amp;lt;', '&lt;'],
  ['&amp;quot;', '&quot;'],
  // Left as written.
  ['&copy; &#0; &#x110000; & &amp', '&copy; &#0; &#x110000; & &amp'],
])('KT-04 %s reads %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});
