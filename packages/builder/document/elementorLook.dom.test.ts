import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { kitStyles } from '../model/kit/kitStyles.ts';
import icons from '../parts/icon/icon-frame.sheet.css?inline';
import { ownSheets } from '../testing/ownSheets.ts';
import dividers from '../widgets/divider/divider.base.css?inline';
import patterns from '../widgets/divider/divider-patterns.sheet.css?inline';
import { patternOf } from '../widgets/divider/patterns.ts';
import forms from '../widgets/form/form.css?inline';
import iconBox from '../widgets/icon-box/icon-box.sheet.css?inline';
import iconList from '../widgets/icon-list/icon-list.base.css?inline';
import imageBox from '../widgets/image-box/image-box.sheet.css?inline';
import carousel from '../widgets/image-carousel/image-carousel.css?inline';
import nestedTabs from '../widgets/nested-tabs/nested-tabs.css?inline';
import ratings from '../widgets/rating/rating.sheet.css?inline';
import socialIcons from '../widgets/social-icons/social-icons.sheet.css?inline';
import stars from '../widgets/star-rating/star-rating.sheet.css?inline';
import testimonial from '../widgets/testimonial/testimonial.sheet.css?inline';
import atomic from './atomic/atomic.css?inline';
import atomicParts from './atomic/atomic-parts.css?inline';
import { documentStyles } from './documentStyles.ts';
import look from './elementor-look.sheet.css?inline';
import structure from './structure.css?inline';

const ORDER = '@layer base, portico, elementor, kit, elementor-globals;';
const SITE = `${ORDER}@layer base{h2{font-size:30px;letter-spacing:-1px}}@layer portico{.elementor-button{padding:1px}}`;
const FONTS = {
  system_typography: [{ _id: 'primary', typography_font_weight: '300' }],
  system_colors: [{ _id: 'primary', color: '#00ff00' }],
};

const wear = ownSheets();

test('K a page of Elementor’s begins with the look that Elementor’s pages begin with', () => {
  const page = shown(FONTS);
  expect(page('.elementor-button')).toMatchObject({
    padding: '12px 24px',
    fontSize: '15px',
    lineHeight: '15px',
  });
  expect(page('.e-child')).toMatchObject({ paddingTop: '10px', paddingLeft: '10px' });
  expect(page('.words')).toMatchObject({ fontSize: '32px', letterSpacing: 'normal', marginBottom: '16px' });
});

test('K a block of version 4 that is told to be flexible is a row, and its headings keep no distance', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${SITE}${structure}${atomic}${look}.own{display:flex}`);
  wear(sheet);
  document.body.innerHTML =
    '<div class="elementor portico-elementor-look"><div class="e-con e-atomic-element e-div-block-base own"><h2 class="e-heading-base">Ours</h2></div></div>';
  const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
  expect(styleOf('.own')).toMatchObject({ flexDirection: 'row', columnGap: 'normal' });
  expect(styleOf('.e-heading-base')).toMatchObject({ marginTop: '0px', marginBottom: '0px' });
});

test('K its widgets begin with the fonts and colours of the site, whatever the kit says of tags', () => {
  const page = shown({
    ...FONTS,
    h2_color: '#ff0000',
    h2_typography_typography: 'custom',
    h2_typography_font_size: { unit: 'px', size: 22 },
  });
  expect(page('.elementor-heading-title')).toMatchObject({
    ...{ color: 'rgb(0, 255, 0)', fontWeight: '300', fontSize: '22px', lineHeight: '22px' },
  });
  expect(page('.words')).toMatchObject({ color: 'rgb(255, 0, 0)', fontSize: '22px' });
});

test('K social icons are as large as they were told, and in the middle of their shapes, also on a page that has other icons', () => {
  expect(shown(FONTS)('.elementor-social-icon')).toMatchObject({
    ...{ display: 'inline-flex', fontSize: '25px', color: 'rgb(255, 255, 255)' },
  });
});

test('K vertical tabs give their titles the width that was stored', () => {
  const settings = { type: 'vertical', navigation_width: { unit: 'px', size: 111 } };
  const tabs = { id: 'abc1234', elType: 'widget', widgetType: 'tabs', elements: [], settings };
  const sheet = documentStyles(parseDocument([tabs], { id: 7, cleanHtml: (html) => html }));
  // As on wide screens, whatever the width of this one.
  const page = shown(
    FONTS,
    look.replaceAll('(min-width: 768px)', 'all').replaceAll('(min-width:768px)', 'all'),
    sheet,
  );
  document.body.innerHTML = `<div class="elementor portico-elementor-look elementor-7"><div class="elementor-element elementor-element-abc1234">
    <div class="elementor-tabs-view-vertical"><div class="elementor-tabs"><div class="elementor-tabs-wrapper">A</div></div></div></div></div>`;
  expect(page('.elementor-tabs-wrapper').inlineSize).toBe('111px');
});

test('K a veil lies between the colour of a box and its content, and boxes stack as their author said', () => {
  const page = drawn(
    [structure],
    '<div class="e-con e-parent veiled"><div class="elementor-element words">A</div></div>',
    '.veiled::before{content:"";background:red}',
  );
  expect(page('.veiled').isolation).toBe('auto');
  const words = document.querySelector('.words') ?? document.body;
  const { x, y } = words.getBoundingClientRect();
  expect(document.elementFromPoint(x + 1, y + 1)).toBe(words);
});

test('K a column with nothing in it takes no room, and a row of blocks of version 4 is shared equally', () => {
  const page = drawn(
    [structure, atomic, look],
    `<div class="elementor-column"><div class="elementor-widget-wrap empty"></div></div>
    <div class="row" style="display:flex;inline-size:300px"><div class="e-con e-atomic-element e-div-block-base one">A</div>
    <div class="e-con e-atomic-element e-div-block-base">A longer one</div></div>`,
  );
  expect(page('.empty').paddingTop).toBe('0px');
  expect(page('.one').inlineSize).toBe('150px');
});

test('K a field as wide as its form is that in a narrow column too', () => {
  const page = drawn(
    // As on wide screens, whatever the width of this one.
    [forms.replaceAll(/max-width: ?\d+px/g, 'max-width: 1px')],
    `<div class="elementor-col-50" style="inline-size:400px"><div class="elementor-form-fields-wrapper">
    <div class="elementor-field-group elementor-col-100 whole">A</div>
    <div class="elementor-field-group elementor-col-50 half">B</div></div></div>`,
  );
  expect(page('.whole').inlineSize).toBe('410px');
  expect(page('.half').inlineSize).toBe('205px');
});

test('K the picture of a box yields to its words beside it, and stands on a line of its own above them', () => {
  const box = (position: string) =>
    `<div class="elementor-widget-image-box elementor-position-${position}"><div class="elementor-image-box-wrapper">
    <figure class="elementor-image-box-img"></figure><div class="elementor-image-box-content">Words</div></div></div>`;
  const page = drawn(
    // As on wide screens, whatever the width of this one.
    [imageBox, look].map((css) =>
      css.replaceAll(/\(min-width: ?768px\)/g, 'all').replaceAll(/\((?:width ?> ?767px)\)/g, 'all'),
    ),
    `<div style="inline-size:1000px">${box('left')}${box('top')}</div>`,
  );
  expect(Number.parseFloat(page('.elementor-position-left figure').inlineSize)).toBeLessThan(290);
  expect(page('.elementor-position-top figure')).toMatchObject({
    display: 'inline-block',
    inlineSize: '300px',
    marginBottom: '15px',
  });
});

test('K arrows and dots of a carousel stand where Elementor puts them, and can be reached with a finger', () => {
  const row = (places: string, dir = 'ltr') =>
    `<div class="elementor-widget elementor-widget-image-carousel ${places}" style="position:relative;inline-size:400px">
    <div class="elementor-image-carousel-wrapper swiper swiper-initialized" dir="${dir}">
    <div class="swiper-wrapper" style="block-size:100px"></div>
    <div class="elementor-swiper-button elementor-swiper-button-prev"><svg></svg></div>
    <div class="elementor-swiper-button elementor-swiper-button-next swiper-button-lock"><svg></svg></div>
    <div class="swiper-pagination"><i class="swiper-pagination-bullet swiper-pagination-bullet-active"></i><i class="swiper-pagination-bullet"></i></div>
    </div></div>`;
  const page = drawn(
    [carousel, look],
    [
      row('inside elementor-arrows-position-inside elementor-pagination-position-inside'),
      row('outside elementor-arrows-position-outside elementor-pagination-position-outside'),
      row('turned elementor-arrows-position-inside elementor-pagination-position-outside', 'rtl'),
    ].join(''),
  );
  const box = (part: string) => {
    const found = document.querySelector(part);
    const around = found?.closest('.elementor-widget')?.getBoundingClientRect();
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    return [left - (around?.left ?? 0), top - (around?.top ?? 0), width, height].map(Math.round);
  };
  expect(box('.inside .swiper')).toEqual([0, 0, 400, 100]);
  expect(box('.inside .elementor-swiper-button-prev')).toEqual([10, 38, 25, 25]);
  expect(box('.outside .swiper')).toEqual([30, 0, 340, 130]);
  expect(box('.outside .elementor-swiper-button-prev')).toEqual([0, 38, 25, 25]);
  // Shown even if it leads nowhere.
  expect(box('.outside .elementor-swiper-button-next')).toEqual([375, 38, 25, 25]);
  // At the edge of the window, the larger touch target would make the page wider.
  const last = document.querySelector('.outside .elementor-swiper-button-next');
  const { right, left } = getComputedStyle(last ?? document.body, '::after');
  expect([right, left]).toEqual(['0px', '-10px']);
  expect(box('.turned .elementor-swiper-button-prev')).toEqual([10, 38, 25, 25]);
  expect(box('.outside .swiper-pagination-bullet').slice(2)).toEqual([6, 6]);
  expect(page('.outside .swiper-pagination').bottom).toBe('5px');
  const dot = document.querySelector('.outside .swiper-pagination-bullet');
  const finger = getComputedStyle(dot ?? document.body, '::before');
  expect([finger.inlineSize, finger.blockSize]).toEqual(['18px', '28px']);
});

test('K a carousel beside words takes what is left of the whole row, not what its pictures need', () => {
  const page = drawn(
    [structure, carousel, look],
    `<div class="e-con e-flex row" style="display:flex;inline-size:400px"><div style="inline-size:100px"></div>
    <div class="elementor-widget elementor-widget-image-carousel" style="min-inline-size:0">A</div></div>`,
  );
  expect(Number.parseFloat(page('.row').width)).toBe(400);
  expect(Number.parseFloat(page('.elementor-widget-image-carousel').width)).toBeGreaterThan(280);
});

test('K pictures of people are round, and names without a picture stand where the words do', () => {
  const page = drawn(
    [testimonial, look],
    `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-meta"><div class="elementor-testimonial-meta-inner">
    <div class="elementor-testimonial-image"><img alt=""></div></div></div></div>`,
  );
  expect(page('img').borderTopLeftRadius).toBe('50%');
  expect(page('.elementor-testimonial-meta-inner').textAlign).toBe('center');
});

test('K stars are filled by tenths, and vertical tabs have their line at the side', () => {
  const page = drawn(
    [stars, look.replaceAll(/\(min-width: ?768px\)/g, 'all')],
    `<div class="elementor--star-style-star_fontawesome"><div class="elementor-star-rating" style="font-size:40px">
    <i class="elementor-star-full">★</i><i class="elementor-star-5">★</i></div></div>
    <div class="elementor-tabs-view-vertical"><div class="elementor-tab-desktop-title elementor-active">A</div></div>`,
  );
  expect(page('.elementor-star-full').inlineSize).toBe('40px');
  const before = (part: string) =>
    getComputedStyle(document.querySelector(part) ?? document.body, '::before');
  expect(before('.elementor-star-full').width).toBe('40px');
  expect(before('.elementor-star-5').width).toBe('20px');
  expect(before('.elementor-tab-desktop-title')).toMatchObject({
    width: '0px',
    borderInlineEndStyle: 'solid',
  });
});

test('K lines of a list lie in the middle between its items, below them or beside them', () => {
  const list = (id: string, view: string) => ({
    ...{ id, elType: 'widget', widgetType: 'icon-list', elements: [] },
    settings: { view, divider: 'yes', divider_weight: px(4), space_between: px(20) },
  });
  const styles = documentStyles(parse([list('aaa0001', 'traditional'), list('aaa0002', 'inline')]));
  const items = '<li class="elementor-icon-list-item">A</li><li class="elementor-icon-list-item">B</li>';
  drawn(
    [iconList],
    `<div class="elementor-element elementor-element-aaa0001"><ul class="elementor-icon-list-items">${items}</ul></div>
    <div class="elementor-element elementor-element-aaa0002 elementor-icon-list--layout-inline">
    <ul class="elementor-icon-list-items">${items}</ul></div>`,
    styles,
  );
  const lineOf = (item: string) => getComputedStyle(document.querySelector(item) ?? document.body, '::after');
  expect(lineOf('.elementor-element-aaa0001 li')).toMatchObject({
    ...{ bottom: '-10px', borderTopWidth: '4px', borderLeftWidth: '0px' },
  });
  expect(lineOf('.elementor-element-aaa0002 li')).toMatchObject({
    ...{ right: '-10px', borderTopWidth: '0px', borderLeftWidth: '4px' },
  });
  for (const item of ['.elementor-element-aaa0001 li', '.elementor-element-aaa0002 li'])
    expect(getComputedStyle(document.querySelector(item) ?? document.body).position).toBe('relative');
  expect(lineOf('.elementor-element-aaa0001 li:last-child').content).toBe('none');
});

test('K the drawing at an edge is as high as Elementor’s where nobody says how high', () => {
  const box = (id: string, settings: object) => ({
    ...{ id, elType: 'container', elements: [] },
    settings: { shape_divider_bottom: 'arrow', ...settings },
  });
  const styles = documentStyles(
    parse([box('aaa0001', {}), box('aaa0002', { shape_divider_bottom_height: px(44) })]),
  );
  const edge =
    '<div class="elementor-shape-bottom"><svg viewBox="0 0 1000 100" preserveAspectRatio="none"></svg></div>';
  const page = drawn(
    [],
    ['aaa0001', 'aaa0002']
      .map(
        (id) =>
          `<div class="elementor-element elementor-element-${id}" style="inline-size:700px">${edge}</div>`,
      )
      .join(''),
    `${styles}.elementor-element{position:relative}`,
  );
  expect(Number.parseFloat(page('.elementor-element-aaa0001 svg').height)).toBeCloseTo(10, 0);
  expect(page('.elementor-element-aaa0002 svg').height).toBe('44px');
});

test('K an open item has the usual border of its list, and the words in a bar stand in its middle', () => {
  const accordion = {
    ...{ id: 'aaa0001', elType: 'widget', widgetType: 'nested-accordion', elements: [] },
    settings: { accordion_border_normal_border: 'solid', accordion_border_normal_width: sides(3) },
  };
  const bar = {
    ...{ id: 'aaa0002', elType: 'widget', widgetType: 'progress', elements: [] },
    settings: {
      ...{ bar_height: px(60), bar_inner_typography_typography: 'custom' },
      bar_inner_typography_line_height: px(9),
    },
  };
  const page = drawn(
    [],
    `<div class="elementor-element elementor-element-aaa0001"><div class="elementor-widget-container"><div class="e-n-accordion">
    <details open class="e-n-accordion-item"><summary class="e-n-accordion-item-title">A</summary></details></div></div></div>
    <div class="elementor-element elementor-element-aaa0002"><div class="elementor-progress-bar">B</div></div>`,
    documentStyles(parse([accordion, bar])),
  );
  expect(page('summary').borderTopWidth).toBe('3px');
  expect(page('.elementor-progress-bar').lineHeight).toBe('60px');
});

test('K words stand beside the icon that follows them', () => {
  const wide = iconBox.replaceAll(/\((?:max-width: ?|width ?<= ?)767px\)/g, 'none');
  const page = drawn(
    [wide],
    '<div class="elementor-position-inline-end"><div class="elementor-icon-box-wrapper">A</div></div>',
  );
  expect(page('.elementor-icon-box-wrapper')).toMatchObject({
    flexDirection: 'row-reverse',
    textAlign: 'end',
  });
});

test('K columns in reverse come last first, line by line, and sections as high as the window are that on wide screens', () => {
  const sheet = structure.replaceAll(/\(max-width: ?767px\)/g, 'none');
  const section = {
    id: 'aaa0001',
    elType: 'section',
    settings: { reverse_order: 'reverse-mobile', height: 'full' },
  };
  const page = drawn(
    [sheet],
    `<section class="elementor-element elementor-element-aaa0001 elementor-section"><div class="elementor-container">
    <div class="one">1</div><div class="two">2</div><div class="three">3
    <section class="elementor-section"><div class="elementor-container"><i>4</i><i class="inner">5</i></div></section></div></div></section>`,
    documentStyles(parse([{ ...section, elements: [] }])),
  );
  expect(['.one', '.two', '.three', '.inner'].map((part) => page(part).order)).toEqual([
    '0',
    '-1',
    '-2',
    '0',
  ]);
  expect(page('.elementor-section').height).toBe(`${innerHeight}px`);
  expect(page('.elementor-section .elementor-section').height).not.toBe(`${innerHeight}px`);
});

test('K a container on the page is never wider than the page, and a drawing at its edge may be', () => {
  const settings = {
    ...{ content_width: 'full', width: { unit: '%', size: 374 } },
    ...{ shape_divider_top: 'curve', shape_divider_top_width: { unit: '%', size: 165 } },
  };
  const page = drawn(
    [`svg{max-width:100%}${structure}`],
    `<div class="elementor-element elementor-element-aaa0001 e-flex e-con-full e-con e-parent">
    <div class="elementor-shape elementor-shape-top"><svg></svg></div></div>`,
    documentStyles(parse([{ id: 'aaa0001', elType: 'container', elements: [], settings }])),
  );
  const around = document.querySelector('.e-con')?.parentElement?.getBoundingClientRect().width ?? 0;
  expect(parseFloat(page('.e-con').width)).toBe(around);
  expect(parseFloat(page('svg').width)).toBeCloseTo(around * 1.65 + 1.3, 0);
});

test('K words that were told to stay on one line do, in a heading and in a paragraph', () => {
  const page = drawn([look], '<div style="white-space:nowrap"><h2>A</h2><p>B</p></div>');
  expect(['h2', 'p'].map((part) => page(part).whiteSpace)).toEqual(['nowrap', 'nowrap']);
});

test('K sections in a column follow each other without a distance, whatever widgets keep', () => {
  const wrap = (id: string) =>
    `<section class="elementor-element elementor-element-${id} elementor-section" style="block-size:30px"></section>`;
  const margin = { id: 'aaa0002', elType: 'section', elements: [], settings: { margin: sides(7) } };
  drawn(
    [structure],
    `<div class="elementor-widget-wrap">${wrap('aaa0001')}${wrap('aaa0002')}${wrap('aaa0003')}</div>`,
    documentStyles(parse([margin])),
  );
  const tops = [...document.querySelectorAll('.elementor-section')].map(
    (one) => one.getBoundingClientRect().top,
  );
  expect(tops.map((top) => Math.round(top - (tops[0] ?? 0)))).toEqual([0, 37, 74]);
});

test('K what a drawing leaves stands at the other edge, upside down to it', () => {
  const box = (id: string, side: string) => ({
    ...{ id, elType: 'container', elements: [] },
    settings: { [`shape_divider_${side}`]: 'triangle' },
  });
  const edge = (id: string, side: string) =>
    `<div class="elementor-element elementor-element-${id}">${[true, false]
      .map((negative) => `<i class="elementor-shape-${side}" data-negative="${negative}"></i>`)
      .join('')}</div>`;
  const page = drawn(
    [],
    edge('aaa0001', 'top') + edge('aaa0002', 'bottom'),
    documentStyles(parse([box('aaa0001', 'top'), box('aaa0002', 'bottom')])),
  );
  const turned = (side: string, negative: boolean) =>
    page(`.elementor-shape-${side}[data-negative="${negative}"]`).rotate;
  expect([turned('top', true), turned('top', false)]).toEqual(['180deg', 'none']);
  expect([turned('bottom', true), turned('bottom', false)]).toEqual(['none', '180deg']);
});

test('K buttons have the colour of their kind, and links in titles and social icons the colour of what they are', () => {
  const page = drawn(
    [socialIcons, look],
    `<div class="elementor-widget-button elementor-button-danger"><a class="elementor-button" href="/">A</a></div>
    <div class="elementor-widget-image-box"><h3 class="elementor-image-box-title" style="color:red"><a href="/">B</a></h3></div>
    <a class="elementor-icon elementor-social-icon" href="/">C</a>`,
    '@layer kit{a{color:lime}}',
  );
  expect(page('.elementor-button').backgroundColor).toBe('rgb(217, 83, 79)');
  expect(page('h3 a').color).toBe('rgb(255, 0, 0)');
  expect(page('.elementor-social-icon').color).toBe('rgb(255, 255, 255)');
});

test('K pictures of the library are as large as the size that was chosen, unless they were told their width', () => {
  const told = {
    id: 'aaa0001',
    elType: 'widget',
    widgetType: 'image',
    settings: { width: px(900) },
    elements: [],
  };
  const page = drawn(
    [look],
    `<div style="inline-size:1200px"><img class="size-thumbnail" width="600" height="300" alt="">
    <img class="size-large" width="1600" height="900" alt=""><div class="elementor-element elementor-element-aaa0001">
    <img class="size-large" width="1600" height="900" alt=""></div></div>`,
    documentStyles(parse([told])),
  );
  expect(page('.size-thumbnail')).toMatchObject({ width: '150px', objectFit: 'cover' });
  expect(page('.size-large').width).toBe('800px');
  expect(page('.elementor-element img').width).toBe('900px');
});

test('K tabs at a side stand above each other on the screens that are too narrow for them', () => {
  const tabs = (id: string) => ({
    ...{ id, elType: 'widget', widgetType: 'nested-tabs', elements: [] },
    settings: { tabs_direction: 'inline-start', tabs_title_spacing: px(30) },
  });
  const html = `<div class="elementor-element elementor-element-aaa0001 e-n-tabs-tablet"><div class="elementor-widget-container">
    <div class="e-n-tabs"><div class="e-n-tabs-heading"><button class="e-n-tab-title" aria-selected="true">A</button></div>
    <div class="e-n-tabs-content"><div class="e-n-tabs inner"></div></div></div></div></div>`;
  const at = (narrow: string) =>
    drawn(
      [nestedTabs, look].map((css) => css.replaceAll(/\(max-width: ?\d+px\)/g, narrow)),
      html,
      documentStyles(parse([tabs('aaa0001')])),
    );
  expect(at('none')('.e-n-tabs')).toMatchObject({ flexDirection: 'row', columnGap: '30px' });
  expect(at('none')('.e-n-tabs-heading').width).toBe('240px');
  expect(at('none')('.inner').flexDirection).toBe('column');
  expect(at('all')('.e-n-tabs')).toMatchObject({ flexDirection: 'column', rowGap: '0px' });
  expect(at('all')('button').marginBottom).toBe('30px');
});

test('K a word at the edge has no line on that side, and a drawn line is as high and as thick as was said', () => {
  const divider = (id: string, settings: object) => ({
    ...{ id, elType: 'widget', widgetType: 'divider', elements: [], settings },
  });
  const styles = documentStyles(
    parse([
      divider('aaa0001', { look: 'line_text', text_align: 'left' }),
      divider('aaa0002', { style: 'zigzag', weight: px(3), pattern_height: px(44) }),
    ]),
  );
  const page = drawn(
    [dividers, look],
    `<div class="elementor-element elementor-element-aaa0001"><div class="elementor-divider-separator">
    <i class="elementor-divider__element">A</i></div></div>
    <div class="elementor-element elementor-element-aaa0002 elementor-widget-divider"><i class="elementor-divider">B</i></div>`,
    styles,
  );
  const line = document.querySelector('.elementor-divider-separator') ?? document.body;
  expect([getComputedStyle(line, '::before').display, getComputedStyle(line, '::after').display]).toEqual([
    ...['none', 'block'],
  ]);
  expect(page('.elementor-divider').getPropertyValue('--p-divider-pattern-height')).toBe('44px');
  expect(page('.elementor-divider').getPropertyValue('--portico-pattern')).toContain(
    'stroke-width=%223px%22',
  );
});

test('K every pattern of a divider is drawn, and lines repeat also where nobody said how often', () => {
  const drawings = ['zigzag_tribal', 'x_tribal', 'trees_2_tribal', 'leaves_tribal', 'arrows', 'multiple'];
  const lines = ['wavy', 'zigzag', 'curly', 'curved', 'slashes', 'slashed', 'squared'];
  const styles = [...drawings, ...lines];
  const elements = styles.map((style) => ({
    ...{ id: style, elType: 'widget', widgetType: 'divider', settings: { style }, elements: [] },
  }));
  drawn(
    [dividers, patterns],
    styles
      .map(
        (style) =>
          `<div class="elementor-element elementor-element-${style} elementor-widget-divider--separator-type-pattern portico-pattern-${patternOf(style)}"><span class="elementor-divider-separator"></span></div>`,
      )
      .join(''),
    documentStyles(parseDocument(elements, { id: 1, cleanHtml: (html) => html })),
  );
  const masks = [...document.querySelectorAll('.elementor-divider-separator')].map((line) =>
    getComputedStyle(line, '::before'),
  );
  expect(masks.filter(({ maskImage }) => maskImage === 'none')).toEqual([]);
  expect(masks.map(({ maskSize }) => maskSize)).toEqual([
    ...drawings.slice(0, 4).map(() => 'auto 20px'),
    ...['auto 12px', '100% 12px'],
    ...lines.map(() => '20px 12px'),
  ]);
});

test('K a star that is coloured in part is as large as a whole one, and a heading in a line keeps no distance', () => {
  const page = drawn(
    [ratings, look],
    `<div class="e-rating"><div class="e-icon" style="inline-size:40px"><div class="e-icon-wrapper e-icon-marked" data-tenths="5">
    <svg width="40" height="40"></svg></div></div></div><h6 class="elementor-divider__text">A</h6>`,
    '@layer base{svg{max-inline-size:100%}}',
  );
  expect(page('.e-icon-marked').width).toBe('20px');
  expect(page('svg').width).toBe('40px');
  expect(page('h6').marginTop).toBe('0px');
});

test('K on a page without a theme around it, what is wider than the window can be scrolled to', () => {
  const around = (names: string) =>
    drawn(
      [look],
      `<div class="portico-elementor-page ${names}"><div class="wrapper"></div></div>`,
    )('.wrapper');
  expect(around('').overflowX).toBe('clip');
  expect(around('elementor-template-canvas').overflowX).toBe('visible');
});

test('K on a page with margins of its own, what is as wide as the window reaches over them', () => {
  const options = { id: 1, cleanHtml: (html: string) => html };
  const styles = (settings: object) => documentStyles(parseDocument({ content: [], settings }, options));
  const [plain, framed] = [styles({}), styles({ padding: sides(40) })];
  expect(plain).not.toContain('--p-page-overflow');
  expect(framed).toContain('--p-page-overflow:visible');
});

test('K parts of tabs and accordions of version 4 begin with the boxes that Elementor gives them', () => {
  const part = (kind: string, inside = '') =>
    `<div class="e-con e-atomic-element ${kind}-base">${inside}</div>`;
  const page = drawn(
    [structure, atomic, atomicParts, look],
    part('e-tabs', part('e-tabs-menu') + part('e-tabs-content-area', part('e-tab-content'))) +
      part(
        'e-accordion',
        part('e-accordion-item', part('e-accordion-item-header') + part('e-accordion-item-content')),
      ),
    kitStyles({ container_padding: sides(33) }),
  );
  const boxOf = (kind: string) => {
    const { display, flexDirection, columnGap, padding } = page(`.${kind}-base`);
    return [display, ...(display === 'flex' ? [flexDirection, columnGap] : []), padding].join(' ');
  };
  const kinds = ['e-tabs', 'e-tabs-menu', 'e-tabs-content-area', 'e-tab-content', 'e-accordion'];
  const parts = ['item', 'item-header', 'item-content'].map((name) => `e-accordion-${name}`);
  expect([...kinds, ...parts].map(boxOf)).toEqual([
    'flex column 30px 0px 10px',
    'flex row normal 0px 10px',
    ...['block 0px 10px', 'block 10px'],
    'flex column normal 0px',
    'block 0px',
    'flex row 8px 10px',
    'block 10px',
  ]);
});

test('K a container on the page is as wide as the page, in its middle or where margins push it', () => {
  const container = (id: string, settings: object) => ({ id, elType: 'container', settings, elements: [] });
  const margin = { unit: 'px', top: 0, right: 30, bottom: 0, left: 50 };
  const width = { unit: 'px', size: 200 };
  const elements = [container('a', { margin }), container('b', { content_width: 'full', width })];
  const page = drawn(
    [structure, look],
    ['a', 'b']
      .map((id) => `<div class="elementor-element elementor-element-${id} e-con e-parent"></div>`)
      .join(''),
    documentStyles(parseDocument(elements, { id: 1, cleanHtml: (html) => html })),
  );
  const whole = document.body.getBoundingClientRect();
  const boxOf = (id: string) =>
    document.querySelector(`.elementor-element-${id}`)?.getBoundingClientRect() ?? whole;
  expect(page('.elementor-element-a').marginLeft).toBe('50px');
  expect([boxOf('a').x - whole.x, boxOf('a').width]).toEqual([50, whole.width]);
  const middle = Math.min(whole.width, 200) / 2;
  expect(boxOf('b').x - whole.x).toBeCloseTo(whole.width / 2 - middle, 1);
});

test('K what a kit says of links that are pointed at counts on a button of version 4, and what that says of it more', () => {
  const link = (name: string) => `<a class="e-atomic-element e-button-base ${name}" href="/">A</a>`;
  const own =
    '.elementor-1 .own{color:rgb(1,1,1)}.elementor-1 .both{color:rgb(1,1,1)}.elementor-1 .both[href]{color:rgb(2,2,2)}';
  const hovered = kitStyles({ link_hover_color: '#0000ff' }).replaceAll(':hover', '[href]');
  const page = drawn([atomic, look], link('own') + link('both'), hovered + own);
  expect(page('.own').color).toBe('rgb(0, 0, 255)');
  expect(page('.both').color).toBe('rgb(2, 2, 2)');
});

function sides(size: number) {
  return { unit: 'px', top: size, right: size, bottom: size, left: size };
}

function px(size: number) {
  return { unit: 'px', size };
}

function parse(elements: readonly object[]) {
  return parseDocument(elements, { id: 1, cleanHtml: (html) => html });
}

/** Computed styles of parts of a page with these sheets. */
function drawn(sheets: readonly string[], html: string, more = ''): (part: string) => CSSStyleDeclaration {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${ORDER}*{box-sizing:border-box}${sheets.join('')}${more}`);
  wear(sheet);
  document.body.innerHTML = `<div class="elementor portico-elementor-look elementor-1">${html}</div>`;
  return (part) => getComputedStyle(document.querySelector(part) ?? document.body);
}

/** Computed styles of parts of a page on a site with this kit. */
function shown(kit: object, ...more: readonly string[]): (part: string) => CSSStyleDeclaration {
  // The icons' sheet is loaded when a page has icons, possibly after that of social icons.
  document.adoptedStyleSheets = [SITE, socialIcons, icons, look, kitStyles(kit), ...more].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  document.body.innerHTML = `<div class="elementor portico-elementor-look"><div class="e-con e-parent"><div class="e-con e-child">
    <div class="elementor-widget-heading"><h2 class="elementor-heading-title">A</h2></div><h2 class="words">B</h2>
    <span class="elementor-icon elementor-social-icon">D</span><a class="elementor-button" href="/">C</a></div></div></div>`;
  return (part) => {
    const found = document.querySelector(part);
    if (!found) throw new Error(`There is no ${part}.`);
    return getComputedStyle(found);
  };
}
