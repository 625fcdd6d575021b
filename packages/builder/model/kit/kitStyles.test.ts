import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitStyles } from './kitStyles.ts';

const layer = (css: string): string => `@layer kit{${css}}`;
const BUTTON =
  ':is(.elementor-button,button[type="submit"],input[type="submit"],button:where(.e-button-base,.e-tab-base))';
const FIELD =
  ':is(input:not([type="submit"],[type="button"],[type="reset"],[type="checkbox"],[type="radio"],[type="range"],[type="file"],[type="hidden"]),textarea,select)';
const font = (settings: object): object => ({ system_typography: [{ _id: 'text', ...settings }] });

test.each<[string, unknown, string, string?]>([
  [
    'colours of the system and own ones',
    {
      system_colors: [{ _id: 'primary', title: 'Crust', color: '#a8642a' }],
      custom_colors: [{ _id: 'aa11bb2', title: 'Sand', color: 'rgba(1, 2, 3, 0.5)' }],
    },
    '.elementor,.elementor-page{--e-global-color-primary:#a8642a;--e-global-color-aa11bb2:rgba(1, 2, 3, 0.5)}',
  ],
  [
    'everything that a font says',
    font({
      typography_typography: 'custom',
      typography_font_family: 'Open Sans',
      typography_font_size: { unit: 'rem', size: 1.125 },
      typography_font_weight: '600',
      typography_font_style: 'italic',
      typography_line_height: { unit: 'em', size: 1.5 },
      typography_letter_spacing: { unit: 'px', size: -0.5 },
      typography_text_transform: 'uppercase',
      typography_text_decoration: 'underline',
    }),
    `.elementor,.elementor-page{${[
      'font-family:"Open Sans",sans-serif',
      'font-size:1.125rem',
      'font-weight:600',
      'font-style:italic',
      'line-height:1.5em',
      'letter-spacing:-0.5px',
      'text-transform:uppercase',
      'text-decoration:underline',
    ]
      .map((declaration) => `--e-global-typography-text-${declaration}`)
      .join(';')}}`,
  ],
  [
    'a size that calculates',
    font({ typography_font_size: { unit: 'custom', size: 'clamp(1rem, 2vw + 1rem, 3rem)' } }),
    '.elementor,.elementor-page{--e-global-typography-text-font-size:clamp(1rem, 2vw + 1rem, 3rem)}',
  ],
  [
    'sizes of narrower devices',
    {
      custom_typography: [
        {
          _id: 'c1',
          typography_font_size: { unit: 'px', size: 40 },
          typography_font_size_tablet: { unit: 'px', size: 30 },
          typography_font_size_mobile: { unit: 'vw', size: 7 },
          // Set for one device only, it applies to none.
          typography_line_height_mobile: { unit: 'px', size: 35 },
        },
      ],
    },
    [
      '.elementor,.elementor-page{--e-global-typography-c1-font-size:40px}',
      '@media (max-width:1024px){.elementor,.elementor-page{--e-global-typography-c1-font-size:30px}}',
      '@media (max-width:767px){.elementor,.elementor-page{--e-global-typography-c1-font-size:7vw}}',
    ].join(''),
  ],
  [
    'what links and buttons look like in a state, which counts more than an element of version 4 without',
    { link_normal_color: '#06c', link_hover_color: '#c06', button_hover_background_color: '#085' },
    [
      '.elementor a:not([class*="elementor-"],[class^="e-"],.elementor-heading-title > a){color:#06c}',
      '.elementor a:where(.e-button-base){color:#06c}',
      '.elementor a:not([class*="elementor-"],[class^="e-"],.elementor-heading-title > a):hover{color:#c06}',
      `.elementor ${BUTTON}:is(:hover, :focus){background-color:#085}`,
    ].join(''),
    [
      '.elementor a:where(.e-atomic-element,[class$="-link-base"]):hover{color:#c06}',
      '.elementor button:where(.e-atomic-element):is(:hover,:focus){background-color:#085}',
    ].join(''),
  ],
  [
    'text, headings and buttons of documents',
    {
      body_color: '#111',
      body_typography_typography: 'custom',
      body_typography_font_family: 'serif',
      h1_color: '#333',
      h1_typography_typography: 'custom',
      h1_typography_font_size: { unit: 'px', size: 48 },
      h2_typography_font_size: { unit: 'px', size: 9 },
      button_text_color: '#fff',
      button_background_color: '#0a7',
      button_hover_background_color: '#085',
      button_border_radius: { unit: 'px', top: '4', right: '4', bottom: '4', left: '4', isLinked: true },
    },
    [
      '.elementor{color:#111;font-family:serif}',
      '.elementor h1{color:#333;font-size:48px}',
      `.elementor ${BUTTON}{color:#fff;background-color:#0a7;border-radius:4px 4px 4px 4px}`,
      `.elementor ${BUTTON}:is(:hover, :focus){background-color:#085}`,
    ].join(''),
    '.elementor button:where(.e-atomic-element):is(:hover,:focus){background-color:#085}',
  ],
  [
    'how buttons, pictures and fields of forms are framed',
    {
      button_border_border: 'solid',
      button_border_width: { unit: 'px', top: 2, right: 2, bottom: 2, left: 2 },
      button_border_color: '#123',
      button_padding: { unit: 'px', top: 8, right: 16, bottom: 8, left: 16 },
      button_hover_box_shadow_box_shadow_type: 'yes',
      button_hover_box_shadow_box_shadow: { horizontal: 0, vertical: 2, blur: 6, spread: 0, color: '#0003' },
      image_border_radius: { unit: '%', top: 50, right: 50, bottom: 50, left: 50 },
      image_opacity: { unit: 'px', size: 0.8 },
      image_hover_opacity: { unit: 'px', size: 1 },
      form_label_color: '#456',
      form_field_text_color: '#111',
      form_field_background_color: '#fafafa',
      form_field_focus_border_color: '#06c',
    },
    [
      `.elementor ${BUTTON}{border-style:solid;border-width:2px 2px 2px 2px;border-color:#123;padding:8px 16px 8px 16px}`,
      `.elementor ${BUTTON}:is(:hover, :focus){box-shadow:0px 2px 6px 0px #0003}`,
      '.elementor img{border-radius:50% 50% 50% 50%;opacity:0.8}',
      '.elementor img:hover{opacity:1}',
      '.elementor label{color:#456}',
      `.elementor ${FIELD}{color:#111;background-color:#fafafa}`,
      `.elementor ${FIELD}:focus{border-color:#06c}`,
    ].join(''),
    '.elementor button:where(.e-atomic-element):is(:hover,:focus){box-shadow:0px 2px 6px 0px #0003}',
  ],
  [
    'how wide documents are and how far apart what stands in them',
    {
      container_width: { unit: 'px', size: 1320 },
      container_width_tablet: { unit: 'px', size: 900 },
      space_between_widgets: { unit: 'px', row: '30', column: '24' },
      container_padding: { unit: 'px', top: 0, right: 8, bottom: 0, left: 8 },
    },
    [
      '.elementor{--p-container:1320px;--p-widget-space:30px 24px;--p-widget-space-row:30px}',
      '.elementor .e-con:where(:not(.e-atomic-element)){padding:0px 8px 0px 8px}',
      '@media (max-width:1024px){.elementor{--p-container:900px}}',
    ].join(''),
  ],
  [
    'a gradient behind the whole page, and what hides its title',
    {
      body_background_background: 'gradient',
      body_background_color: '#000',
      body_background_color_b: '#fff',
      page_title_selector: 'h1.entry-title',
    },
    [
      '.elementor-page{background-color:transparent;background-image:linear-gradient(180deg, #000 0%, #fff 100%)}',
      '.elementor-page h1.entry-title{display:var(--page-title-display, revert-layer)}',
    ].join(''),
  ],
  [
    'a colour behind the whole page, and behind what stands on others',
    { body_background_background: 'classic', body_background_color: '#123456' },
    '.elementor-page{background-color:#123456}body:not(.elementor-page) .elementor{background-color:#123456}',
  ],
  [
    'a colour of the palette, which wins',
    { h2_color: '#000', __globals__: { h2_color: 'globals/colors?id=primary' } },
    '.elementor h2{color:var(--e-global-color-primary)}',
  ],
])('KT-04 the sheet of a kit holds %s', (_, settings, css, states = '') => {
  expect(kitStyles(settings)).toBe(layer(css) + states);
});

test.each<[string, unknown]>([
  ['no settings', {}],
  ['nothing', null],
  ['an empty map of PHP', []],
  ['lists that are none', { system_colors: 'x', custom_colors: 7, system_typography: { _id: 'a' } }],
  ['rows that are none', { system_colors: [null, 1, 'x', [], {}], custom_typography: [{ _id: 'a' }] }],
  [
    'ids that are none',
    {
      system_colors: [
        { _id: 'a b', color: '#fff' },
        { _id: 'x:red}', color: '#fff' },
      ],
    },
  ],
  [
    'colours that are none',
    { system_colors: [{ _id: 'a', color: 'url(//evil.example)' }], h1_color: '#fff}' },
  ],
  [
    'a size that calculates with what is no length',
    font({ typography_font_size: { unit: 'custom', size: 'calc(1px + url(//evil.example))' } }),
  ],
  [
    'a size that ends its rule',
    font({ typography_font_size: { unit: 'custom', size: '1px;}body{color:red' } }),
  ],
  ['a title that ends its rule', { page_title_selector: 'h1{}body{color:red' }],
  ['a family that ends its quotes', font({ typography_font_family: 'x";}body{color:red' })],
])('KT-04 %s: no sheet', (_, settings) => {
  expect(kitStyles(settings)).toBe('');
});

const ATTACKS = [
  '#fff;} body{background:url(https://evil.example/)} .x{',
  '}</style><script>alert(1)</script>',
  'url(https://evil.example/)',
  '@import "https://evil.example/x.css";',
  'expression(alert(1))',
  'red\\;}',
  'a"b',
  '/*',
  '*/}',
  'var(--x, url(//evil.example))',
  'rgb(0,0,0);}',
  '"}@layer x{',
  'globals/colors?id=x);}body{',
  'globals/typography?id=x}',
];
const text = fc.oneof(
  fc.constantFrom(...ATTACKS, 'primary', '#123456', 'Open Sans', '600'),
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.constantFrom('#fff', 'Arial', 'primary'), fc.string()).map(([good, bad]) => good + bad),
);
const value = fc.oneof(
  text,
  fc.anything(),
  fc.record({ unit: fc.oneof(text, fc.constant('px')), size: fc.oneof(text, fc.double()) }),
);
const FONT = ['family', 'size', 'weight', 'style'].map((name) => `typography_font_${name}`);
const row = fc.dictionary(
  fc.constantFrom('_id', 'color', 'typography_line_height_tablet', 'typography_text_transform', ...FONT),
  value,
);
const STYLES = [
  ...['body_color', 'h1_color', 'link_normal_color', 'button_background_color', 'button_padding'],
  ...['button_border_border', 'button_border_width', 'button_box_shadow_box_shadow', 'image_opacity'],
  ...['image_border_radius', 'form_label_color', 'form_field_text_color', 'form_field_background_color'],
  ...['form_field_focus_border_color', 'button_background_background', 'button_hover_background_color_b'],
];
const LISTS = ['system_colors', 'custom_colors', 'system_typography', 'custom_typography'];
const hostileKit = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...STYLES, ...FONT.map((name) => `body_${name}`)), value),
    fc.dictionary(fc.constantFrom(...LISTS), fc.array(row, { maxLength: 4 })),
    fc.dictionary(fc.constantFrom('body_color', 'h1_color', 'body_typography_typography'), text),
  )
  .map(([styles, lists, globals]) => ({ ...styles, ...lists, __globals__: globals }));

/** A declaration allowed in these sheets; only a font family is in quotes. */
const DECLARATION =
  /^(?:--e-global-(?:color|typography)-[\w-]+|[a-z-]+):(?:[#\w\s.,%/+-]|\((?=[\w\s.,%/-]*\))|\)|"[\p{L}\d _-]+")+$/u;

test('KT-04 whatever stands in a kit’s settings, its sheet holds plain declarations for documents only', () => {
  fc.assert(
    fc.property(fc.oneof(hostileKit, fc.anything()), (settings) => {
      const css = kitStyles(settings);
      const rules = /^@layer kit\{(.*)\}$/su.exec(css)?.[1] ?? '';
      expect(css === '' || rules !== '').toBe(true);
      const flat = rules.replaceAll(/@media \(max-width:\d+px\)\{((?:[^{}]+\{[^{}]*\})+)\}/g, '$1');
      expect(flat.replaceAll(/\.elementor[^{}]*\{[^{}]+\}/g, '')).toBe('');
      for (const [, body = ''] of flat.matchAll(/\{([^{}]*)\}/g))
        for (const declaration of body.split(';')) {
          expect(declaration).toMatch(DECLARATION);
          expect(declaration).not.toMatch(/url|expression|import|\\|\/\*/i);
        }
    }),
    { numRuns: 500 },
  );
});
