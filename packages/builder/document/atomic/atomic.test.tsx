import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { variableStyles } from '../../model/atomic/atomicStyles.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { DocumentView } from '../DocumentView.tsx';
import { documentStyles } from '../documentStyles.ts';

const size = (number: number, unit = 'px') => ({ $$type: 'size', value: { size: number, unit } });
const tint = (value: string) => ({ $$type: 'color', value });
const word = (value: string) => ({ $$type: 'string', value });
const style = (props: object, meta: object = {}) => ({
  variants: [{ meta: { breakpoint: 'desktop', state: null, ...meta }, props }],
});

const BLOCK = {
  id: 'ab12',
  elType: 'e-div-block',
  settings: {
    classes: { $$type: 'classes', value: ['e-ab12-1', 'g-card', 'a b', 'e-con', '"><script>'] },
    tag: word('section'),
  },
  styles: { 'e-ab12-1': style({ padding: size(24), 'background-color': tint('#eee') }) },
  elements: [
    { id: 'h', elType: 'widget', widgetType: 'heading', settings: { title: 'Inside' }, elements: [] },
  ],
};
const parse = (elements: unknown) => parseDocument(elements, { id: 7, cleanHtml: (html) => html });

test('KT-04 a box of the newest kind is shown with what stands in it and the classes that it refers to', () => {
  const html = renderToStaticMarkup(<DocumentView document={parse([BLOCK])} />);
  expect(html).toContain('<section class="elementor-element elementor-element-ab12 e-con e-atomic-element');
  expect(html).toContain('e-div-block-base e-ab12-1 g-card"');
  expect(html).toContain('Inside');
  expect(html).not.toContain('<script>');
});

test('KT-04 the classes of a page are in the sheet of the page', () => {
  expect(documentStyles(parse([BLOCK]))).toContain(
    '.elementor-7 .e-ab12-1{padding:24px;background-color:#eee}',
  );
});

test('KT-04 the variables of a kit are in its sheet', () => {
  const sheet = variableStyles({
    data: {
      'e-gv-brand': { type: 'global-color-variable', label: 'brand', value: '#a8642a' },
      'e-gv-text': { type: 'global-font-variable', label: 'text', value: 'Open Sans' },
      'e-gv-room': { type: 'global-size-variable', label: 'room', value: '24px' },
      'e-gv-gone': { type: 'global-color-variable', label: 'x', value: '#fff', deleted: true },
    },
  });
  expect(sheet).toBe(
    '@layer kit{.elementor{--e-gv-brand:#a8642a;--e-gv-text:"Open Sans",sans-serif;--e-gv-room:24px}}',
  );
});

const block = (id: string, classes: readonly string[], styles: object = {}, elType = 'e-div-block') => ({
  ...{ id, elType, styles, elements: [] },
  settings: { classes: { $$type: 'classes', value: classes } },
});

test('KT-04 the classes of a kit are in the sheets of the pages that use them, the first of them last', () => {
  const classes = {
    order: ['g-two', 'g-one', 'g-idle'],
    items: {
      'g-idle': style({ color: tint('#999') }),
      'g-one': style({ color: { $$type: 'global-color-variable', value: 'e-gv-brand' } }),
      'g-two': style({
        padding: { $$type: 'dimensions', value: { 'block-start': size(1, 'rem'), left: size(4) } },
        'border-radius': { $$type: 'border-radius', value: { 'start-start': size(4), evil: size(1) } },
        gap: { $$type: 'layout-direction', value: { row: size(2), column: size(3) } },
        background: { $$type: 'background', value: { color: tint('#123456') } },
        'box-shadow': {
          $$type: 'box-shadow',
          value: [{ $$type: 'shadow', value: { hOffset: size(0), vOffset: size(2), color: tint('#0003') } }],
        },
        display: word('flex'),
        'font-family': word('Open Sans'),
      }),
    },
  };
  expect(documentStyles(parse([block('a', ['g-one', 'g-two'])]), undefined, classes)).toBe(
    [
      '.elementor-7 .g-one{color:var(--e-gv-brand)}',
      '.elementor-7 .g-two{padding-block-start:1rem;padding-inline-start:4px;border-start-start-radius:4px;row-gap:2px;column-gap:3px;background-color:#123456;box-shadow:0px 2px 0px 0px #0003;display:flex;font-family:"Open Sans",sans-serif}',
    ].join(''),
  );
});

test('K on each device a class of the site comes before an element’s own look, and after that of wider devices', () => {
  const variants = (desktop: string, hover: string, mobile: string) => ({
    variants: [
      ...style({ color: tint(desktop) }).variants,
      ...style({ color: tint(hover) }, { state: 'hover' }).variants,
      ...style({ color: tint(mobile) }, { breakpoint: 'mobile' }).variants,
    ],
  });
  const classes = { items: { 'g-a': variants('#111', '#222', '#333') }, order: ['g-a'] };
  const own = { 'e-own': variants('#444', '#555', '#666') };
  expect(documentStyles(parse([block('a', ['g-a', 'e-own'], own)]), undefined, classes)).toBe(
    [
      '.elementor-7 .g-a{color:#111}.elementor-7 .g-a:is(:hover,:focus-visible){color:#222}',
      '.elementor-7 .e-own{color:#444}.elementor-7 .e-own:is(:hover,:focus-visible){color:#555}',
      '@media (max-width:767px){.elementor-7 .g-a{color:#333}.elementor-7 .e-own{color:#666}}',
    ].join(''),
  );
});

test('K what Elementor says of a kind on a device or in a state counts more than an element’s look without', () => {
  const columns = { 'e-own': style({ 'grid-template-columns': word('1fr 2fr') }) };
  expect(documentStyles(parse([block('a', ['e-own'], columns, 'e-grid')]))).toBe(
    '.elementor-7 .e-own{grid-template-columns:1fr 2fr}@media (max-width:767px){.elementor-7 .e-grid-base{grid-template-columns:1fr}}',
  );
  const tint1 = { 'e-own': style({ 'background-color': tint('#fed') }, { state: 'hover' }) };
  expect(documentStyles(parse([block('a', ['e-own'], tint1, 'e-tab')]))).toMatch(
    /^\.elementor-7 \.e-tab-base\{.*\.e-tab-base:is\(\.e--selected,:focus\)\{.*\.e-tab-base:is\(:hover,.*\.e-own:is\(:hover/,
  );
});

const ATTACKS = [
  '#fff;} body{background:url(https://evil.example/)} .x{',
  '}</style><script>',
  'url(//evil.example)',
  'a);}b{',
  'x\\',
  '/*',
];
const anyText = fc.oneof(fc.constantFrom(...ATTACKS), fc.string({ unit: 'binary' }));
const anyValue = fc.oneof(
  fc.anything(),
  fc.record({
    $$type: fc.constantFrom(
      'size',
      'color',
      'string',
      'number',
      'background',
      'box-shadow',
      'dimensions',
      'global-color-variable',
    ),
    value: fc.oneof(
      anyText,
      fc.anything(),
      fc.record({ size: anyText, unit: anyText, color: fc.anything() }),
    ),
  }),
);
const anyStyle = fc.record({
  variants: fc.array(
    fc.record({
      meta: fc.record({
        breakpoint: fc.oneof(fc.constantFrom('desktop', 'mobile'), anyText),
        state: anyText,
      }),
      props: fc.dictionary(
        fc.oneof(fc.constantFrom('color', 'padding', 'font-family', 'display'), anyText),
        anyValue,
      ),
    }),
  ),
});
const anyId = fc.oneof(fc.constantFrom('g-a', 'e-b'), anyText);

test('KT-04 whatever stands in classes and variables, the sheet holds plain declarations for documents only', () => {
  fc.assert(
    fc.property(
      fc.dictionary(anyId, anyStyle),
      fc.dictionary(
        anyId,
        fc.record({ type: fc.constantFrom('global-color-variable', 'global-font-variable'), value: anyText }),
      ),
      (items, data) => {
        const classes = { items, order: Object.keys(items) };
        const page = documentStyles(parse([block('a', Object.keys(items))]), undefined, classes);
        const css = page + variableStyles({ data });
        const rules = page + (/^@layer kit\{(.*)\}$/su.exec(variableStyles({ data }))?.[1] ?? '');
        const flat = rules.replaceAll(/@media \(max-width:\d+px\)\{((?:[^{}]+\{[^{}]*\})+)\}/g, '$1');
        expect(flat.replaceAll(/\.elementor(?:-7)?(?: \.[\w-]+)?(?::[a-z-]+)?\{[^{}]+\}/g, '')).toBe('');
        expect(css).not.toMatch(/url|expression|import|\\|\/\*|[<>]/i);
      },
    ),
  );
});

test('K an author’s own attributes are drawn, but none that runs, loads or identifies something', () => {
  const pair = (key: string, value: string) => ({
    ...{ $$type: 'key-value', value: { key: word(key), value: word(value) } },
  });
  const attributes = {
    $$type: 'attributes',
    value: [
      ...[pair('data-track', 'hero"&<'), pair('aria-label', 'Our box'), pair('TabIndex', '-1')],
      ...[pair('onclick', 'alert(1)'), pair('style', 'color:red'), pair('class', 'x'), pair('id', 'x')],
      ...[pair('data-settings', '{}'), pair('data-portico-extra', 'popup'), pair('href', 'javascript:0')],
      ...[pair('data-x onload=', '1'), { $$type: 'key-value', value: 7 }, null],
    ],
  };
  const html = renderToStaticMarkup(
    <DocumentView document={parse([{ ...BLOCK, settings: { attributes } }])} />,
  );
  expect(html).toMatch(/<div data-track="hero&quot;&amp;&lt;" aria-label="Our box" tabindex="-1" class="/);
  expect(html).not.toMatch(/onclick|style=|data-settings|portico-extra|href|onload|="x"/);
});
