import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withDrawnTexts } from './drawnTexts.ts';
import { readDeclarations } from './readDeclarations.ts';
import { textRulesCss, withKeptStyles, withOwnStyles, withStyleClasses } from './textStyles.ts';

const plain = (style: string): string => readDeclarations(style).replaceAll('!important', '');

describe('K what a text says about its own looks', () => {
  test.each([
    ['color: #c00; font-weight: 600', 'color:#c00;font-weight:600'],
    ['COLOR:Red;', 'color:Red'],
    ['text-align: center', 'text-align:center'],
    ['font-size: 18px; line-height: 1.5em', 'font-size:18px;line-height:1.5em'],
    [`font-family: "Open Sans", Arial, sans-serif`, `font-family:'Open Sans','Arial',sans-serif`],
    ['font: italic bold 12pt/1.4 Georgia, serif', 'font:italic bold 12pt/1.4 Georgia,serif'],
    ['margin: 0 auto -1.5rem; padding: calc(1px + 2%)', 'margin:0 auto -1.5rem;padding:calc(1px + 2%)'],
    ['border: 1px solid rgba(0, 0, 0, .2)', 'border:1px solid rgba(0, 0, 0, .2)'],
    ['border-top-left-radius: 50% 10px', 'border-top-left-radius:50% 10px'],
    [
      'background: linear-gradient(90deg, #fff 0%, rgb(1 2 3 / 50%) 100%)',
      'background:linear-gradient(90deg,#fff 0%,rgb(1 2 3 / 50%) 100%)',
    ],
    ['background: #eee url(/media/a.webp) no-repeat', 'background:#eee url("/media/a.webp") no-repeat'],
    [
      'background-image: url("https://away.example/a b.png")',
      'background-image:url("https://away.example/ab.png")',
    ],
    ['list-style-type: "– "', `list-style-type:'– '`],
    ['text-shadow: 1px 1px 2px black, 0 0 1em blue', 'text-shadow:1px 1px 2px black,0 0 1em blue'],
    ['color: var(--wp--preset--color--vivid-red, #f00)', 'color:var(--wp--preset--color--vivid-red,#f00)'],
    ['float: left; /* a; b */ width: 50%', 'float:left;width:50%'],
    ['transform: translate3d(0, -10px, 0) rotate(3deg)', 'transform:translate3d(0,-10px,0) rotate(3deg)'],
  ])('%s', (style, expected) => {
    expect(plain(style)).toBe(expected);
  });

  test('what it insists on counts more than what it says later', () => {
    expect(readDeclarations('color: red !important; color: blue')).toBe(
      'color:blue!important;color:red!important',
    );
  });

  test.each([
    'position: fixed',
    'POSITION: FIXED',
    'position:/**/fixed',
    'background: url(javascript:alert(1))',
    'background: url("data:text/html,x")',
    'background-image: image-set("a.png" 1x)',
    'color: expression(alert(1))',
    'width: expression(1)',
    'behavior: url(a.htc)',
    '-moz-binding: url(a.xml#b)',
    'color: red} body{display:none',
    'color: red</style><script>alert(1)</script>',
    '@import "a.css"',
    'color: r\\65 d',
    'content: "x"',
    'cursor: url(a.cur)',
    'filter: progid:DXImageTransform.Microsoft.gradient(startColorstr="#1")',
    'mask: url(a.svg)',
    '--p-color-ink: red',
    'font-family: "a\\"b"',
    'color',
    ':red',
    'color:',
    `color: ${'('.repeat(500)}${')'.repeat(500)}`,
    `width: ${'calc('.repeat(50)}1px${')'.repeat(50)}`.replace('1px', '{'),
    `color: red;${'x'.repeat(3_000)}`,
  ])('draws nothing of %s', (style) => {
    expect(readDeclarations(style)).toBe('');
  });

  test('whatever is said stays in its rule', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          ...'color: background:url( ) ( } { ; " \' \\ /* */ red 1px !important , / </style> @import'.split(
            ' ',
          ),
        ),
        fc.string({ unit: 'binary', maxLength: 5 }),
      ),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const css = readDeclarations(parts.join(' '));
        const bare = css.replace(/'[^'"\\<>{};]*'|"[^"'\\<>{};]*"/g, '');
        expect(bare).not.toMatch(/[{}<>\\"'@]/);
        expect(css === '' || css.split(';').every((one) => /^[a-z-]+:.+!important$/.test(one))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('K a text as it is drawn', () => {
  const draw = (html: string) => {
    const rules = new Map<string, string>();
    const drawn = withStyleClasses(html, rules);
    return { drawn: drawn.replace(/p-ts-[0-9a-f]{16}/g, 'OWN'), css: textRulesCss(rules) };
  };

  test('has a class in the place of each style, and one rule for the same looks', () => {
    const { drawn, css } = draw(
      '<p class="lead" style="color: red;">a <span style="color:red">b</span><img src="/a.png" alt="" style="float:left" /></p>',
    );
    expect(drawn).toBe(
      '<p class="lead OWN">a <span class="OWN">b</span><img src="/a.png" alt="" class="OWN" /></p>',
    );
    expect(css).toMatch(
      /^\.p-ts-[0-9a-f]{16}\{color:red!important\}\.p-ts-[0-9a-f]{16}\{float:left!important\}$/,
    );
  });

  test('has no style of which nothing is drawn, and keeps words that look like one', () => {
    expect(draw('<p style="position:fixed">a style="b"</p><p title=" style=x">c</p>')).toEqual({
      drawn: '<p>a style="b"</p><p title=" style=x">c</p>',
      css: '',
    });
    expect(draw(`<p style="font-family: &quot;A B&quot;, serif">x</p>`).css).toContain(
      `font-family:'A B',serif`,
    );
  });

  test('has a bounded number of rules', () => {
    const html = Array.from({ length: 5_000 }, (_, at) => `<b style="width:${at}px">x</b>`).join('');
    const rules = new Map<string, string>();
    expect(withStyleClasses(html, rules)).not.toContain('style=');
    expect(rules.size).toBe(2_000);
  });

  test('is the very same setting where it says nothing', () => {
    const settings = { editor: '<p>a</p>', rows: [{ text: '<b>c</b>' }], n: 1 };
    expect(withDrawnTexts(settings)).toBe(settings);
    const styled = { ...settings, rows: [{ text: '<b style="color:red">c</b>', _id: 'a' }] };
    expect(withDrawnTexts(styled)).toMatchObject({ editor: '<p>a</p>', rows: [{ _id: 'a' }], n: 1 });
    expect(JSON.stringify(withDrawnTexts(styled))).not.toContain('style=');
  });

  test('comes back whole from where somebody types in it', () => {
    for (const html of [
      '<p style="color: red;" class="a b">x</p>',
      '<p>x<span style="font-family: &quot;A&quot;">y</span></p>',
      '<p style="position:fixed">x</p>',
      '<p>x</p>',
    ]) {
      expect(withKeptStyles(html)).not.toMatch(/\sstyle=/);
      expect(withOwnStyles(withKeptStyles(html))).toBe(html);
    }
    expect(withOwnStyles('<p>x<span style="font-size: 2em">y</span></p>')).toBe('<p>x<span>y</span></p>');
  });
});
