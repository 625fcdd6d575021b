import type { Layout } from '../../wire/public.ts';

export const LAYOUT_NAMES: Readonly<Record<Layout, string>> = {
  slider: 'Slider',
  grid: 'Grid',
  list: 'List',
  rating: 'Rating only',
  badge: 'Badge',
};
