import type { AdminFeature, NavigationEntry } from '@portico/kernel/admin';
import { expect, it } from 'vitest';
import { navigationFor } from './navigationFor.ts';

const entry = (to: string, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  label: to,
  to,
  icon: () => null,
  role: 'editor',
  group: 'site',
  order: 0,
  ...more,
});
const feature = (...navigation: NavigationEntry[]): AdminFeature => ({ name: 'x', navigation, screens: [] });

it('orders what the features bring by group and number, with the home screen on top', () => {
  const features = [
    feature(entry('/b', { order: 2 }), entry('/a', { order: 1 })),
    feature(entry('/', { order: 9 }), entry('/pages', { group: 'content' })),
  ];
  expect(
    navigationFor(features, 'editor').map(({ label, entries }) => [label, entries.map(({ to }) => to)]),
  ).toEqual([
    [null, ['/']],
    ['Content', ['/pages']],
    ['Site', ['/a', '/b']],
  ]);
});

it('leaves out what a role may not use, and groups that are empty then', () => {
  const features = [feature(entry('/'), entry('/users', { role: 'administrator' }))];
  expect(navigationFor(features, 'editor').map(({ group }) => group)).toEqual(['start']);
  expect(navigationFor(features, 'administrator').map(({ group }) => group)).toEqual(['start', 'site']);
});
