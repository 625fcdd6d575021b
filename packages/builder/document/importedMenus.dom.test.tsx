import { expect, test } from 'vitest';
import { drawnWidget } from '../testing/drawnWidget.tsx';
import megaMenu from '../widgets/mega-menu/mega-menu.sheet.css?inline';
import navMenu from '../widgets/nav-menu/nav-menu.sheet.css?inline';
import nestedCarousel from '../widgets/nested-carousel/nested-carousel.sheet.css?inline';

/** Found by drawing the same documents on a site with Elementor 4.2 and PRO Elements 3.33. */

const SHEETS = `${navMenu}${megaMenu}${nestedCarousel}`;
const drawn = (widgetType: string, settings: object, elements?: readonly object[]) =>
  drawnWidget(SHEETS, widgetType, settings, elements);

const PARENT = '.elementor-nav-menu--main > ul > .menu-item-has-children';
const MENU = { dropdown: 'none' };

test('K the arrow of a menu’s item belongs to its words, and the button lies over it', () => {
  const { found, box, style } = drawn('nav-menu', MENU);
  expect(found(`${PARENT} a > .sub-arrow .e-fas-caret-down`)).not.toBe(document.body);
  const [link, button] = [box(`${PARENT} a`), box(`${PARENT} .caret-wrap`)];
  expect(button.right).toBeCloseTo(link.right, 0);
  expect(button.left).toBeLessThanOrEqual(box(`${PARENT} .sub-arrow svg`).left);
  expect(box(PARENT).width).toBeCloseTo(link.width, 0);
  expect(box(`${PARENT} .sub-arrow svg`).width).toBeCloseTo(
    Number.parseFloat(style(`${PARENT} a`).fontSize),
    0,
  );
});

test('K items of a vertical menu are as wide as the menu', () => {
  const { box } = drawn('nav-menu', { ...MENU, layout: 'vertical' });
  expect(box('.elementor-item').width).toBeCloseTo(box('.elementor-nav-menu--main').width, 0);
});

test('K a sub-menu is Elementor Pro’s plain white box', () => {
  const { style } = drawn('nav-menu', MENU);
  expect(style(`${PARENT} > .sub-menu`)).toMatchObject({
    ...{ backgroundColor: 'rgb(255, 255, 255)', borderTopWidth: '0px', padding: '0px', boxShadow: 'none' },
  });
  expect(style(`${PARENT} > .sub-menu a`)).toMatchObject({ padding: '10px 20px', color: 'rgb(51, 55, 61)' });
});

test('K the button of a menu leaves the room of the closed list below it, unless that covers the page', () => {
  const room = (settings: object) =>
    drawn('nav-menu', { layout: 'dropdown', ...settings }).style('.portico-menu-toggle').paddingBottom;
  expect(room({})).toBe('30px');
  expect(room({ full_width: 'stretch' })).toBe('0px');
});

test('K items of a mega menu that is stretched stand at both ends, with Elementor Pro’s room', () => {
  const items = ['One', 'Two', 'Three'].map((item_title) => ({ item_title }));
  const { box, style } = drawn('mega-menu', {
    ...{ menu_items: items, breakpoint_selector: 'none', item_position_horizontal: 'stretch' },
  });
  const menu = box('.e-n-menu-heading');
  expect(box('.e-n-menu-item:last-child .e-n-menu-title').right).toBeCloseTo(menu.right, 0);
  expect(box('.e-n-menu-item').width).toBeLessThan(menu.width / 3);
  expect(style('.e-n-menu-title')).toMatchObject({ padding: '8px 16px', color: 'rgb(31, 33, 36)' });
});

test('K a carousel with any content goes the way that was chosen for it', () => {
  const slide = [{ id: 'c0ffee1', elType: 'container', settings: {}, elements: [] }];
  const way = (direction: string) =>
    drawn('nested-carousel', { direction }, slide).found('.swiper').getAttribute('dir');
  expect([way('rtl'), way('ltr'), way('')]).toEqual(['rtl', 'ltr', null]);
});
