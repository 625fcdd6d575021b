import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawnWidget, px } from '../../testing/drawnWidget.tsx';
import iconList from '../../widgets/icon-list/icon-list.base.css?inline';
import icons from './icon.css?inline';

/** Measured in Elementor 4.3 with the same files. */

const file = (drawing: string) => ({
  library: 'svg',
  value: { id: 7, url: `/${encodeURIComponent(drawing)}` },
});
const PLAIN = file('viewBox="0 0 2 1"><path d="M0 0h2"/>');
const PAINTED = file('viewBox="0 0 2 1" fill="none"><rect fill="#ff0000"/><path d="M0 0h2"/>');
const drawn = (type: string, settings: object) => drawnWidget(`${icons}${iconList}`, type, settings);
const fill = ({ style }: ReturnType<typeof drawn>, part = 'path') => style(`.e-icon-drawing ${part}`).fill;

test('K an icon of a file has the colour of its widget, also while it is pointed at, and keeps what it painted itself', async () => {
  const colours = { primary_color: '#008000', hover_primary_color: '#0000ff', size: px(40) };
  const plain = drawn('icon', { selected_icon: PLAIN, ...colours });
  expect(fill(plain)).toBe('rgb(0, 128, 0)');
  const { width, height } = plain.box('.e-icon-drawing');
  expect([width, height]).toEqual([40, 40]);
  const box = plain.found('.elementor-icon') as HTMLElement;
  box.style.transition = 'none';
  await userEvent.hover(box);
  expect(fill(plain)).toBe('rgb(0, 0, 255)');

  const painted = drawn('icon', { selected_icon: PAINTED, ...colours });
  expect([fill(painted, 'rect'), fill(painted)]).toEqual(['rgb(255, 0, 0)', 'rgb(0, 128, 0)']);
  const listed = drawn('icon-list', {
    icon_list: [{ text: 'One', selected_icon: PLAIN }],
    icon_color: '#800080',
  });
  expect(fill(listed)).toBe('rgb(128, 0, 128)');
});

test('K where Elementor lets an icon inherit its colour, a file that says none has none', () => {
  for (const [type, settings] of [
    ['icon', { view: 'framed' }],
    ['icon-box', { title_text: 'Box' }],
    ['button', { text: 'Go' }],
  ] as const) {
    expect(fill(drawn(type, { selected_icon: PAINTED, ...settings })), type).toBe('none');
    expect(fill(drawn(type, { selected_icon: PLAIN, ...settings })), type).not.toBe('none');
  }
});

test('K an icon of a file is as wide as it is drawn where it is told so, and as high in a button', () => {
  const fitted = drawn('icon', { selected_icon: PLAIN, fit_to_size: 'yes', size: px(40) });
  expect(fitted.box('.e-icon-drawing').width).toBe(80);
  const { width, height } = drawn('button', { text: 'Go', selected_icon: PLAIN }).box('.e-icon-drawing');
  expect(height).toBe(width / 2);
});
