import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import divider from '../widgets/divider/divider.base.css?inline';
import iconBox from '../widgets/icon-box/icon-box.sheet.css?inline';
import iconList from '../widgets/icon-list/icon-list.base.css?inline';
import imageBox from '../widgets/image-box/image-box.sheet.css?inline';

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

const ICON = { value: 'fas fa-star', library: 'fa-solid' };
const SIDES = { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' };

test('K sides stay where they were said on a page from right to left, as in Elementor', () => {
  const { style } = drawnWidget('', 'heading', {
    ...{ title: 'A', _padding: SIDES, _margin: SIDES, _border_border: 'solid', _border_width: SIDES },
  });
  const { paddingLeft, marginRight, borderLeftWidth, borderRightWidth } = style('.elementor-element');
  expect([paddingLeft, marginRight, borderLeftWidth, borderRightWidth]).toEqual(['4px', '2px', '4px', '2px']);
});

test.each([
  ['left', 'row-reverse', 'left'],
  ['right', 'row', 'right'],
  ['inline-start', 'row', 'start'],
])('K an icon that is %s of its text is there from right to left too', (position, direction, align) => {
  const { flexDirection, textAlign } = drawnWidget(iconBox, 'icon-box', {
    position,
    position_mobile: position,
  }).style('.elementor-icon-box-wrapper');
  expect([flexDirection, textAlign]).toEqual([direction, align]);
});

test('K a picture on the left of its text, and a list on the left, are there from right to left too', async () => {
  await page.viewport(1440, 800);
  const picture = drawnWidget(imageBox, 'image-box', { position: 'left' });
  expect(picture.style('.elementor-image-box-wrapper').flexDirection).toBe('row-reverse');
  const list = drawnWidget(iconList, 'icon-list', {
    icon_list: [{ text: 'A', selected_icon: ICON }],
    icon_align: 'left',
  });
  expect(list.box('.elementor-icon-list-icon').left).toBeLessThan(innerWidth / 2);
  expect(list.style('.elementor-icon-list-icon svg').marginRight).toBe('3.5px');
});

test('K the words of a picture on the right are aligned with its side, unless their author says otherwise', async () => {
  await page.viewport(1440, 800);
  const alignment = (settings: object) =>
    drawnWidget(imageBox, 'image-box', { title_text: 'A', ...settings }).style('.elementor-image-box-wrapper')
      .textAlign;
  const right = { position: 'right' };
  expect([alignment(right), alignment({ position: 'left' })]).toEqual(['end', 'start']);
  expect(alignment({ ...right, text_align: 'center' })).toBe('center');
});

test.each(['line_text', 'line_icon'])(
  'K what a divider has on its left is there from right to left too: %s',
  (look) => {
    const place = (side: string) => {
      const { box } = drawnWidget(`${divider}`, 'divider', {
        ...{ look, text: 'Words', icon: ICON, text_align: side, icon_align: side },
      });
      const [line, own] = [box('.elementor-divider-separator'), box('.elementor-divider__element')];
      const [before, after] = [own.left - line.left, line.right - own.right];
      return before < 5 ? 'left' : after < 5 ? 'right' : 'between';
    };
    expect(['left', 'center', 'right'].map(place)).toEqual(['left', 'between', 'right']);
  },
);

test('K a button has its icon on the left unless its author says otherwise', () => {
  const flow = (settings: object) =>
    drawnWidget('', 'button', { text: 'Go', selected_icon: ICON, icon_indent: px(5), ...settings }).style(
      '.elementor-button-content-wrapper',
    ).flexDirection;
  expect([flow({}), flow({ icon_align: 'row' })]).toEqual(['row-reverse', 'row']);
});
