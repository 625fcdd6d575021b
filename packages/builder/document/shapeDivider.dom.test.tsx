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

/** How much of their box shapes fill in Elementor, from 0 to 1: each layer, or the negative. */
test.each([
  ['mountains', false, [0.634, 0.497, 0.342]],
  ['drops', false, [0.377]],
  ['waves-pattern', false, [0.627]],
  ['drops', true, [0.621]],
  ['clouds', false, [0.336]],
  ['clouds', true, [0.643]],
  ['pyramids', true, [0.572]],
  ['triangle-asymmetrical', true, [0.527]],
  ['curve', true, [0.261]],
  ['curve-asymmetrical', true, [0.262]],
  ['waves', true, [0.491]],
  ['split', true, [0.984]],
  ['book', true, [0.211]],
] as const)('K the shape %s (negative: %s) fills as much as Elementor’s', (shape, isNegative, areas) => {
  const settings = { shape_divider_top: shape, shape_divider_top_negative: isNegative ? 'yes' : '' };
  drawnElement('', { elType: 'container', settings: { content_width: 'full', ...settings } });
  const paths = [...document.querySelectorAll('.elementor-shape path')].map(
    (one) => one.getAttribute('d') ?? '',
  );
  expect(paths).toHaveLength(areas.length);
  for (const [index, path] of paths.entries())
    expect(Math.abs(filled(path) / (areas[index] ?? 0) - 1)).toBeLessThan(0.04);
});

/** The part of a drawing of 1000 by 100 that a path fills. */
function filled(path: string): number {
  const canvas = new OffscreenCanvas(1000, 100).getContext('2d', { willReadFrequently: true });
  canvas?.fill(new Path2D(path));
  const pixels = canvas?.getImageData(0, 0, 1000, 100).data ?? [];
  return (
    Array.from(pixels).reduce((sum, value, index) => sum + (index % 4 === 3 ? value : 0), 0) / 255 / 100_000
  );
}
