import { expect, test } from 'vitest';
import { atomicDeclarations } from './atomicDeclarations.ts';
import { classCss } from './atomicStyles.ts';

const typed = (type: string, value: unknown) => ({ $$type: type, value });
const size = (number: unknown, unit = 'px') => typed('size', { size: number, unit });
const word = (value: string) => typed('string', value);
const tint = (value: string) => typed('color', value);
const drawn = (props: object) =>
  Object.fromEntries(Object.entries(atomicDeclarations(props)).filter(([, value]) => value));

const PICTURE = {
  image: typed('image', {
    src: typed('image-src', { id: null, url: typed('url', 'https://a.example/b c.jpg') }),
  }),
  size: word('cover'),
  repeat: word('no-repeat'),
  position: word('top left'),
};

test.each([
  [
    'a place of its own',
    { position: word('absolute'), 'inset-block-end': size(50), 'inset-inline-start': size(0) },
    { position: 'absolute', 'inset-block-end': '50px', 'inset-inline-start': '0px' },
  ],
  [
    'a font',
    { 'font-family': typed('font-family', 'Open Sans') },
    { 'font-family': '"Open Sans",sans-serif' },
  ],
  ['a ratio', { 'aspect-ratio': word('16/9') }, { 'aspect-ratio': '16/9' }],
  ['a ratio of files that have none', { 'aspect-ratio': word('auto 1/1') }, { 'aspect-ratio': 'auto 1/1' }],
  [
    'colours in newer words',
    {
      color: tint('oklch(0.7 0.1 200 / 50%)'),
      'border-color': tint('color-mix(in srgb, var(--e-gv-1) 20%, #fff)'),
      'outline-color': tint('var(--e-gv-2, #c36)'),
    },
    {
      color: 'oklch(0.7 0.1 200 / 50%)',
      'border-color': 'color-mix(in srgb, var(--e-gv-1) 20%, #fff)',
      'outline-color': 'var(--e-gv-2,#c36)',
    },
  ],
  [
    'sizes in newer words',
    { width: size('var(--e-gv-1, 12px)', 'custom'), 'min-height': size('stretch', 'custom') },
    { width: 'var(--e-gv-1, 12px)', 'min-height': 'stretch' },
  ],
  [
    'a line under words with its own colour and thickness',
    { 'text-decoration': word('underline wavy #f00 2px') },
    { 'text-decoration': 'underline wavy #f00 2px' },
  ],
  [
    'lines of a grid by their names',
    { 'grid-template-columns': word('[full-start] 1fr [end]'), 'grid-row': typed('span', 'a-start / a-end') },
    { 'grid-template-columns': '[full-start] 1fr [end]', 'grid-row': 'a-start / a-end' },
  ],
  [
    'what Elementor takes where a part is missing',
    {
      transform: typed('transform', {
        'perspective-origin': typed('perspective-origin', { x: size(10, '%') }),
      }),
      filter: typed('filter', [
        typed('css-filter-func', { func: word('drop-shadow'), args: typed('drop-shadow', {}) }),
      ]),
    },
    { 'perspective-origin': '10% 50%', filter: 'drop-shadow(0px 0px 10px #000)' },
  ],
  ['a share of a row', { flex: typed('flex', { flexGrow: typed('number', 1) }) }, { flex: '1' }],
  [
    'a share that shrinks from a size',
    { flex: typed('flex', { flexShrink: typed('number', 0), flexBasis: size(40, '%') }) },
    { flex: '0 0 40%' },
  ],
  [
    'the tracks of a grid and a place in it',
    {
      'grid-template-columns': typed('grid-track-size', { size: 4, unit: 'fr' }),
      'grid-template-rows': word('auto minmax(10px, 1fr)'),
      'grid-column': typed('span', 'span 2'),
      'grid-auto-flow': word('row dense'),
    },
    {
      'grid-template-columns': 'repeat(4, 1fr)',
      'grid-template-rows': 'auto minmax(10px, 1fr)',
      'grid-column': 'span 2',
      'grid-auto-flow': 'row dense',
    },
  ],
  [
    'filters',
    {
      filter: typed('filter', [
        typed('css-filter-func', { func: word('blur'), args: typed('blur', { size: size(3) }) }),
        typed('css-filter-func', {
          func: word('drop-shadow'),
          args: typed('drop-shadow', { xAxis: size(1), yAxis: size(2), blur: size(3), color: tint('#000') }),
        }),
      ]),
    },
    { filter: 'blur(3px) drop-shadow(1px 2px 3px #000)' },
  ],
  [
    'turns and moves',
    {
      transform: typed('transform', {
        'transform-functions': typed('transform-functions', [
          typed('transform-move', { x: size(10), y: size(20, '%') }),
          typed('transform-rotate', { z: size(45, 'deg') }),
        ]),
        'transform-origin': typed('transform-origin', { x: size(0, '%'), y: size(0, '%'), z: size(0) }),
      }),
    },
    {
      transform: 'translate3d(10px, 20%, 0px) rotateX(0deg) rotateY(0deg) rotateZ(45deg)',
      'transform-origin': '0% 0% 0px',
    },
  ],
  [
    'a transition',
    {
      transition: typed('transition', [
        typed('selection-size', {
          selection: typed('key-value', { key: word('All properties'), value: word('all') }),
          size: size(200, 'ms'),
        }),
      ]),
    },
    { transition: 'all 200ms' },
  ],
  [
    'the outline of letters',
    { stroke: typed('stroke', { width: size(2), color: tint('#f00') }) },
    { '-webkit-text-stroke': '2px #f00', stroke: '#f00', 'stroke-width': '2px' },
  ],
])('K a class of version 4 draws %s', (_what, props, wanted) => {
  expect(drawn(props)).toEqual(wanted);
});

test('K a class of version 4 lays colours, gradients and pictures over its colour, the first on top', () => {
  const stops = typed('gradient-color-stop', [
    typed('color-stop', { color: tint('#fff'), offset: typed('number', 0) }),
    typed('color-stop', { color: tint('#000'), offset: typed('number', 100) }),
  ]);
  const overlays = [
    typed('background-color-overlay', { color: tint('#0006') }),
    typed('background-gradient-overlay', { type: word('linear'), angle: typed('number', 45), stops }),
    typed('background-image-overlay', PICTURE),
  ];
  expect(
    drawn({
      background: typed('background', {
        color: tint('#123'),
        'background-overlay': typed('background-overlay', overlays),
      }),
    }),
  ).toEqual({
    'background-color': '#123',
    'background-image':
      'linear-gradient(#0006, #0006),linear-gradient(45deg, #fff 0%,#000 100%),url("https://a.example/bc.jpg")',
    'background-repeat': 'repeat,repeat,no-repeat',
    'background-attachment': 'scroll',
    'background-size': 'auto auto,auto auto,cover',
    'background-position': '0% 0%,0% 0%,top left',
  });
});

test.each([
  ['a word that closes the rule', { position: word('absolute}body{') }],
  ['a shape that fetches', { 'clip-path': word('url(//evil.example)') }],
  ['a property that nobody knows', { behavior: word('none') }],
  [
    'a picture that runs',
    {
      background: typed('background', {
        'background-overlay': typed('background-overlay', [
          typed('background-image-overlay', {
            image: typed('image', { src: typed('image-src', { url: typed('url', 'javascript:x') }) }),
          }),
        ]),
      }),
    },
  ],
  [
    'a level and a share of 0',
    { 'z-index': typed('number', 0), flex: typed('flex', { flexGrow: typed('number', 0) }) },
  ],
  [
    'values that leave their place or load something',
    {
      color: tint('color-mix(in srgb, url(//evil.example) 20%, red)'),
      'border-color': tint('var(--a, red);b:c)'),
      width: size('var(--a, url(x))', 'custom'),
      'grid-row': typed('span', 'a}b'),
      'text-decoration': word('underline url(//evil.example)'),
      'grid-template-rows': word('[a;b] 1fr'),
    },
  ],
  [
    'a filter of another name',
    {
      filter: typed('filter', [
        typed('css-filter-func', { func: word('url'), args: typed('blur', { size: size(1) }) }),
      ]),
    },
  ],
])('K a class of version 4 leaves out %s', (_what, props) => {
  expect(drawn(props)).toEqual({});
});

test('K the CSS that was written for a class of version 4 is drawn, cleaned, and for that class alone', () => {
  const variants = (css: string) => [
    { meta: { breakpoint: 'desktop', state: 'hover' }, props: {}, custom_css: { raw: btoa(css) } },
  ];
  const css = (written: string) =>
    classCss('.elementor-7', 'e-a', { variants: variants(written) }, 'desktop');
  expect(css('text-shadow: 1px 1px red; background: url(//evil.example/x)')).toBe(
    '.elementor-7 .e-a:is(:hover,:focus-visible){text-shadow:1px 1px red}',
  );
  expect(css('} body { color: red')).not.toMatch(/^body|}body/);
  expect(
    classCss('.elementor-7', 'e-a', { variants: [{ props: {}, custom_css: { raw: '%' } }] }, 'desktop'),
  ).toBe('');
});
