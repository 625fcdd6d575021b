import type { Layout } from '../../protocol.ts';

export const LAYOUT_NAMES: Readonly<Record<Layout, string>> = {
  slider: 'Slider',
  grid: 'Grid',
  list: 'List',
  rating: 'Rating alone',
  badge: 'Badge',
};
