import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DocumentView, documentGaps, documentStyles, gapSentences } from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { PageFactsProvider } from '../parts/post/PageFacts.ts';
import { createIconDrawings } from './icons/createIconDrawings.ts';

const icons = createIconDrawings();
const parse = (elements: readonly unknown[]) => parseDocument(elements, { id: 7, cleanHtml });
const widget = (widgetType: string, settings: unknown, elements: readonly unknown[] = []) => ({
  ...{ id: 'abc1234', elType: 'widget', widgetType, settings, elements },
});
const draw = (...elements: readonly unknown[]) =>
  renderToString(
    <IconDrawingsProvider value={icons}>
      <DocumentView document={parse(elements)} />
    </IconDrawingsProvider>,
  );
const sheet = (...elements: readonly unknown[]) => documentStyles(parse(elements));
const fa = (value: string, library = 'fa-solid') => ({ library, value });
const typed = (value: unknown, $$type = 'string') => ({ $$type, value });

test('K a shape divider takes the width and the side that Elementor offers for its shape, and a mask is put on the picture', () => {
  const box = (shape_divider_top: string) =>
    sheet({
      ...{ id: 'aaa0001', elType: 'container', elements: [] },
      settings: {
        ...{ shape_divider_top, shape_divider_top_width: { unit: '%', size: 165 } },
        shape_divider_top_flip: 'yes',
      },
    });
  expect(box('waves')).toMatch(/calc\(165% \+ 1\.3px\).*rotateY\(180deg\)/s);
  expect(box('tilt')).toContain('rotateY(180deg)');
  expect(box('tilt')).not.toContain('165%');
  expect(box('curve')).not.toContain('rotateY');
  const masked = { _mask_switch: 'yes', image: { url: '/a.svg' }, text: 'A' };
  expect(sheet(widget('image', masked))).toMatch(/\.elementor-widget-image img[^{]*\{[^}]*mask-image/);
  expect(sheet(widget('button', masked))).toMatch(/> \.elementor-widget-container[^{]*\{[^}]*mask-image/);
});

test('K the icon of a button stands after its words once, as the row or its place in it says', () => {
  const button = (icon_align: string) =>
    widget('button', { text: 'Go', selected_icon: fa('fas fa-star'), icon_align });
  expect(sheet(button('row-reverse'))).toContain('flex-direction:row-reverse');
  expect(draw(button('row-reverse'))).not.toContain('elementor-align-icon-right');
  expect(draw(button('right'))).toContain('elementor-align-icon-right');
});

test('K slides and testimonials say where their arrows and dots stand, and have the arrows that were chosen', () => {
  expect(draw(widget('slides', {}))).toContain(
    'elementor-arrows-position-inside elementor-pagination-position-inside',
  );
  expect(draw(widget('slides', { dots_position: 'outside', navigation: 'dots' }))).toMatch(
    /"[^"]*portico-slides elementor-pagination-position-outside /,
  );
  const quotes = { slides: [{ content: 'A' }, { content: 'B' }], pagination: 'fraction' };
  const html = draw(widget('testimonial-carousel', { ...quotes, navigation_next_icon: fa('fas fa-star') }));
  expect(html).toContain('elementor-arrows-yes elementor-pagination-type-fraction');
  expect(html).toMatch(/button-next"[^>]*><svg[^>]* class="e-font-icon-svg e-fas-star"/);
  expect(draw(widget('testimonial-carousel', { ...quotes, show_arrows: '', pagination: '' }))).toMatch(
    /portico-slides elementor-arrows-no elementor-widget /,
  );
});

test('K testimonials show no more at a time than there are, and rest under the pointer', () => {
  const rows = { slides: [{ content: 'A' }, { content: 'B' }] };
  const html = draw(widget('testimonial-carousel', { ...rows, slides_per_view: '3' }));
  expect(html).toContain('data-slides="2" data-slides-tablet="1" data-slides-mobile="1"');
  expect(html).toContain('&quot;pause_on_hover&quot;:&quot;yes&quot;');
  expect(draw(widget('testimonial-carousel', { ...rows, pause_on_hover: '' }))).not.toContain(
    'pause_on_hover',
  );
});

test('K three columns of 33 fill their row, and another width is as it was entered', () => {
  const column = (size: number) => ({
    ...{ id: 'abc1234', elType: 'column', settings: { _column_size: size }, elements: [] },
  });
  expect(sheet(column(33))).toContain('--p-column-size:33.333%');
  expect(sheet(column(30))).toContain('--p-column-size:30%}');
});

test('K social icons stand in as many columns as were chosen', () => {
  const icons = { social_icon_list: [{ social_icon: fa('fab fa-github', 'fa-brands') }], columns: '2' };
  expect(sheet(widget('social-icons', icons))).toContain('display:grid;grid-template-columns:repeat(2,auto)');
  expect(sheet(widget('social-icons', { ...icons, columns: '0' }))).not.toContain('display:grid');
});

test('K the border of a toggle is a line below it, and the border of tabs stands around their text', () => {
  const settings = { border_width: { unit: 'px', size: 8 }, border_color: '#123456' };
  const toggle = sheet(widget('toggle', settings));
  expect(toggle).toContain('.elementor-tab-title:not(.elementor-active){border-block-end-width:8px');
  expect(toggle).not.toContain('border-width:8px');
  const tabs = sheet(widget('tabs', settings));
  expect(tabs).toContain('.elementor-tabs-content-wrapper{border-width:8px');
  expect(tabs).toContain('.elementor-tab-title.elementor-active::before{border-width:8px');
});

test('K an author’s own attributes are drawn, but none that runs, loads or identifies something', () => {
  const _attributes =
    'data-kind|offer|large\naria-label|Ours\nonclick|alert(1)\nstyle|x\ndata-id|7\nsrc|//a\n|';
  const parts = [
    widget('heading', { title: 'A', _attributes }),
    { id: 'c0ffee1', elType: 'container', settings: { _attributes }, elements: [] },
  ];
  for (const part of parts) {
    const html = draw(part);
    expect(html).toContain(' data-kind="offer|large" aria-label="Ours"');
    expect(html).not.toMatch(/onclick|style="x"|data-id="7"|src=/);
  }
});

test('K a row of an older document has no icon where it stores an empty one', () => {
  const list = (row: object) => draw(widget('icon-list', { icon_list: [{ text: 'Contact', ...row }] }));
  expect(list({ icon: '' })).not.toContain('<svg');
  expect(list({ icon: 'fa fa-phone' })).toContain('e-fas-phone');
  expect(list({})).toContain('e-fas-check');
});

test('K what an author has emptied is empty, and not what it is by default', () => {
  const emptied = { unit: 'px', size: '' };
  const cases = [
    ['icon-box', 'icon_space', emptied, ' .elementor-icon-box-wrapper{gap:0}'],
    ['spacer', 'space', emptied, ' .elementor-spacer-inner{block-size:0}'],
    ['spacer', 'space', { unit: 'px', size: null }, ' .elementor-spacer-inner{block-size:0}'],
    ['social-icons', 'align', '', '{justify-content:start}'],
  ] as const;
  for (const [type, setting, value, drawn] of cases) {
    expect(sheet(widget(type, { [setting]: value }))).toContain(drawn);
    for (const untouched of [{}, { [setting]: undefined }, { [`${setting}_tablet`]: value }])
      expect(sheet(widget(type, untouched))).not.toContain(drawn);
  }
});

test('K an alert is dismissed by the icon that was chosen, else by a cross', () => {
  const alert = { alert_title: 'Note', dismiss_icon: fa('fas fa-bell') };
  expect(draw(widget('alert', alert))).toContain('e-fas-bell');
  expect(draw(widget('alert', alert))).not.toContain('×');
  expect(draw(widget('alert', { ...alert, dismiss_icon: undefined }))).toContain('×');
});

describe('K icons', () => {
  test.each([
    ['as newer documents name them', fa('fas fa-star'), 'e-fas-star'],
    ['by a name that has changed since', fa('fas fa-map-marker-alt'), 'e-fas-map-marker-alt'],
    ['of brands', fa('fab fa-github', 'fa-brands'), 'e-fab-github'],
    ['in outlines', fa('far fa-clock', 'fa-regular'), 'e-far-clock'],
    ['as version 4 named them', 'fa fa-envelope-o', 'e-far-envelope'],
    ['of version 4 that are brands', 'fa fa-github', 'e-fab-github'],
    ['of Elementor’s own font', fa('eicon-star', 'eicons'), 'e-fas-star'],
  ])('are drawn %s', (_name, icon, drawn) => {
    const html = draw(widget('icon', { selected_icon: icon }));
    expect(html).toContain(`class="e-font-icon-svg ${drawn}"`);
    expect(html).toMatch(/viewBox="0 0 \d+ \d+" xmlns="[^"]+"><path d="M[^"]+"><\/path><\/svg>/);
  });

  test.each([
    [fa('fas fa-no-such-icon')],
    [fa('fas fa-../../package')],
    [fa('"><script>alert(1)</script>')],
    [fa('fas fa-star onload=alert(1)')],
    [7],
    [null],
    [{ library: 'svg', value: { url: 'javascript:alert(1)' } }],
  ])('that do not exist are not drawn: %j', (icon) => {
    expect(draw(widget('icon', { selected_icon: icon, icon: '' }))).not.toMatch(/elementor-icon|<script/);
  });

  test('of the site’s own are pictures, in which nothing runs', () => {
    const html = draw(widget('icon', { selected_icon: { library: 'svg', value: { url: '/a.svg?x="&' } } }));
    expect(html).toContain('<img class="e-icon-file" src="/a.svg?x=&#34;&#38;"');
  });
});

describe('K link-in-bio', () => {
  const bio = {
    bio_heading: 'Ada',
    icon: [{ icon_platform: 'Email', icon_mail: 'ada@example.com', icon_mail_subject: 'A & B' }],
    cta_link: [
      { cta_link_text: 'Work', cta_link_type: 'Url', cta_link_url: { url: '/projects/' } },
      { cta_link_text: 'Bad', cta_link_type: 'Url', cta_link_url: { url: 'javascript:alert(1)' } },
    ],
    cta_links_background_color: '#123456',
  };

  test('leads where its rows say, and nowhere else', () => {
    const html = draw(widget('link-in-bio', bio));
    expect(html).toContain('<h2 class="e-link-in-bio__heading">Ada</h2>');
    expect(html).toMatch(
      /aria-label="Email" href="mailto:ada@example.com\?subject=A%20%26%20B".*e-fas-envelope/,
    );
    expect(html).toMatch(/e-link-in-bio__cta is-type-button has-corners-rounded" href="\/projects\/"/);
    expect(html).not.toContain('javascript');
    const pictured = {
      ...bio,
      image_links: [{ image_links_image: { url: '/a.png' }, image_links_url: { url: '/b/' } }],
    };
    expect(draw(widget('link-in-bio', pictured))).toMatch(/mailto:.*src="\/a.png".*href="\/projects\/"/);
    expect(sheet(widget('link-in-bio', bio))).toContain(
      '.e-link-in-bio__cta.is-type-button .e-link-in-bio__cta-text{background-color:#123456}',
    );
  });
});

describe('K what floats over the page', () => {
  test('is styled by properties that pass where no sheet does, from the names that Elementor stores', () => {
    const bar = widget('floating-bars-var-1', {
      announcement_text: 'News',
      announcement_icon: fa('fas fa-star'),
      style_announcement_text_color: '#111111',
      style_announcement_text_typography_typography: 'custom',
      style_announcement_text_typography_font_size: { size: 20, unit: 'px' },
      floating_bar_background_type_background: 'classic',
      floating_bar_background_type_color: '#222222',
      style_cta_button_corners: 'sharp',
      cta_text: 'Go',
      cta_link: { url: '/a/' },
    });
    expect(sheet(bar)).toContain('{--p-bar-text-color:#111111;');
    expect(sheet(bar)).toContain('--p-bar-text-font-size:20px;');
    expect(sheet(bar)).toContain('--p-bar-fill:#222222}');
    expect(draw(bar)).toMatch(/e-floating-bars__announcement-icon"><svg.*is-type-button has-corners-sharp/);
    const chat = widget('contact-buttons', {
      chat_button_platform: 'Email',
      chat_button_mail: 'a@example.com',
      chat_button_mail_subject: 'Hello',
      top_bar_title: 'Rob',
      top_bar_subtitle: 'Shop',
      style_chat_button_size: 'large',
      style_top_bar_colors: 'custom',
      style_top_bar_title_color: '#333333',
    });
    expect(draw(chat)).toMatch(
      /top-bar-title">Rob<.*top-bar-subtitle">Shop<.*has-typing-animation.*mailto:a@example.com\?subject=Hello.*has-size-large has-dot/,
    );
    expect(sheet(chat)).toContain('{--p-chat-title-color:#333333}');
  });
});

describe('K widgets of Elementor, drawn with the classes that add-ons know', () => {
  test.each([
    [
      'icon-box',
      { title_text: 'A', link: { url: '/a/' } },
      /elementor-view-default elementor-position-block-start.*elementor-icon-box-icon"><a class="elementor-icon" href="\/a\/" tabindex="-1" aria-label="A"><svg.*<h3 class="elementor-icon-box-title"><a href="\/a\/">A<\/a><\/h3>/i,
    ],
    [
      'image-box',
      { image: { url: '/a.svg' }, title_text: 'B', position: 'left' },
      /elementor-position-left.*<figure class="elementor-image-box-img"><img alt="" src="\/a.svg".*elementor-image-box-title/,
    ],
    [
      'star-rating',
      { rating: 3.5 },
      /(?:<i class="elementor-star-full".*){3}elementor-star-5".*elementor-star-empty.*Rated 3.5 out of 5/,
    ],
    [
      'rating',
      { rating_value: 2 },
      /role="img" aria-label="Rated 2 out of 5".*data-tenths="10".*data-tenths="0"/,
    ],
    ['counter', { title: 'Roofs', title_tag: 'h3' }, /<h3 class="elementor-counter-title">Roofs<\/h3>/],
    ['progress', { title: 'Done', title_display: '' }, /^(?!.*class="elementor-title)/],
    ['progress', { title: 'Done', title_tag: 'h4' }, /<h4 class="elementor-title" id="[^"]+">Done<\/h4>/],
    [
      'testimonial',
      { testimonial_content: 'Good', testimonial_name: 'Ann' },
      /elementor-testimonial-content">Good<.*elementor-testimonial-name">Ann</,
    ],
    [
      'social-icons',
      {
        social_icon_list: [
          {
            _id: 'a1',
            social_icon: fa('fab fa-linkedin', 'fa-brands'),
            link: { url: 'https://example.com/' },
          },
        ],
      },
      /elementor-social-icon-linkedin elementor-repeater-item-a1" href="https:\/\/example.com\/"><span class="elementor-screen-only">Linkedin<\/span><svg/,
    ],
    [
      'google_maps',
      { address: 'Kew & Co', zoom: { size: 99 } },
      /data-frame-of="google".*data-lazy-load="https:\/\/maps.google.com\/maps\?q=Kew\+%26\+Co&amp;t=m&amp;z=20.*Shows a map from/,
    ],
    ['menu-anchor', { anchor: 'work' }, /<div class="elementor-menu-anchor" id="work">/],
    ['html', { html: '<b>x</b><script>y</script>' }, /<b>x<\/b><\/div>/],
    ['read-more', {}, /<!--more-->/],
    [
      'divider',
      { style: 'zigzag_tribal', look: 'line_icon', icon: fa('fas fa-leaf') },
      /separator-type-pattern portico-pattern-zigzag.*elementor-divider__element"><svg/,
    ],
    [
      'call-to-action',
      { title: 'T', button: 'Go', link: { url: '/go/' }, skin: 'cover' },
      /elementor-cta--skin-cover.*elementor-cta__title.*<a class="elementor-cta__button elementor-button elementor-size-sm" href="\/go\/">Go<\/a>/,
    ],
    [
      'flip-box',
      { title_text_a: 'Front', title_text_b: 'Back' },
      /elementor-flip-box--effect-flip.*elementor-flip-box__front.*Front.*elementor-flip-box__back.*Back/,
    ],
    [
      'slides',
      {
        slides: [
          {
            heading: 'A',
            background_color: '#fff',
            __globals__: { background_color: 'globals/colors?id=moss' },
          },
        ],
      },
      /elementor-slide-color.*<rect width="1" height="1" fill="var\(--e-global-color-moss, revert-layer\)"/,
    ],
    [
      'price-list',
      { price_list: [{ title: 'Pane', price: '£9' }] },
      /elementor-price-list-title.*Pane.*elementor-price-list-price">£9</,
    ],
    [
      'price-table',
      { heading: 'Care', price: '39.99', currency_symbol: 'euro' },
      /elementor-price-table__currency">€<.*integer-part">39<.*fractional-part">99</,
    ],
    [
      'share-buttons',
      { share_buttons: [{ button: 'email' }, { button: 'myspace' }] },
      /elementor-share-btn_email" href="mailto:\?subject=&amp;body=%2F"/,
    ],
    [
      'animated-headline',
      { before_text: 'A', highlighted_text: 'B', marker: 'x' },
      /elementor-headline--style-highlight.*elementor-headline-text-active">B<.*<path d="M486 18/,
    ],
  ])('%s', (type, settings, expected) => {
    const html = draw(widget(type, settings));
    expect(html).toMatch(new RegExp(expected.source, `${expected.flags}s`));
    expect(html).toContain(`data-widget_type="${type}.default"`);
    expect(html).not.toContain('<script');
  });

  test('links that run something are no links, and texts are cleaned', () => {
    const link = { url: ' java\tscript:alert(1)' };
    const html = draw(
      widget('icon-box', { title_text: '<img src=x onerror=alert(1)>A', link }),
      widget('call-to-action', { title: 'T', button: 'Go', link, link_click: 'box' }),
      widget('price-list', { price_list: [{ title: 'x', link }] }),
      widget('social-icons', { social_icon_list: [{ link, social_icon: fa('fab fa-x', 'fa-brands') }] }),
    );
    expect(html).not.toMatch(/script:|onerror/);
  });

  test('what settings say about looks becomes a sheet, and nothing that could leave it', () => {
    expect(
      sheet(
        widget('icon-box', {
          title_color: '#123456',
          icon_size: { size: 40, unit: 'px' },
          hover_primary_color: 'red;}body{x:y',
        }),
      ),
    ).toBe(
      '.elementor-7 .elementor-element.elementor-element-abc1234 .elementor-icon{font-size:40px}' +
        '.elementor-7 .elementor-element.elementor-element-abc1234 .elementor-icon-box-title{color:#123456}',
    );
  });

  test('the parts of a post are those of the page that is shown', () => {
    const elements = parse([
      widget('theme-post-title', {}),
      { ...widget('theme-post-content', {}), id: 'b' },
    ]);
    const facts = { url: '/a/', title: 'Moss & glass', content: '<p>Words</p>' };
    const html = renderToString(
      <PageFactsProvider value={facts}>
        <DocumentView document={elements} />
      </PageFactsProvider>,
    );
    expect(html).toContain(
      '<h1 class="elementor-heading-title elementor-size-default">Moss &amp; glass</h1>',
    );
    expect(html).toContain('<p>Words</p>');
  });
});

describe('K elements of version 4', () => {
  const classes = typed(['e-abc1234-1', 'g-77'], 'classes');

  test('are one tag each, with their classes', () => {
    expect(
      draw(
        widget('e-heading', {
          title: typed({ content: typed('Oak'), children: [] }, 'html-v3'),
          tag: typed('h3'),
          link: typed({ destination: typed('/oak/', 'url'), isTargetBlank: typed(true, 'boolean') }, 'link'),
          classes,
        }),
      ),
    ).toContain(
      '<h3 class="elementor-element elementor-element-abc1234 e-atomic-element e-default-h3 e-heading-base e-abc1234-1 g-77" data-id="abc1234" data-e-type="e-heading" data-interaction-id="abc1234"><a class="e-heading-link-base e-default-a" href="/oak/" target="_blank" rel="noopener">Oak</a></h3>',
    );
    expect(draw(widget('e-paragraph', { paragraph: typed('Words') }))).toMatch(/<p [^>]*>Words<\/p>/);
    expect(draw(widget('e-button', { text: typed('Go') }))).toMatch(/<button type="button"[^>]*><span>Go/);
    expect(
      draw(
        widget('e-image', {
          image: typed({ src: typed({ id: null, url: typed('/a.jpg', 'url') }, 'image-src') }, 'image'),
        }),
      ),
    ).toMatch(/<img class="[^"]*e-image-base[^"]*"[^>]* src="\/a.jpg"/);
    expect(draw(widget('e-youtube', { source: typed('https://youtu.be/XHOmBV4js_E') }))).toContain(
      'data-frame-of="youtube"',
    );
    expect(
      draw(widget('e-self-hosted-video', { source: typed({ url: typed('/a.webm', 'url') }, 'video-src') })),
    ).toMatch(/<video [^>]*src="\/a.webm"/);
  });

  test('settings of other types and addresses that run something draw nothing of it', () => {
    const bad = typed('javascript:alert(1)', 'url');
    const html = draw(
      widget('e-heading', {
        title: typed('x'),
        link: typed({ destination: bad }, 'link'),
        tag: typed('script'),
      }),
      widget('e-image', { image: typed({ src: typed({ url: bad }, 'image-src') }, 'image') }),
      widget('e-svg', { svg: typed({ url: bad }, 'svg-src') }),
      widget('e-self-hosted-video', { source: bad }),
      widget('e-button', { text: typed([1, 2]) }),
    );
    expect(html).not.toMatch(/javascript|<script/);
    let deep: unknown = 'x';
    for (let depth = 0; depth < 5000; depth += 1) deep = typed(deep);
    expect(() => draw(widget('e-paragraph', { paragraph: deep }))).not.toThrow();
  });

  const box = (id: string, elType: string, elements: readonly unknown[] = [], settings: unknown = {}) => ({
    ...{ id, elType, settings, elements },
  });

  test('an accordion is made of the browser’s own elements, one open at a time', () => {
    const item = (id: string) =>
      box(id, 'e-accordion-item', [
        box(`${id}h`, 'e-accordion-item-header', [box(`${id}t`, 'e-accordion-item-title')]),
        box(`${id}c`, 'e-accordion-item-content'),
      ]);
    const html = draw(box('acc', 'e-accordion', [item('a'), item('b')]));
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html.match(/<details[^>]* open=""[^>]* name="e-accordion-acc"/g)).toHaveLength(1);
    expect(html).toContain('<summary');
  });

  test('tabs name their panels, and a grid has the tag that it asks for', () => {
    const html = draw(
      box('tabs', 'e-tabs', [
        box('menu', 'e-tabs-menu', [box('t1', 'e-tab'), box('t2', 'e-tab')]),
        box('area', 'e-tabs-content-area', [box('p1', 'e-tab-content'), box('p2', 'e-tab-content')]),
      ]),
    );
    expect(html).toMatch(/e-tab-base[^>]* aria-controls="tabs-tab-content-1"/);
    expect(html).toMatch(
      /e-tab-content-base[^>]* id="tabs-tab-content-1"|id="tabs-tab-content-1"[^>]*e-tab-content-base/,
    );
    expect(draw(box('g', 'e-grid', [], { tag: typed('section') }))).toContain(
      '<section class="elementor-element',
    );
  });
});

describe('K a gallery of Elementor Pro', () => {
  const picture = (name: string) => ({ url: `/${name}.jpg`, alt: name, width: 30, height: 20 });

  test('with several galleries has a button of the browser for each, and one for all', () => {
    const several = {
      gallery_type: 'multiple',
      galleries: [
        { gallery_title: 'Inside', multiple_gallery: [picture('a'), picture('b')] },
        { gallery_title: 'Nothing', multiple_gallery: [] },
        { gallery_title: 'Outside', multiple_gallery: [picture('c')] },
      ],
    };
    const html = draw(widget('gallery', several));
    expect(html.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(3);
    expect(html).toMatch(/<input[^>]*data-shows="all"[^>]* checked=""/);
    expect(html.match(/<label[^>]*>([^<]*)/g)?.map((label) => label.replace(/<[^>]*>/, ''))).toEqual([
      ...['All', 'Inside', 'Outside'],
    ]);
    expect(html).toMatch(/data-gallery="1" href="\/c.jpg" data-elementor-lightbox-slideshow="abc1234"/);
    const first = draw(widget('gallery', { ...several, show_all_galleries: '' }));
    expect(first).toMatch(/<input[^>]*data-shows="0"[^>]* checked=""/);
  });

  test('alone has no buttons, and links to nothing where that was said', () => {
    const html = draw(
      widget('gallery', { gallery: [picture('a')], link_to: '', gallery_layout: 'justified' }),
    );
    expect(html).not.toContain('<input');
    expect(html).toContain(
      '<div class="e-gallery-item elementor-gallery-item" data-gallery="0" data-shape="15"><img',
    );
    expect(html).toContain('e-gallery-justified');
    expect(draw(widget('gallery', { gallery: [] }))).not.toContain('e-gallery');
  });
});

describe('K what a page does not show', () => {
  test('is named with how often it is there; what stands in an unknown widget is shown', () => {
    const inside = { ...widget('icon', { selected_icon: fa('fas fa-nothing') }), id: 'in1' };
    const known = { ...widget('menu-anchor', { anchor: 'here' }), id: 'in2' };
    const stored = [
      widget('eael-adv-tabs', {}, [inside, known]),
      { ...widget('eael-adv-tabs', {}), id: 'second' },
      { ...widget('html', { html: '<script>1</script><iframe src="x"></iframe>' }), id: 'third' },
    ];
    expect(gapSentences(documentGaps(stored, icons))).toBe(
      'Kept, but not shown here: eael-adv-tabs (2 times). Icons that do not exist: fas fa-nothing. Left out of its HTML: script, iframe.',
    );
    const map = '<iframe src="https://www.google.com/maps/embed?q=Berlin"></iframe>';
    expect(gapSentences(documentGaps([widget('html', { html: map })], icons))).toBe('');
    const video = { background_background: 'video', background_video_link: 'https://youtu.be/XHOmBV4js_E' };
    const behind = { id: 'box', elType: 'container', settings: video, elements: [] };
    expect(gapSentences(documentGaps([behind], icons))).toContain('fallback picture, because');
    const others = widget('icon', { selected_icon: { value: 'jki jki-tools-light', library: 'jkiticon' } });
    expect(gapSentences(documentGaps([others], icons))).toBe(
      'Icons of other sets, shown as empty places: jkiticon.',
    );
    expect(draw(others)).toContain(
      '<svg aria-hidden="true" class="e-font-icon-svg" viewBox="0 0 512 512"></svg>',
    );
    expect(draw(...stored)).toContain('id="here"');
    expect(gapSentences(documentGaps([widget('icon', {})], icons))).toBe('');
    expect(gapSentences(documentGaps('nothing', icons))).toBe('');
  });
});

test('K pictures and videos in a row fill their slides, lead where they should, and have their words over them', () => {
  const slides = [
    {
      image: { url: '/a.webp', title: 'First' },
      image_link_to_type: 'custom',
      image_link_to: { url: '/b/' },
    },
    { image: { url: '/c.webp', alt: 'C' }, image_link_to_type: 'file' },
    { type: 'video', image: { url: '/d.webp' }, video: { url: 'https://youtu.be/abcdefghijk' } },
    { image: { url: 'javascript:alert(1)' } },
  ];
  const html = draw(
    widget('media-carousel', { slides, overlay: 'text', slides_per_view: '2', autoplay: '' }),
  );
  expect(html).toContain('portico-slides elementor-arrows-yes elementor-pagination-type-bullets');
  expect(html.match(/class="swiper-slide"/g)).toHaveLength(3);
  expect(html).toMatch(/<a href="\/b\/"[^>]*><div class="elementor-carousel-image"><img src="\/a.webp"/);
  expect(html).toContain('>First</div>');
  expect(html).toContain('data-elementor-lightbox-slideshow="abc1234"');
  expect(html).toContain('data-elementor-lightbox-video="https://youtu.be/abcdefghijk"');
  expect(html).toContain('data-slides="2"');
  expect(html).not.toContain('javascript');
  expect(sheet(widget('media-carousel', { slides, height: { unit: 'px', size: 450 } }))).toContain(
    '--p-media-height:450px',
  );
});

test('K reviews that were written onto the page are drawn with their stars and where they come from', () => {
  const slides = [
    {
      ...{ content: 'Good.', name: 'Ada <i>', title: '@ada', rating: '4.5', link: { url: '/x/' } },
      social_icon: fa('fab fa-facebook', 'fa-brands'),
    },
    { content: 'Better.', name: 'Bo' },
  ];
  const html = draw(widget('reviews', { slides, autoplay: '' }));
  expect(html).toContain('<a class="elementor-testimonial__header" href="/x/"');
  expect(html).toContain('Ada &lt;i&gt;');
  expect(html).toContain('elementor-star-5');
  expect(html).toContain('Rated 4.5 out of 5');
  expect(html.match(/elementor-star-rating"/g)).toHaveLength(1);
  expect(html).toContain('elementor-testimonial__icon elementor-icon-facebook');
  expect(html).toContain('elementor-review--has-separator');
  expect(sheet(widget('reviews', { slides, stars_color: '#123456' }))).toContain('#123456');
  expect(draw(widget('reviews', { portico_feed: '1', slides }))).not.toContain('Better.');
});

test('K a carousel of containers has each of them in a slide', () => {
  const box = (id: string, title: string) => ({
    ...{ id, elType: 'container', settings: { content_width: 'full' } },
    elements: [{ ...widget('heading', { title }), id: `${id.slice(0, 6)}e` }],
  });
  const html = draw(
    widget('nested-carousel', { slides_to_show: '1', arrows: '', pagination: 'fraction', autoplay: '' }, [
      box('aaa1111', 'One'),
      box('bbb2222', 'Two'),
    ]),
  );
  expect(html).toContain('portico-slides elementor-pagination-type-fraction');
  expect(
    html.match(
      /<div class="swiper-slide" role="group"[^>]*><div class="e-n-carousel-slide"><div [^>]*data-id="/g,
    ),
  ).toHaveLength(2);
  expect(html).not.toContain('elementor-swiper-button');
  expect(draw(widget('nested-carousel', {}))).not.toContain('swiper-slide');
});
