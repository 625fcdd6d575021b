import { expect, test } from 'vitest';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import callToAction from '../widgets/call-to-action/call-to-action.sheet.css?inline';
import countdown from '../widgets/countdown/countdown.css?inline';
import galleries from '../widgets/gallery/picture-galleries.sheet.css?inline';
import pointers from '../widgets/nav-menu/menu-pointers.sheet.css?inline';
import navMenu from '../widgets/nav-menu/nav-menu.sheet.css?inline';
import searchForm from '../widgets/search-form/search-form.sheet.css?inline';
import slides from '../widgets/slides/slides.sheet.css?inline';
import contents from '../widgets/table-of-contents/table-of-contents.sheet.css?inline';

const AT_ONCE = '*,*::before,*::after{transition-duration:0s!important;transition-delay:0s!important}';
const SHEETS = `${callToAction}${countdown}${galleries}${navMenu}${pointers}${searchForm}${slides}${contents}${AT_ONCE}`;
const drawn = (widgetType: string, settings: object) => drawnWidget(SHEETS, widgetType, settings);
const reach = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

const ITEM = '.elementor-nav-menu--main .elementor-item:not(.elementor-item-active)';
const MENU = { layout: 'horizontal', dropdown: 'none' };
/** Two halves of an odd width, each rounded down, leave less than a tenth of a pixel. */
const NEARLY_NONE = expect.stringMatching(/^0(\.0\d*)?px$/);
const FLAT = 'matrix(1, 0, 0, 1, 0, 0)';

test.each([
  ['underline', 'animation_line', 'grow', '::after', { opacity: '0', height: '0px' }],
  ['overline', 'animation_line', 'drop-out', '::before', { opacity: '0', top: '10px' }],
  ['double-line', 'animation_line', 'drop-in', '::after', { opacity: '0', bottom: '-10px' }],
  ['underline', 'animation_line', 'slide', '::after', { opacity: '0', right: '-10px' }],
  ['framed', 'animation_framed', 'shrink', '::before', { transform: 'matrix(1.25, 0, 0, 1.25, 0, 0)' }],
  ['framed', 'animation_framed', 'corners', '::after', { width: '3px', borderTopWidth: '0px' }],
  ['framed', 'animation_framed', 'draw', '::before', { height: '3px', borderBottomWidth: '3px' }],
  ['background', 'animation_background', 'grow', '::before', { transform: 'matrix(0.5, 0, 0, 0.5, 0, 0)' }],
  ['background', 'animation_background', 'sweep-up', '::before', { height: '0px' }],
  ['background', 'animation_background', 'shutter-out-horizontal', '::before', { width: NEARLY_NONE }],
  ['background', 'animation_background', 'shutter-in-vertical', '::after', { height: '0px' }],
] as const)(
  'K the mark “%s” of a menu’s item comes as its %s “%s” says',
  (pointer, setting, way, part, before) => {
    const { style, box } = drawn('nav-menu', { ...MENU, pointer, [setting]: way });
    expect(style(ITEM, part)).toMatchObject({ content: '""', ...before });
    reach(ITEM);
    const then = style(ITEM, part);
    expect(then.opacity).toBe('1');
    expect(['none', FLAT]).toContain(then.transform);
    const { height } = box(ITEM);
    if (pointer === 'framed' || way.startsWith('sweep'))
      expect(Number.parseFloat(then.height)).toBeCloseTo(height, 0);
    if (way === 'grow' && pointer === 'underline') expect(then.height).toBe('3px');
  },
);

test.each([
  ['float', 'matrix(1, 0, 0, 1, 0, -8)'],
  [undefined, 'matrix(1.2, 0, 0, 1.2, 0, 0)'],
  ['none', 'none'],
])('K the words of a menu’s item move as they were told: %s', (way, moved) => {
  const { style } = drawn('nav-menu', { ...MENU, pointer: 'text', ...(way && { animation_text: way }) });
  expect(style(ITEM).transform).toBe('none');
  reach(ITEM);
  expect(style(ITEM).transform).toBe(moved);
});

test('K a menu that says nothing of how its mark comes lets it fade in, and has no sheet for more', () => {
  const { style } = drawn('nav-menu', MENU);
  expect(style(ITEM, '::after')).toMatchObject({ opacity: '0', height: '3px', bottom: '0px' });
  expect(document.querySelector('.e--animation-fade')).not.toBeNull();
});

test('K a menu has the icons that were chosen for its button and for items with more below', () => {
  const icon = (name: string) => ({ library: 'fa-solid', value: `fas fa-${name}` });
  drawn('nav-menu', {
    ...{ toggle_icon_normal: icon('bars'), toggle_icon_active: icon('times'), submenu_icon: icon('plus') },
    toggle_icon_hover_animation: 'grow',
  });
  const there = (selector: string) => document.querySelector(selector) !== null;
  expect(there('.elementor-menu-toggle .elementor-animation-grow .e-fas-bars')).toBe(true);
  expect(there('.portico-menu-close .e-fas-times')).toBe(true);
  expect(there('.elementor-item > .sub-arrow .e-fas-plus')).toBe(true);
  expect(there('.caret-wrap .caret')).toBe(false);
  drawn('nav-menu', { submenu_icon: { value: '', library: '' } });
  expect(there('.caret-wrap')).toBe(true);
  expect(there('.caret-wrap > *')).toBe(false);
});

const WORDS = '.elementor-cta__title';
const CALL = { title: 'A', button: 'B', link: { url: '#' }, skin: 'cover' };

test('K the words of a call to action over a picture move when it is reached, as they were told', () => {
  const comes = drawn('call-to-action', { ...CALL, content_animation: 'enter-from-left' });
  expect(comes.style(WORDS)).toMatchObject({ opacity: '0', transform: 'matrix(1, 0, 0, 1, -1000, 0)' });
  reach('.elementor-cta__button');
  expect(comes.style(WORDS)).toMatchObject({ opacity: '1', transform: 'none' });
  const usual = drawn('call-to-action', CALL);
  expect(usual.style(WORDS)).toMatchObject({ opacity: '1', transform: 'none' });
  reach('.elementor-cta__button');
  expect(usual.style(WORDS).transform).toBe('matrix(1.1, 0, 0, 1.1, 0, 0)');
  for (const still of [{ content_animation: '' }, { skin: 'classic', content_animation: 'grow' }]) {
    const { style } = drawn('call-to-action', { ...CALL, ...still });
    reach('.elementor-cta__button');
    expect(style(WORDS).transform).toBe('none');
  }
});

test('K the layer over a side of a flip box mixes with what is below as it was told', () => {
  const { style } = drawn('flip-box', {
    ...{ background_overlay_a: '#112233', background_overlay_a_blend_mode: 'multiply' },
    ...{ background_overlay_b: '#112233', background_overlay_b_blend_mode: 'screen' },
  });
  expect(style('.elementor-flip-box__front > div').mixBlendMode).toBe('multiply');
  expect(style('.elementor-flip-box__back > div').mixBlendMode).toBe('screen');
});

test('K an icon of an offer has the colour of its row', () => {
  const selected_item_icon = { library: 'fa-solid', value: 'fas fa-check' };
  const { style } = drawn('price-table', {
    features_list: [
      { item_text: 'A', selected_item_icon, item_icon_color: '#112233' },
      { item_text: 'B', selected_item_icon, item_icon_color: '"><script>' },
    ],
  });
  expect(style('li:first-child .e-fas-check').color).toBe('rgb(17, 34, 51)');
  expect(document.querySelector('li:last-child .e-fas-check')?.hasAttribute('color')).toBe(false);
});

test('K dots of a carousel of testimonials have the place and the gap that were chosen', () => {
  const carousel = { slides: [{ content: 'A' }, { content: 'B' }], pagination_gap: px(13) };
  const { style } = drawn('testimonial-carousel', { ...carousel, pagination_position: 'inside' });
  expect(style('.swiper-pagination').getPropertyValue('--swiper-pagination-bullet-horizontal-gap')).toBe(
    '13px',
  );
  expect(document.querySelector('.elementor-pagination-position-inside')).not.toBeNull();
  drawn('testimonial-carousel', carousel);
  expect(document.querySelector('.elementor-pagination-position-outside')).not.toBeNull();
});

test('K boxes of a countdown with their labels beside them stand on the side that was chosen', () => {
  const [BOXES, LAST] = ['.elementor-countdown-wrapper', '.elementor-countdown-item:last-child'];
  const inline = { due_date: '2099-01-01 00:00', label_display: 'inline' };
  const end = drawn('countdown', { ...inline, boxes_alignment: 'end' });
  expect(end.box(LAST).right).toBeCloseTo(end.box(BOXES).right, 0);
  const start = drawn('countdown', { ...inline, boxes_alignment: 'start' });
  expect(start.box('.elementor-countdown-item').left).toBeCloseTo(start.box(BOXES).left, 0);
  expect(start.box(LAST).right).toBeLessThan(start.box(BOXES).right);
});

test('K links of a table of contents are underlined when they were told, and its fold stands on the side that was chosen', () => {
  const link = '<a class="elementor-toc__list-item-text" href="#a">A</a>';
  const lined = drawn('table-of-contents', {
    ...{ item_text_underline_normal: 'yes', toggle_button_position: 'row-reverse', heading_gap: px(12) },
  });
  lined.found('.elementor-toc__body').insertAdjacentHTML('beforeend', link);
  expect(lined.style('.elementor-toc__list-item-text').textDecorationLine).toBe('underline');
  expect(lined.style('.elementor-toc__header')).toMatchObject({
    flexDirection: 'row-reverse',
    columnGap: '12px',
  });
  const plain = drawn('table-of-contents', { item_text_underline_hover: '' });
  plain.found('.elementor-toc__body').insertAdjacentHTML('beforeend', link);
  expect(plain.style('.elementor-toc__list-item-text').textDecorationLine).toBe('none');
  expect(document.querySelector('.portico-toc-plain')).not.toBeNull();
});

test('K a search form is as large as it was told, and so are its button and its icon', () => {
  const { style } = drawn('search-form', {
    ...{ size: px(60), button_width: { unit: 'px', size: 2 }, icon_size: px(30), border_radius: px(8) },
  });
  expect(style('.elementor-search-form__input')).toMatchObject({ minHeight: '60px', paddingLeft: '20px' });
  expect(style('.elementor-search-form__submit')).toMatchObject({ minHeight: '60px', minWidth: '120px' });
  expect(style('.elementor-search-form__icon')).toMatchObject({ width: '30px', height: '30px' });
  expect(style('.elementor-search-form__container').borderTopLeftRadius).toBe('8px');
});

test('K the picture of a slide comes nearer, or goes away, while its slide is shown', () => {
  const picture = { background_image: { url: '/a.png' }, background_ken_burns: 'yes' };
  const { style } = drawn('slides', { slides: [picture, { ...picture, zoom_direction: 'out' }] });
  const [near, away] = ['.elementor-ken-burns--in', '.elementor-ken-burns--out'];
  const BIG = 'matrix(1.3, 0, 0, 1.3, 0, 0)';
  expect([style(near).transform, style(away).transform]).toEqual(['none', BIG]);
  for (const slide of document.querySelectorAll('.swiper-slide')) slide.classList.add('swiper-slide-active');
  expect([style(near).transform, style(away).transform]).toEqual([BIG, 'none']);
});

test('K the words of a slide come once it is there, as they were told; those of the first slide are there', () => {
  const [first, second] = ['.swiper-slide', '.swiper-slide + .swiper-slide'].map(
    (slide) => `${slide} .swiper-slide-contents`,
  ) as [string, string];
  const slides = [{ heading: 'A' }, { heading: 'B' }];
  const shown = (settings: object) => {
    const { found, style } = drawn('slides', { slides, ...settings });
    const isSeen = style(second).opacity;
    found('.swiper-slide').classList.add('swiper-slide-active');
    found('.swiper').classList.add('swiper-initialized');
    return { found, style, isSeen };
  };
  const usual = shown({ transition_speed: 900 });
  expect([usual.isSeen, usual.style(first).opacity, usual.style(second).opacity]).toEqual(['1', '1', '0']);
  const lower = new DOMMatrix(usual.style(second).transform);
  expect(lower.f).toBeCloseTo(usual.found(second).getBoundingClientRect().height, 1);
  expect(usual.style('.swiper').getPropertyValue('--p-slide-way')).toBe('900ms');
  usual.found('.swiper-slide + .swiper-slide').classList.add('swiper-slide-active');
  expect(usual.style(second)).toMatchObject({ opacity: '1', transform: 'none' });
  const grows = shown({ content_animation: 'zoomIn' });
  expect(grows.style(second).transform).toBe('matrix(0.3, 0, 0, 0.3, 0, 0)');
  expect(shown({ content_animation: '' }).style(second)).toMatchObject({ opacity: '1', transform: 'none' });
});

test('K the layer and the words over a picture of a gallery come and go as they were told', () => {
  const [LAYER, TITLE] = ['.elementor-gallery-item__overlay', '.elementor-gallery-item__title'];
  const gallery = { gallery: [{ url: '/a.png', title: 'A' }], overlay_title: 'title', link_to: '' };
  const seen = (settings: object) => {
    const { style } = drawn('gallery', { ...gallery, ...settings });
    return [LAYER, TITLE].map((part) => `${style(part).opacity} ${style(part).transform}`);
  };
  expect(seen({})).toEqual(['1 none', '0 none']);
  expect(seen({ content_hover_animation: '' })).toEqual(['1 none', '1 none']);
  expect(
    seen({ background_overlay_hover_animation: 'enter-zoom-in', content_hover_animation: 'exit-to-left' }),
  ).toEqual(['0 matrix(0.2, 0, 0, 0.2, 0, 0)', '1 none']);
  const { style } = drawn('gallery', {
    ...gallery,
    ...{ overlay_background_background: 'classic', overlay_background_color: '#112233' },
  });
  expect(style(LAYER).backgroundColor).toBe('rgb(17, 34, 51)');
});

test('K dots of slides are Elementor’s, black until they were given a colour', () => {
  const slides = [{ heading: 'A' }, { heading: 'B' }];
  const DOT = '.swiper-pagination-bullet';
  const dots = (settings: object) => {
    const { found, style } = drawn('slides', { slides, ...settings });
    found('.swiper-pagination').innerHTML =
      '<span class="swiper-pagination-bullet swiper-pagination-bullet-active"></span><span class="swiper-pagination-bullet"></span>';
    const seen = [`${DOT}-active`, `${DOT} + ${DOT}`].map((dot) => style(dot));
    return seen.map(({ backgroundColor, opacity }) => `${backgroundColor} ${opacity}`);
  };
  const BLACK = 'rgb(0, 0, 0)';
  expect(dots({})).toEqual([`${BLACK} 1`, `${BLACK} 0.2`]);
  expect(dots({ dots_color: '#112233' })).toEqual(['rgb(17, 34, 51) 1', `${BLACK} 0.2`]);
  expect(dots({ dots_color_inactive: '#445566' })).toEqual([`${BLACK} 1`, 'rgb(68, 85, 102) 1']);
});

test('K the numbers of a list’s pages look as the widget of the list was told', () => {
  const { found, style } = drawn('archive-posts', {
    ...{ pagination_color: '#112233', pagination_active_color: '#445566', pagination_align: 'right' },
    ...{ pagination_spacing: px(14), pagination_spacing_top: px(41) },
    ...{ pagination_typography_typography: 'custom', pagination_typography_font_size: px(23) },
  });
  found('.elementor-widget-container').innerHTML =
    `<nav class="elementor-pagination"><span class="page-numbers current">1</span>
    <a class="page-numbers" href="#2">2</a></nav>`;
  const pages = style('.elementor-pagination');
  expect(pages).toMatchObject({ textAlign: 'right', marginTop: '41px' });
  expect(pages.getPropertyValue('--p-between')).toBe('14px');
  expect(style('a.page-numbers')).toMatchObject({ color: 'rgb(17, 34, 51)', fontSize: '23px' });
  expect(style('span.current').color).toBe('rgb(68, 85, 102)');
});
