import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCss } from './cleanCss.ts';

test.each([
  ['a rule', '.a { color: red; }', '.a{color:red}'],
  ['no semicolon at the end', '.a { color: red }', '.a{color:red}'],
  ['comments', '/* x */.a{/* } */color:red}', '.a{color:red}'],
  ['media queries', '@media (max-width:9px){.a{color:red}}', '@media (max-width:9px){.a{color:red}}'],
  ['movements', '@keyframes x{from{opacity:0}to{opacity:1}}', '@keyframes x{from{opacity:0}to{opacity:1}}'],
  ['rules in rules', '.a{color:red;&:hover{color:blue}}', '.a{color:red;&:hover{color:blue}}'],
  ['a brace in a string', '.a::before{content:"}"}', '.a::before{content:"}"}'],
  ['a picture of the site', '.a{background:url("/a.svg")}', '.a{background:url("/a.svg")}'],
])('keeps %s', (_, css, wanted) => {
  expect(cleanCss(css)).toBe(wanted);
});

test.each([
  ['more closing braces than opening ones', '}} body{color:red}', 'body{color:red}'],
  ['the end of the sheet', '.a{color:red}</style><script>x()</script>', '.a{color:red}'],
  ['another sheet', '@import url(//evil.example/x.css);.a{color:red}', '.a{color:red}'],
  ['an address that runs', '.a{background:url(javascript:x);color:red}', '.a{color:red}'],
  ['an address elsewhere', '.a{background:url(//evil.example/x);color:red}', '.a{color:red}'],
  ['an expression', '.a{width:expression(alert(1));color:red}', '.a{color:red}'],
  ['an escaped word', '.a{width:e\\78pression(alert(1));color:red}', '.a{color:red}'],
  ['a font from elsewhere', '@font-face{src:url(//evil.example/f)}.a{color:red}', '.a{color:red}'],
  ['a string without an end', '.a{content:"x\n;color:red}', '.a{color:red}'],
])('leaves out %s', (_, css, wanted) => {
  expect(cleanCss(css)).toBe(wanted);
});

test('K what is said of the body is said of the page, and of what is in it', () => {
  const scope = { self: null, before: '.page ', whole: 'body.own' };
  expect(cleanCss('html, body{margin:0}body > .a, :root .b{color:red}bodyless{color:red}', scope)).toBe(
    'body.own,body.own{margin:0}.page .a,.page .b{color:red}.page bodyless{color:red}',
  );
});

test('selectors stay where they were written', () => {
  const scope = { self: '.page .element', before: '.page ' };
  expect(cleanCss('selector{color:red}selector:hover a, b{color:blue}', scope)).toBe(
    '.page .element{color:red}.page .element:hover a,.page b{color:blue}',
  );
  expect(cleanCss('@media print{selector{color:red}}', scope)).toBe(
    '@media print{.page .element{color:red}}',
  );
});

test('whatever is written, what comes out opens as much as it closes and names nothing that runs', () => {
  const scraps = fc.constantFrom(
    ...[
      '}',
      '{',
      ';',
      '"',
      "'",
      '(',
      ')',
      '\\',
      '/*',
      '*/',
      '</style>',
      '@import "x";',
      '@media x',
      'url(',
      'a',
      ':',
    ],
    ...['color:red', 'javascript:x', 'expression(', '.b', '\n', '<', '@', '&', ',', 'selector', '[', ']'],
  );
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 40 }), (list) => {
      const css = cleanCss(list.join(''), { self: '.s', before: '.p ' });
      expect(css).not.toMatch(/<\/|@import|javascript:|expression\(/i);
      const bare = css.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '');
      let depth = 0;
      for (const character of bare) {
        if (character === '{') depth += 1;
        if (character === '}') depth -= 1;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
      expect(cleanCss(css)).toBe(css);
    }),
    { numRuns: 500 },
  );
});

test('the sheet of the demo comes through as it is', () => {
  const file = new URL('../../../../demo/kit/site-settings.json', import.meta.url);
  const { settings } = JSON.parse(readFileSync(file, 'utf8')) as { settings: { custom_css: string } };
  const squeezed = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\/|\s|;/g, '');
  expect(squeezed(cleanCss(settings.custom_css))).toBe(squeezed(settings.custom_css));
});

test('CSS of nothing but opening braces ends without running out of stack, and what follows is kept', () => {
  expect(cleanCss('a{'.repeat(90_000))).toBe('');
  expect(cleanCss(`${'a{'.repeat(20_000)}color:red${'}'.repeat(20_000)}b{color:red}`)).toBe('b{color:red}');
});
