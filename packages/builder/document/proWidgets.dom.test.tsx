import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { withElementorLook } from '../model/document/pageLook.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import icons from '../parts/icon/icon-frame.sheet.css?inline';
import callToAction from '../widgets/call-to-action/call-to-action.sheet.css?inline';
import flipBox from '../widgets/flip-box/flip-box.sheet.css?inline';
import navMenu from '../widgets/nav-menu/nav-menu.sheet.css?inline';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';
import look from './elementor-look.sheet.css?inline';

const SITE = `@layer reset, portico, elementor;@layer reset{ul{margin:0;padding:0;list-style:none}.wrap{display:flex}}`;

const BEFORE = [...document.adoptedStyleSheets];

/** A widget on a page that counts on Elementor's look, as the server draws it and with the sheets that it comes with. */
function drawn(widgetType: string, settings: object) {
  const parsed = parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }], {
    id: 7,
    cleanHtml: (html) => html,
  });
  const page = { ...parsed, settings: withElementorLook(parsed.settings) };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${SITE}${icons}${callToAction}${flipBox}${navMenu}${look}${documentStyles(page)}`);
  document.adoptedStyleSheets = [...BEFORE, sheet];
  document.body.innerHTML = renderToStaticMarkup(<DocumentView document={page} />);
  onTestFinished(() => {
    document.adoptedStyleSheets = BEFORE;
    document.body.replaceChildren();
  });
  const found = (selector: string) => document.querySelector(selector) ?? document.body;
  return {
    style: (selector: string, part?: string) => getComputedStyle(found(selector), part),
    box: (selector: string) => found(selector).getBoundingClientRect(),
  };
}

const px = (size: number) => ({ unit: 'px', size });
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
  const { box } = drawn('nav-menu', { ...MENU, align_items: 'justify', menu_space_between: px(0) });
  expect(box(LAST).right).toBeCloseTo(box('.elementor-nav-menu--main').right);
  const [item, words] = [box(FIRST), box(`${FIRST} a`)];
  expect(item.width).toBeGreaterThan(words.width);
  expect(words.left - item.left).toBeCloseTo(item.right - words.right, 0);
});
