import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, cleanStyledHtml } from './cleanHtml.ts';
import { createCleaner } from './createCleaner.ts';
import { stripTags, textOf, textOfClean } from './textOf.ts';

/** Fragments of HTML syntax in any order, and anything else. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '<p>',
      '</p>',
      '<br>',
      '<b>',
      '<li title="',
      '<p style="color:',
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

  test.each([
    ['<p style="text-align: center">a</p>', '<p class="has-text-align-center">a</p>'],
    [
      '<h2 class="x has-text-align-left" style="color:red;TEXT-ALIGN:right;">a</h2>',
      '<h2 class="x has-text-align-right">a</h2>',
    ],
    ['<p style="text-align: url(x)">a</p>', '<p>a</p>'],
    ['<p style="vertical-text-align: left">a</p>', '<p>a</p>'],
  ])('keeps how a paragraph is aligned: %s', (given, expected) => {
    expect(cleanHtml(given)).toBe(expected);
    expect(cleanHtml(expected)).toBe(expected);
  });

  test('keeps what old editors wrote, and browsers still draw', () => {
    const old =
      '<center><font color="#a00" size="5" face="Georgia">a</font></center><p align="center">b</p>' +
      '<table width="60%" border="1" cellpadding="8" bgcolor="#efe"><tr><td valign="top" width="30%">c</td></tr></table>' +
      '<img src="/a.png" alt="" align="left" hspace="12" /><hr width="50%" size="4" /><br clear="all" />';
    expect(cleanHtml(old)).toBe(old);
  });

  test.each([
    '<p style="color: red; text-align:center ;">a</p>',
    '<span style="font-family: &quot;A B&quot;, serif">a</span>',
    '<img src="/a.png" alt="" style="float:left" />',
    '<p style="background: url(/a.png);">a</p>',
  ])('keeps its styles as they were written where they are drawn: %s', (html) => {
    expect(cleanStyledHtml(html)).toBe(html);
  });

  test.each([
    ['color:red;background:url(javascript:alert(1))', 'color:red'],
    ['width:expression(alert(1));color:red', 'color:red'],
    ['color:red}*{display:none', 'color:red'.slice(9)],
    ['behavior:url(a.htc); color: blue', ' color: blue'],
    [`color:${'a'.repeat(3_000)}`, ''],
  ])('keeps of the style %s no harm', (style, left) => {
    const once = cleanStyledHtml(`<p style="${style}">a</p>`);
    expect(once).toBe(left ? `<p style="${left}">a</p>` : '<p>a</p>');
    expect(cleanStyledHtml(once)).toBe(once);
  });

  test('gives nothing to a window that a link opens', () => {
    expect(cleanHtml('<a href="/x/" target="_blank">x</a>')).toBe(
      '<a href="/x/" target="_blank" rel="noopener">x</a>',
    );
  });

  test('is shown as it was written where it is nested deeper than any page', () => {
    expect(cleanHtml('<div>'.repeat(500))).toBe('<div>'.repeat(500) + '</div>'.repeat(500));
    const deep = cleanHtml('<div>'.repeat(600));
    expect(deep).toBe('&lt;div&gt;'.repeat(600));
    expect(cleanHtml(deep)).toBe(deep);
  });

  test('has no address longer than leads anywhere', () => {
    expect(cleanHtml(`<a href="/${'a'.repeat(5_000)}">x</a>`)).toBe('<a>x</a>');
  });

  test('may hold what its kind says, and nothing that a browser reads differently from the cleaner', () => {
    const clean = createCleaner({
      elements: ['svg', 'textarea', 'p', 'input', 'img'],
      attributes: { '*': ['name', 'value', 'src'] },
      meaningfulWhenEmpty: ['value'],
    });
    expect(clean('<p onclick="x">a<input name="b" value=""><!-- c --></p>')).toBe(
      '<p>a<input name="b" value="" /></p>',
    );
    expect(clean('<svg><textarea><img src=x onerror=alert(1)></textarea></svg>')).toBe(
      '<svg><textarea></textarea></svg>',
    );
  });

  test.each([
    ['no tags at all: 5 < 6 &amp; <>', 'no tags at all: 5 < 6 &amp; <>'],
    ['<b>Tom</b> &amp; Jerry', 'Tom &amp; Jerry'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['<<b>script>alert(1)', '&lt;script>alert(1)'],
    ['&lt;script&gt; stays', '&lt;script&gt; stays'],
    ['<!--> a --><b title=">">c</b>', ' a -->c'],
  ])('without its tags %j is %j, once and twice', (given, expected) => {
    expect(stripTags(given)).toBe(expected);
    expect(stripTags(expected)).toBe(expected);
  });

  test('is read as text, with characters for entities and a break where a block is', () => {
    expect(textOf('<h2>A &amp; B</h2><p>c<br>d<b>e</b></p><style>x</style>')).toBe(' A & B  c de ');
    expect(textOf('<p>a</p>\n<p>1 &lt; 2</p>', (name, isEnd) => (isEnd && name === 'p' ? '\n' : ''))).toBe(
      'a\n1 < 2\n',
    );
  });

  test('is read once it is clean as it is read before, without being taken apart again', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const clean = cleanHtml(parts.join(''));
        expect(textOfClean(clean)).toBe(textOf(clean));
      }),
    );
    const clean = cleanHtml(
      '<h2 title="1 > 2">A &amp; B</h2>\n<ul><li>c<br>d<b>e</b></ul><img alt="&lt;p>">',
    );
    expect(textOfClean(clean)).toBe(textOf(clean));
  });

  test('is clean after one cleaning, whatever was given', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        for (const clean of [cleanHtml, cleanStyledHtml]) {
          const once = clean(parts.join(''));
          expect(clean(once)).toBe(once);
        }
      }),
    );
  });
});
