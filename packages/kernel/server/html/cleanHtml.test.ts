import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

describe('HTML that people wrote', () => {
  test.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a handler', '<img src="/a.jpg" alt="" onerror="alert(1)">', '<img src="/a.jpg" alt="" />'],
    ['an address that runs', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['the same in disguise', '<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
    ['a frame', '<iframe src="https://example.com"></iframe>', ''],
    ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
    ['a style sheet', '<style>*{display:none}</style>x', 'x'],
    ['a form', '<form action="/"><input name="a">x</form>', 'x'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>', ''],
    ['another host without a scheme', '<img src="//example.com/a.jpg" alt="">', '<img alt="" />'],
  ])('loses %s', (_, given, expected) => {
    expect(cleanHtml(given)).toBe(expected);
  });

  test('keeps what a post is made of', () => {
    const post =
      '<h2 id="a" class="wide">One</h2><p>Two <em>three</em> <a href="/x/">four</a></p>' +
      '<figure><img src="/p.webp" srcset="/p-2.webp 2x" alt="five" width="4" height="3" /><figcaption>Six</figcaption></figure>' +
      '<table><tbody><tr><th scope="row">7</th><td colspan="2">8</td></tr></tbody></table>';
    expect(cleanHtml(post)).toBe(post);
  });

  test('gives nothing to a window that a link opens', () => {
    expect(cleanHtml('<a href="/x/" target="_blank">x</a>')).toBe(
      '<a href="/x/" target="_blank" rel="noopener">x</a>',
    );
  });

  test('is clean after one cleaning, whatever was given', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          '<',
          '>',
          '<p>',
          '</p>',
          '<a href="',
          '" onclick="',
          '<svg>',
          '<style>',
          '&lt;',
          '<!--',
          '-->',
          "'",
        ),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const once = cleanHtml(parts.join(''));
        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });
});
