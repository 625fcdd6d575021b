import { expect, test } from 'vitest';
import { drawnElement, px } from '../testing/drawnWidget.tsx';

const NATURAL = 10.2;
const edge = (shape: string, height: number) => {
  const settings = { shape_divider_top: shape, shape_divider_top_height: px(height) };
  return drawnElement('', { elType: 'container', settings: { content_width: 'full', ...settings } });
};

test.each(['clouds', 'drops'])(
  'K higher %s grow and are cut at the sides, they are not stretched',
  (shape) => {
    const { box } = edge(shape, 300);
    expect(box('.elementor-shape svg').height).toBeCloseTo(300, 0);
    expect(box('.elementor-shape path').width).toBeCloseTo(300 * NATURAL, -1);
  },
);

test('K the pattern of waves keeps the form of its waves at every height', () => {
  const { box } = edge('waves-pattern', 30);
  expect(box('.elementor-shape path').width).toBeCloseTo(30 * 283, -2);
});

test('K a higher tilt is stretched', () => {
  const { box } = edge('tilt', 300);
  expect(box('.elementor-shape path').width).toBeCloseTo(box('.elementor-shape svg').width, 0);
});
