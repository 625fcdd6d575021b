import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { widgetTypes } from '../testing/widgetTypes.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';

const parse = (stored: unknown) => parseDocument(stored, { id: 42, cleanHtml: (html) => html });
const render = (stored: unknown) => renderToString(<DocumentView document={parse(stored)} />);
const widget = (id: string, widgetType: string, settings: unknown = {}, elements: unknown = []) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements,
});
const container = (id: string, settings: unknown = {}, ...elements: unknown[]) => ({
  id,
  elType: 'container',
  settings,
  elements,
});

describe('reading a stored document', () => {
  test('empty maps that PHP wrote as lists are maps again', () => {
    const document = parse({ content: [{ ...container('1a2b3c4', []), isInner: false }], settings: [] });
    expect(document).toEqual({
      id: '42',
      type: 'wp-page',
      settings: {},
      elements: [{ id: '1a2b3c4', elType: 'container', settings: {}, elements: [] }],
    });
  });

  test('the bare list of elements is read as well', () => {
    expect(parse([container('1a2b3c4')]).elements).toHaveLength(1);
  });

  test('an id that looks like a number stays the text that it is', () => {
    expect(
      parse([container('1234567'), { ...container(''), id: 7654321 }, container('0x10e52')]),
    ).toMatchObject({
      elements: [{ id: '1234567' }, { id: '7654321' }, { id: '0x10e52' }],
    });
  });

  test('ids that are missing, unsafe or taken are replaced, and by the same ones each time', () => {
    const stored = [container('a" onload="x'), container('abc'), container('abc'), { elType: 'container' }];
    const ids = parse(stored).elements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
    expect(ids[1]).toBe('abc');
    expect(parse(stored).elements.map(({ id }) => id)).toEqual(ids);
  });

  test('what cannot be an element is left out, and a widget that nobody knows is kept', () => {
    const document = parse([
      null,
      'x',
      7,
      [],
      { elType: 'script' },
      widget('abc', 'from-an-add-on', { a: 1 }),
    ]);
    expect(document.elements).toMatchObject([
      { id: 'abc', widgetType: 'from-an-add-on', settings: { a: 1 } },
    ]);
  });

  test('every text with a tag in it is cleaned, however deep it stands', () => {
    const stored = [
      widget('abc', 'tabs', { title: '<b>1</b>', tabs: [{ tab_content: '<i>2</i>', n: 3, plain: 'a' }] }),
    ];
    const document = parseDocument(stored, { id: 1, cleanHtml: (html) => html.toUpperCase() });
    expect(document.elements[0]?.settings).toEqual({
      title: '<B>1</B>',
      tabs: [{ tab_content: '<I>2</I>', n: 3, plain: 'a' }],
    });
  });

  test('a tree without end has an end', () => {
    let stored: unknown = container('deep');
    for (let depth = 0; depth < 5000; depth += 1) stored = container(`d${depth}`, {}, stored);
    expect(render([stored])).toContain('elementor-element-d4999');
    let settings: unknown = '<b>x</b>';
    for (let depth = 0; depth < 5000; depth += 1) settings = { settings };
    expect(() => parse([container('abc', settings)])).not.toThrow();
  });

  test('no setting reaches a prototype', () => {
    const stored = JSON.parse(
      '[{"id":"abc","elType":"container","settings":{"__proto__":{"hacked":1}},"elements":[]}]',
    );
    expect(Reflect.get(parse(stored).elements[0]?.settings ?? {}, 'hacked')).toBeUndefined();
  });
});

describe('showing a document', () => {
  test('an element has the id and the classes that its author gave it, and nothing that is neither', () => {
    const html = render({
      content: [
        container(
          '1a2b3c4',
          { _element_id: 'work', css_classes: 'wide  shelf 2nd "x" a.b on-Deep_1' },
          widget('9f8e7d6', 'spacer', { _element_id: '"><script>', _css_classes: ['no', 'list'] }),
          widget('9f8e7d7', 'spacer', { _element_id: 'gap', _css_classes: 'tall' }),
        ),
      ],
    });
    expect(html).toContain(
      '<div id="work" class="elementor-element elementor-element-1a2b3c4 e-flex e-con-boxed e-con e-parent wide shelf on-Deep_1"',
    );
    expect(html).toContain(
      '<div class="elementor-element elementor-element-9f8e7d6 elementor-widget elementor-widget-spacer"',
    );
    expect(html).toContain(
      '<div id="gap" class="elementor-element elementor-element-9f8e7d7 tall elementor-widget elementor-widget-spacer"',
    );
  });

  test('a code is written down for whoever serves the page, as text', () => {
    const html = render([widget('9f8e7d6', 'shortcode', { shortcode: ' [grw id="1"] ' })]);
    expect(html).toContain('<div class="elementor-shortcode">[grw id=&quot;1&quot;]</div>');
    expect(render([widget('9f8e7d6', 'shortcode', { shortcode: '  ' })])).not.toContain('shortcode');
  });

  test('its boxes are the ones that the builder prints', () => {
    const html = render({
      settings: { scroll_snap: 'yes', secret: 'x' },
      content: [
        container(
          '1a2b3c4',
          {
            background_background: 'classic',
            background_color: '#fff',
            animation: 'fadeIn',
            animation_delay: 200,
          },
          container(
            '2b3c4d5',
            { content_width: 'full', html_tag: 'aside' },
            widget('9f8e7d6', 'spacer', { _animation: 'none' }),
          ),
        ),
        {
          id: '3c4d5e6',
          elType: 'section',
          settings: { stretch_section: 'section-stretched' },
          elements: [{ id: '4d5e6f7', elType: 'column', settings: { _column_size: 50 }, elements: [] }],
        },
      ],
    });
    expect(html).toBe(
      '<div data-elementor-type="wp-page" data-elementor-id="42" class="elementor elementor-42" data-elementor-settings="{&quot;scroll_snap&quot;:&quot;yes&quot;}">' +
        '<div class="elementor-element elementor-element-1a2b3c4 e-flex e-con-boxed e-con e-parent elementor-invisible" data-id="1a2b3c4" data-element_type="container" data-e-type="container" data-settings="{&quot;background_background&quot;:&quot;classic&quot;,&quot;animation&quot;:&quot;fadeIn&quot;,&quot;animation_delay&quot;:200}">' +
        '<div class="e-con-inner">' +
        '<aside class="elementor-element elementor-element-2b3c4d5 e-flex e-con-full e-con e-child" data-id="2b3c4d5" data-element_type="container" data-e-type="container">' +
        '<div class="elementor-element elementor-element-9f8e7d6 elementor-widget elementor-widget-spacer" data-id="9f8e7d6" data-element_type="widget" data-e-type="widget" data-widget_type="spacer.default" data-settings="{&quot;_animation&quot;:&quot;none&quot;}">' +
        '<div class="elementor-widget-container"><div class="elementor-spacer"><div class="elementor-spacer-inner"></div></div></div></div>' +
        '</aside></div></div>' +
        '<section class="elementor-element elementor-element-3c4d5e6 elementor-section elementor-top-section elementor-section-boxed elementor-section-stretched" data-id="3c4d5e6" data-element_type="section" data-e-type="section" data-settings="{&quot;stretch_section&quot;:&quot;section-stretched&quot;}">' +
        '<div class="elementor-container elementor-column-gap-default">' +
        '<div class="elementor-element elementor-element-4d5e6f7 elementor-column elementor-col-50 elementor-inner-column" data-id="4d5e6f7" data-element_type="column" data-e-type="column"><div class="elementor-widget-wrap"></div></div>' +
        '</div></section></div>',
    );
  });

  test('a widget that nobody knows is a comment that names it, and nothing can be smuggled in by its name', () => {
    expect(render([widget('abc', 'eael-price-list')])).toContain(
      '<template data-id="abc"><!-- The widget eael-price-list is not known here. --></template>',
    );
    const hostile = render([widget('abc', '--><script>alert(1)</script><!--')]);
    expect(hostile).not.toContain('<script');
    expect(hostile.match(/-->/g)).toHaveLength(1);
    expect(render([widget('abc', 'constructor')])).toContain(
      '<!-- The widget constructor is not known here. -->',
    );
  });

  test('two widgets whose short ids are the same do not share an id', () => {
    const tabs = [{ tab_title: 'One', tab_content: 'x' }];
    const html = render([
      widget('1a2b3c4', 'accordion', { tabs }),
      widget('1a2b3c5', 'tabs', { tabs }),
      widget('9999999', 'toggle', { tabs }),
    ]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(ids).toContain('elementor-tab-title-1611');
  });

  test('words along a path are drawn here; those along a drawing of its author’s own wait for the browser', () => {
    const drawn = render([
      widget('1a2b3c4', 'text-path', {
        text: 'Fish & chips',
        path: 'no such path',
        link: { url: '/menu/' },
        start_point: { size: 25, unit: '%' },
        text_path_direction: 'rtl',
      }),
    ]);
    expect(drawn).toContain('data-widget_type="text-path.default"');
    expect(drawn).toContain(
      '<div class="e-text-path" data-text="Fish &amp; chips" data-link-url="/menu/"><svg ',
    );
    expect(drawn).toContain(
      '<textPath href="#e-path-1a2b3c4" startOffset="75%"><a href="/menu/">Fish &amp; chips</a></textPath>',
    );
    const waiting = render([
      widget('1a2b3c4', 'text-path', {
        text: 'Up',
        path: 'custom',
        custom_path: { url: '/roof.svg' },
        start_point: { size: 5 },
      }),
    ]);
    expect(waiting).toContain('<div class="e-text-path" data-text="Up" data-url="/roof.svg">Up</div>');
    expect(waiting).toContain('data-settings="{&quot;start_point&quot;:{&quot;size&quot;:5}}"');
    expect(render([widget('1a2b3c4', 'text-path', { text: [] })])).not.toContain('e-text-path');
  });

  test('a nested tab shows its container, and what is missing on either side is left out', () => {
    const html = render([
      widget(
        '1a2b3c4',
        'nested-tabs',
        { tabs: [{ tab_title: 'One' }, { tab_title: 'Two' }, { tab_title: 'Three' }] },
        [container('aaaaaaa', {}, widget('bbbbbbb', 'heading', { title: 'Inside' })), container('ccccccc')],
      ),
    ]);
    expect(html).toContain('data-widget-number="27440068"');
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    expect(html).toContain('id="e-n-tab-content-274400681"');
    expect(html).toMatch(/elementor-element-aaaaaaa e-active .*e-con e-child.*Inside/);
  });

  test.each(widgetTypes)('%s: settings of any type and any text break nothing', (type) => {
    fc.assert(
      fc.property(hostileSettings, fc.array(hostileSettings, { maxLength: 2 }), (settings, children) => {
        const html = render([
          widget(
            'abc',
            type,
            settings,
            children.map((inside, index) => container(`c${index}`, inside)),
          ),
        ]);
        expect(html).not.toMatch(/ (?:href|src)="\s*javascript:/i);
        const tags = html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
        expect(tags.filter((tag) => /^<\/?(?:script|style|x-)|\s(?:on\w+|style)=/i.test(tag))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the sheet of a document', () => {
  const sheet = (settings: unknown, elType = 'container') =>
    documentStyles(parse([{ ...container('1a2b3c4', settings), elType, widgetType: 'heading' }]));

  test('on a phone rows go on below and columns do not, whichever device said so', () => {
    expect(sheet({ flex_direction: 'row-reverse', flex_direction_tablet: 'column' })).toBe(
      '.elementor-42 .elementor-element.elementor-element-1a2b3c4{--p-flex-direction:row-reverse;--p-phone-wrap:wrap-reverse;--p-fill:initial;--p-grow:1}' +
        '@media (max-width:1024px){.elementor-42 .elementor-element.elementor-element-1a2b3c4{--p-flex-direction:column;--p-phone-wrap:initial;--p-fill:100%;--p-grow:0}}',
    );
  });

  test('holds what the settings say, the narrower device later', () => {
    expect(
      sheet({
        padding: { top: '10', right: 20, bottom: 0, left: 0, unit: 'px' },
        padding_mobile: { top: 1, right: 1, bottom: 1, left: 1, unit: 'em' },
        background_background: 'classic',
        background_color: '#fff',
        background_color_tablet: 'rgb(1, 2, 3)',
        flex_direction: 'row',
        min_height: { size: 50, unit: 'vh' },
      }),
    ).toBe(
      '.elementor-42 .elementor-element.elementor-element-1a2b3c4{padding:0 20px 0 0px;--p-inside:10px 0px;background-color:#fff;' +
        '--p-flex-direction:row;--p-phone-wrap:wrap;--p-fill:initial;--p-grow:1;min-block-size:50vh}' +
        '@media (max-width:1024px){.elementor-42 .elementor-element.elementor-element-1a2b3c4{background-color:rgb(1, 2, 3)}}' +
        '@media (max-width:767px){.elementor-42 .elementor-element.elementor-element-1a2b3c4{padding:0 1em 0 1em;--p-inside:1em 1em}}',
    );
  });

  test.each([
    [
      'a gradient',
      {
        background_background: 'gradient',
        background_color: '#111',
        background_color_b: '#222',
        background_gradient_angle: { size: 90, unit: 'deg' },
      },
      'background-color:transparent;background-image:linear-gradient(90deg, #111 0%, #222 100%)',
    ],
    [
      'a picture',
      {
        background_background: 'classic',
        background_image: { url: '/a "b").jpg' },
        background_size: 'cover',
        background_position: 'center-left',
      },
      'background-image:url("/a%22b%22%29.jpg");background-position:center left;background-size:cover',
    ],
    [
      'a veil',
      {
        background_overlay_background: 'classic',
        background_overlay_color: '#000',
        background_overlay_opacity: { size: 0.3 },
      },
      '::before{content:"";background-color:#000;opacity:0.3}',
    ],
    [
      'a colour of the palette',
      {
        background_background: 'classic',
        background_color: '#123',
        __globals__: { background_color: 'globals/colors?id=primary' },
      },
      'background-color:var(--e-global-color-primary, #6ec1e4)',
    ],
  ])('knows %s', (_what, settings, css) => {
    expect(sheet(settings)).toContain(css);
  });

  test("a widget's own settings and its box are two things", () => {
    const css = sheet(
      {
        _margin: { top: 1, right: 1, bottom: 1, left: 1, unit: 'rem' },
        margin: { top: 9 },
        title_color: 'red',
      },
      'widget',
    );
    expect(css).toContain(
      '{margin-block:1rem calc(1rem + var(--p-below,0px));margin-right:1rem;margin-left:1rem}',
    );
    expect(css).toContain(' .elementor-heading-title{color:red}');
    expect(css).not.toContain('9px');
  });

  test('a document that says nothing has an empty sheet', () => {
    expect(sheet([])).toBe('');
  });

  test('whatever the settings hold, nothing leaves its rule or fetches what is no picture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('container', 'section', 'column', 'widget'),
        hostileSettings,
        (elType, settings) => {
          const css = sheet(settings, elType);
          const rules = css.replace(/"[^"\\\n]*"/g, '""');
          expect(rules).toMatch(
            /^(?:(?:@media \((?:max|min)-width:\d+px\)\{)?(?:[.:\w\s>-]+\{[^{}<>;]*(?:;[^{}<>;]*)*\}\}?)*)*$/,
          );
          expect(css).not.toMatch(/@import|expression|javascript:|<\//i);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Settings that widgets and boxes read, so that the values below are used. */
const NAMES = [
  ...[
    'tabs',
    'items',
    'icon_list',
    'wp_gallery',
    'wp',
    'link',
    'image',
    'title',
    'text',
    'editor',
    'alert_title',
  ],
  ...[
    'alert_type',
    'html_tag',
    'header_size',
    'title_html_tag',
    'size',
    'percent',
    'inner_text',
    'ending_number',
  ],
  ...[
    'starting_number',
    'prefix',
    'thousand_separator_char',
    'selected_icon',
    'caption',
    'caption_source',
    'link_to',
  ],
  ...[
    'button_css_id',
    'drop_cap',
    'gallery_columns',
    'breakpoint_selector',
    '_animation',
    'animation',
    'margin',
  ],
  ...[
    'padding',
    'background_color',
    'background_image',
    'background_position',
    'background_background',
    'border_radius',
  ],
  ...[
    'typography_font_family',
    'typography_font_size',
    'width',
    'min_height',
    'flex_gap',
    '_column_size',
    '__globals__',
  ],
  ...[
    'title_color',
    'content_width',
    'gap',
    'space',
    'weight',
    'color',
    'margin_mobile',
    'z_index',
    'duration',
  ],
];

const hostileText = fc.constantFrom(
  'javascript:alert(1)',
  '" onload="x',
  "' onclick='x",
  '}</style><x-y>',
  '</template><x-y>',
  'red}body{color:red',
  'url(//evil.example)',
  '\\22 ;}@import "x',
  '--><x-y><!--',
  'x-y onfocus=1',
  'yes',
  'custom',
  'file',
  '7',
  'http://a.example/x"y)z.jpg',
);

const { hostile } = fc.letrec<{ hostile: unknown; row: unknown }>((tie) => ({
  hostile: fc.oneof(
    { maxDepth: 3 },
    hostileText.map((text) => text.replaceAll('<', '')),
    fc.constantFrom(null, undefined, true, 0, -1, Number.NaN, 1e30, [], {}),
    fc.array(tie('row'), { maxLength: 3 }),
    tie('row'),
  ),
  row: fc.dictionary(
    fc.constantFrom(
      ...['url', 'size', 'unit', 'top', 'left', 'value', 'library', 'tab_title', 'tab_content', 'item_title'],
      ...[
        'element_id',
        'element_css_id',
        'text',
        'link',
        'selected_icon',
        'alt',
        'caption',
        'row',
        'column',
        'mp3',
      ],
    ),
    tie('hostile'),
    { maxKeys: 6 },
  ),
}));

const hostileSettings = fc.dictionary(fc.constantFrom(...NAMES), hostile, { maxKeys: 12 });

test('PB-01 the background, space and title of a whole page are in its sheet, for each device', () => {
  const space = (all: number) => ({ unit: 'px', top: all, right: all, bottom: all, left: all });
  const settings = {
    margin: space(10),
    padding: space(20),
    padding_mobile: space(5),
    background_background: 'classic',
    background_color: '#123456',
    background_image: { url: '/media/wall.webp' },
    background_size: 'cover',
    hide_title: 'yes',
  };
  const sheet = (type: string, stored: object) =>
    documentStyles(
      parseDocument({ content: [], settings: stored }, { id: 7, type, cleanHtml: (html) => html }),
    );
  expect(sheet('wp-page', settings)).toBe(
    [
      'body.elementor-page-7{margin:10px 10px 10px 10px;padding:20px 20px 20px 20px;',
      'overflow-x:clip;--p-page-overflow:visible;background-color:#123456;background-image:url("/media/wall.webp");background-size:cover;--page-title-display:none}',
      '@media (max-width:767px){body.elementor-page-7{padding:5px 5px 5px 5px;overflow-x:clip;--p-page-overflow:visible}}',
    ].join(''),
  );
  const gradient = {
    background_background: 'gradient',
    background_color: '#000',
    background_color_b: '#fff',
  };
  expect(sheet('wp-page', gradient)).toContain('linear-gradient(180deg, #000 0%, #fff 100%)');
  expect(sheet('footer', settings)).toMatch(/^\.elementor\.elementor-7\{/);
  expect(
    sheet('wp-page', {
      __globals__: { background_color: 'globals/colors?id=accent' },
      background_background: 'classic',
    }),
  ).toContain('background-color:var(--e-global-color-accent, #61ce70)');
});
