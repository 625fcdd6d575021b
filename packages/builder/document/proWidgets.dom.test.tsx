import { expect, test } from 'vitest';
import ribbon from '../parts/element/ribbon.sheet.css?inline';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import callToAction from '../widgets/call-to-action/call-to-action.sheet.css?inline';
import flipBox from '../widgets/flip-box/flip-box.sheet.css?inline';
import navMenu from '../widgets/nav-menu/nav-menu.sheet.css?inline';
import priceTable from '../widgets/price-table/price-table.sheet.css?inline';
import shareButtons from '../widgets/share-buttons/share-buttons.sheet.css?inline';

const SHEETS = `${callToAction}${ribbon}${flipBox}${navMenu}${priceTable}${shareButtons}`;
const drawn = (widgetType: string, settings: object) => drawnWidget(SHEETS, widgetType, settings);

const ICON = {
  graphic_element: 'icon',
  selected_icon: { library: 'svg', value: { url: '/a.svg' } },
};
const [WHITE, DARK] = ['rgb(255, 255, 255)', 'rgb(63, 68, 75)'];

test.each([
  ['flip-box', {}, WHITE],
  ['call-to-action', { skin: 'cover' }, WHITE],
  ['call-to-action', { skin: 'classic' }, DARK],
])('K the icon of a %s with %j has the colour that Elementor Pro gives it', (type, settings, color) => {
  expect(drawn(type, { ...ICON, ...settings }).style('.elementor-icon').color).toBe(color);
});

test.each(['flip-box', 'call-to-action'])(
  'K the icon of a %s stands on its patch, or in its ring',
  (type) => {
    const colors = { icon_primary_color: '#112233', icon_secondary_color: '#445566' };
    const size = { icon_size: px(40), icon_padding: px(10), icon_border_width: px(4) };
    const stacked = drawn(type, { ...ICON, ...colors, ...size, icon_view: 'stacked' });
    expect(stacked.style('.elementor-icon')).toMatchObject({
      ...{ backgroundColor: 'rgb(17, 34, 51)', color: 'rgb(68, 85, 102)' },
      ...{ padding: '10px', borderTopWidth: '0px', borderTopLeftRadius: '50%' },
    });
    const framed = drawn(type, { ...ICON, ...colors, ...size, icon_view: 'framed', icon_shape: 'square' });
    expect(framed.style('.elementor-icon')).toMatchObject({
      ...{ backgroundColor: 'rgb(68, 85, 102)', color: 'rgb(17, 34, 51)', borderTopColor: 'rgb(17, 34, 51)' },
      ...{ padding: '10px', borderTopWidth: '4px', borderTopLeftRadius: '0px' },
    });
    expect(drawn(type, { ...ICON, ...colors, ...size }).style('.elementor-icon')).toMatchObject({
      ...{ backgroundColor: 'rgba(0, 0, 0, 0)', color: 'rgb(17, 34, 51)', padding: '0px', fontSize: '40px' },
    });
  },
);

const MENU = { layout: 'horizontal', dropdown: 'none', menu_space_between: px(20) };
const FIRST = '.elementor-nav-menu--main > ul > li';
const LAST = `${FIRST}:last-child`;

test('K lines stand in the middle between the items of a menu, and none behind the last', () => {
  const plain = drawn('nav-menu', MENU);
  expect(plain.style(FIRST, '::after').content).toBe('none');
  const width = plain.box(FIRST).width;
  const divided = drawn('nav-menu', {
    ...{
      ...MENU,
      nav_menu_divider: 'yes',
      nav_menu_divider_style: 'dashed',
      nav_menu_divider_color: '#112233',
    },
    ...{ nav_menu_divider_weight: px(6), nav_menu_divider_height: px(12) },
  });
  expect(divided.style(FIRST, '::after')).toMatchObject({
    ...{ content: '""', borderInlineStartStyle: 'dashed', borderInlineStartWidth: '6px' },
    ...{ borderInlineStartColor: 'rgb(17, 34, 51)', height: '12px' },
  });
  expect(divided.box(FIRST).width).toBeCloseTo(width + 20 + 6);
  expect(divided.style(LAST, '::after').content).toBe('none');
  const upright = drawn('nav-menu', { ...MENU, layout: 'vertical', nav_menu_divider: 'yes' });
  expect(upright.style(FIRST, '::after').content).toBe('none');
});

test('K a sub-menu keeps the distance that was chosen, and the pointer finds its way there', () => {
  const { box, style } = drawn('nav-menu', { ...MENU, dropdown_top_distance: px(30) });
  const parent = '.elementor-nav-menu--main .menu-item-has-children';
  expect(box(`${parent} > .sub-menu`).top - box(parent).bottom).toBe(30);
  expect(style(`${parent} > .sub-menu`, '::before').height).toBe('30px');
  const near = drawn('nav-menu', { ...MENU, dropdown_top_distance: px(-8) });
  expect(near.box(`${parent} > .sub-menu`).top - near.box(parent).bottom).toBe(-8);
  expect(near.style(`${parent} > .sub-menu`, '::before').height).toBe('0px');
});

test('K the items of a menu that is spread share its width, with their words in the middle', () => {
  const { box, style } = drawn('nav-menu', { ...MENU, align_items: 'justify', menu_space_between: px(0) });
  expect(box(LAST).right).toBeCloseTo(box('.elementor-nav-menu--main').right);
  const [item, words] = [box(FIRST), box(`${FIRST} a`)];
  expect(words).toMatchObject({ left: item.left, width: item.width });
  expect(style(`${FIRST} a`).justifyContent).toBe('center');
});

test('K what is between the lines of an offer looks as it was told, and is gone where it was switched off', () => {
  const LINE = '.elementor-price-table__features-list > li:nth-child(2)';
  const list = { features_list: [{ item_text: 'A' }, { item_text: 'B' }] };
  const { style, box } = drawn('price-table', {
    ...{
      ...list,
      divider_style: 'dotted',
      divider_color: '#112233',
      divider_weight: px(4),
      divider_gap: px(9),
    },
    divider_width: { unit: 'px', size: 50 },
  });
  const line = style(LINE, '::before');
  expect(line).toMatchObject({
    ...{ borderTopStyle: 'dotted', borderTopWidth: '4px', borderTopColor: 'rgb(17, 34, 51)' },
    ...{ marginTop: '9px', marginBottom: '9px', visibility: 'visible' },
  });
  expect(Number.parseFloat(line.width)).toBeCloseTo(box(LINE).width / 2, 0);
  expect(drawn('price-table', { ...list, list_divider: '' }).style(LINE, '::before').visibility).toBe(
    'hidden',
  );
});

test('K the parts of a price stand where they were put, as large as they were told', () => {
  const P = '.elementor-price-table__';
  const price = { price: '39.99', period: 'a month', price_typography_typography: 'custom' };
  const usual = drawn('price-table', price);
  expect(usual.box(`${P}currency`).left).toBeLessThan(usual.box(`${P}integer-part`).left);
  expect(usual.box(`${P}period`).top).toBeGreaterThanOrEqual(usual.box(`${P}integer-part`).bottom);
  const other = drawn('price-table', {
    ...{
      ...price,
      currency_position: 'after',
      period_position: 'beside',
      currency_vertical_position: 'bottom',
    },
    ...{ price_typography_font_size: px(100), currency_size: { unit: 'px', size: 40 } },
    ...{ 'fractional-part_size': { unit: 'px', size: 20 }, fractional_part_vertical_position: 'bottom' },
  });
  expect(other.box(`${P}currency`).left).toBeGreaterThan(other.box(`${P}integer-part`).right);
  expect(other.box(`${P}period`).left).toBeGreaterThanOrEqual(other.box(`${P}integer-part`).right);
  expect(other.style(`${P}currency`)).toMatchObject({ fontSize: '40px', alignSelf: 'flex-end' });
  expect(other.style(`${P}fractional-part`).fontSize).toBe('20px');
  expect(other.style(`${P}after-price`).justifyContent).toBe('flex-end');
});

test('K the ribbon of an offer is in the corner that was chosen', () => {
  const [OFFER, RIBBON] = ['.elementor-price-table', '.elementor-ribbon'];
  const right = drawn('price-table', { ribbon_title: 'New' });
  expect(right.box(RIBBON).right).toBe(right.box(OFFER).right);
  const left = drawn('price-table', { ribbon_title: 'New', ribbon_horizontal_position: 'left' });
  expect(left.box(RIBBON).left).toBe(left.box(OFFER).left);
});

test('K the patch behind an item of a menu has the corners and the words the colour that were chosen', () => {
  const item = '.elementor-nav-menu--main .elementor-item-active';
  const chosen = { border_radius_menu_item: px(7), color_menu_item_hover_pointer_bg: '#112233' };
  const { style } = drawn('nav-menu', { ...MENU, ...chosen, pointer: 'background' });
  expect(style(item)).toMatchObject({ borderTopLeftRadius: '7px', color: 'rgb(17, 34, 51)' });
  expect(drawn('nav-menu', { ...MENU, ...chosen }).style(item).borderTopLeftRadius).toBe('0px');
});

const SHARE = { share_buttons: [{ button: 'facebook' }, { button: 'linkedin' }, { button: 'whatsapp' }] };
const BLUE = 'rgb(59, 89, 152)';
const CLEAR = 'rgba(0, 0, 0, 0)';

test.each([
  ['flat', { backgroundColor: BLUE, borderTopWidth: '0px' }, { color: WHITE, backgroundColor: CLEAR }, WHITE],
  [
    'framed',
    { backgroundColor: CLEAR, borderTopWidth: '2px' },
    { color: BLUE, backgroundColor: CLEAR },
    BLUE,
  ],
  ['boxed', { backgroundColor: CLEAR, borderTopWidth: '2px' }, { color: WHITE, backgroundColor: BLUE }, BLUE],
  [
    'minimal',
    { backgroundColor: CLEAR, borderTopWidth: '0px' },
    { color: WHITE, backgroundColor: BLUE },
    'rgb(51, 51, 51)',
  ],
])(
  'K buttons for sharing with the skin “%s” have the network’s colour, or the one that was chosen',
  (skin, button, icon, color) => {
    const { style } = drawn('share-buttons', { ...SHARE, skin });
    expect(style('.elementor-share-btn')).toMatchObject(button);
    expect(style('.elementor-share-btn__icon')).toMatchObject(icon);
    expect(style('.elementor-share-btn__text').color).toBe(color);
    const own = { primary_color: '#112233', secondary_color: '#ddeeff' };
    const chosen = drawn('share-buttons', { ...SHARE, skin, ...own }).style;
    expect(chosen('.elementor-share-btn').borderTopColor).toBe('rgb(17, 34, 51)');
    expect(chosen('.elementor-share-btn__text').color).toBe(
      skin === 'flat' ? 'rgb(221, 238, 255)' : 'rgb(17, 34, 51)',
    );
  },
);

test.each([
  ['classic', DARK],
  ['cover', WHITE],
])(
  'K the words of a call to action that is a link as a whole are not coloured as links (%s)',
  (skin, color) => {
    const { style } = drawn('call-to-action', {
      skin,
      link_click: 'box',
      link: { url: '/a/' },
      description: 'Words',
    });
    expect(style('a.elementor-cta .elementor-cta__description').color).toBe(color);
  },
);

test('K buttons for sharing stand in the columns, or on the side, that were chosen', () => {
  const LAST_BUTTON = '.elementor-grid-item:last-child';
  const columns = drawn('share-buttons', { ...SHARE, columns: '2' });
  expect(columns.box(LAST_BUTTON).top).toBeGreaterThan(columns.box('.elementor-grid-item').top);
  const side = drawn('share-buttons', { ...SHARE, alignment: 'right' });
  expect(side.box(LAST_BUTTON).right).toBeCloseTo(side.box('.elementor-grid').right, 0);
});
