import { expect, test } from 'vitest';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import floatingBars from '../widgets/floating-bars/floating-bars.css?inline';
import carousels from '../widgets/image-carousel/image-carousel.css?inline';
import linkInBio from '../widgets/link-in-bio/link-in-bio.sheet.css?inline';
import megaMenu from '../widgets/mega-menu/mega-menu.sheet.css?inline';
import nestedCarousel from '../widgets/nested-carousel/nested-carousel.sheet.css?inline';
import search from '../widgets/search/search.sheet.css?inline';

const SHEETS = `${carousels}${nestedCarousel}${megaMenu}${search}${linkInBio}${floatingBars}`;
const drawn = (widgetType: string, settings: object, elements?: readonly object[]) =>
  drawnWidget(SHEETS, widgetType, settings, elements);

const corners = (size: string) => ({ unit: 'px', top: size, right: size, bottom: size, left: size });
const lined = (group: string, width: string, color: string) => ({
  [`${group}_border`]: 'solid',
  [`${group}_width`]: corners(width),
  [`${group}_color`]: color,
});
const SLIDES = ['c0ffee1', 'c0ffee2'].map((id) => ({ id, elType: 'container', settings: {}, elements: [] }));
const carousel = (settings: object) =>
  drawn('nested-carousel', { slides_to_show: '1', autoplay: '', ...settings }, SLIDES);
const [PREVIOUS, NEXT] = ['.elementor-swiper-button-prev', '.elementor-swiper-button-next'];
const RED = 'rgb(170, 17, 17)';

test('K arrows of a carousel with any content have the box that was designed for them', () => {
  const { style } = carousel({
    arrows_normal_background_background: 'classic',
    arrows_normal_background_color: '#aa1111',
    ...lined('arrows_normal_border_type', '3', '#112233'),
    arrows_border_radius: corners('7'),
    arrows_padding: corners('9'),
  });
  expect(style(NEXT)).toMatchObject({
    ...{ backgroundColor: RED, borderTopWidth: '3px', borderTopColor: 'rgb(17, 34, 51)' },
    ...{ borderTopLeftRadius: '7px', paddingTop: '9px' },
  });
});

test('K arrows of a carousel with any content stand where they were placed', () => {
  const usual = carousel({});
  const row = usual.box('.elementor-widget-nested-carousel');
  expect(usual.box(PREVIOUS).left).toBeCloseTo(row.left, 0);
  expect(usual.box(NEXT).right).toBeCloseTo(row.right, 0);
  const { box } = carousel({
    navigation_previous_icon_horizontal_orientation: 'end',
    navigation_previous_icon_horizontal_position: px(-40),
    navigation_next_icon_horizontal_orientation: 'start',
    navigation_next_icon_vertical_orientation: 'start',
    navigation_next_icon_vertical_position: px(11),
  });
  const moved = box('.elementor-widget-nested-carousel');
  expect(box(PREVIOUS).right).toBeCloseTo(moved.right - 40, 0);
  expect(box(NEXT).left).toBeCloseTo(moved.left, 0);
  expect(box(NEXT).top).toBeCloseTo(moved.top + 11, 0);
});

test('K a carousel with any content keeps its gap, and its dots their room', () => {
  const { found, style } = carousel({
    slides_to_show: '2',
    dots_size: px(12),
    dots_pagination_spacing: px(30),
  });
  expect(found('[data-gap]').getAttribute('data-gap')).toBe('10');
  expect(style('.elementor-image-carousel-wrapper').paddingBottom).toBe('42px');
  const inside = carousel({ dots_position: 'inside' });
  expect(inside.found('.elementor-pagination-position-inside')).not.toBe(document.body);
  expect(inside.style('.elementor-image-carousel-wrapper').paddingBottom).toBe('0px');
});

const MENU = { menu_items: [{ item_title: 'One' }, { item_title: 'Two' }], breakpoint_selector: 'none' };
const TITLE = '.e-n-menu-title';

test('K titles of a mega menu have their box, their corners and the lines between them', () => {
  const { style } = drawn('mega-menu', {
    ...MENU,
    menu_item_title_background_color_background: 'classic',
    menu_item_title_background_color_color: '#aa1111',
    ...lined('menu_item_title_box_border', '2', '#112233'),
    menu_item_title_border_radius: corners('5'),
    menu_item_title_padding: corners('21'),
    menu_divider: 'yes',
    menu_divider_color: '#aa1111',
  });
  expect(style(TITLE)).toMatchObject({
    ...{ backgroundColor: RED, borderTopWidth: '2px', borderTopLeftRadius: '5px', paddingLeft: '21px' },
  });
  expect(style(TITLE, '::after')).toMatchObject({ borderLeftWidth: '2px', borderLeftColor: RED });
  expect(style(`.e-n-menu-item:last-child > ${TITLE}`, '::after').content).toBe('none');
});

test('K the newer search has the field and the button that were designed', () => {
  const { style } = drawn('search', {
    submit_button_text: 'Go',
    search_field_background_normal_background: 'classic',
    search_field_background_normal_color: '#aa1111',
    search_field_input_text_color_normal: '#112233',
    search_field_padding: corners('13'),
    ...lined('search_field_border_normal', '4', '#112233'),
    submit_background_normal_background: 'classic',
    submit_background_normal_color: '#aa1111',
    submit_padding: corners('17'),
    search_field_submit_gap: px(19),
  });
  expect(style('.e-search-input')).toMatchObject({
    ...{ backgroundColor: RED, color: 'rgb(17, 34, 51)', paddingTop: '13px', borderTopWidth: '4px' },
  });
  expect(style('.e-search-submit')).toMatchObject({
    ...{ backgroundColor: RED, paddingTop: '17px', marginLeft: '19px' },
  });
});

test('K a card of links has the background that was chosen, although Elementor stores no kind for it', () => {
  const { style } = drawn('link-in-bio', {
    background_border_background_group_color: '#aa1111',
    background_border_background_overlay_group_image: { url: '/samples/pane.svg' },
  });
  expect(style('.e-link-in-bio__bg').backgroundColor).toBe(RED);
  expect(style('.e-link-in-bio__bg-overlay').backgroundImage).toContain('/samples/pane.svg');
});

test('K a card of links has the shape that was chosen for the lower edge of its cover, instead of a line', () => {
  const shape = 'identity_section_style_cover_divider_bottom';
  const { found, style, box } = drawn('link-in-bio-var-7', {
    identity_image_cover: { url: '/samples/pane.svg', width: 400, height: 300 },
    ...{ [shape]: 'waves', [`${shape}_color`]: '#aa1111', [`${shape}_height`]: px(33) },
    identity_image_bottom_show_border: 'yes',
  });
  const cover = '.e-link-in-bio__identity-image-cover';
  expect(found(cover).classList.contains('has-border')).toBe(false);
  expect(style(`${cover} .elementor-shape-fill`).fill).toBe(RED);
  expect(box(`${cover} .elementor-shape svg`).height).toBe(33);
  expect(box(`${cover} .elementor-shape`).bottom).toBeCloseTo(box(cover).bottom + 1, 0);
});

test('K a floating bar has its picture, although Elementor stores no kind of background for it', () => {
  const { style } = drawn('floating-bars-var-1', {
    announcement_text: 'News',
    floating_bar_background_type_image: { url: '/samples/pane.svg' },
  });
  const bar = style('.elementor-widget-floating-bars-var-1');
  expect(bar.getPropertyValue('--p-bar-background-image')).toContain('/samples/pane.svg');
});

test('K a boxed quotation has the padding and the corners of its sliders', () => {
  const { style } = drawn('blockquote', {
    ...{
      blockquote_content: 'Words',
      blockquote_skin: 'boxed',
      box_padding: px(31),
      box_border_radius: px(6),
    },
  });
  expect(style('.elementor-blockquote')).toMatchObject({ paddingTop: '31px', borderTopLeftRadius: '6px' });
});

test('K the button of a menu has the corners of its slider', () => {
  const { style } = drawn('nav-menu', { toggle_border_radius: px(9) });
  expect(style('.elementor-menu-toggle').borderTopLeftRadius).toBe('9px');
});
