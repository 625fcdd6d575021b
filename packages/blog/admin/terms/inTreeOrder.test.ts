import { expect, test } from 'vitest';
import { inTreeOrder } from './inTreeOrder.ts';

test('TH-10 what lies below another comes right after it, and what lies below nothing known is at the top', () => {
  const items = [
    { id: 3, name: 'Adelaide', parent: 2 },
    { id: 4, name: 'Beyond', parent: 99 },
    { id: 2, name: 'Local', parent: 1 },
    { id: 1, name: 'News', parent: null },
    { id: 5, name: 'World', parent: 1 },
  ];
  expect(inTreeOrder(items).map(({ name, above }) => [...above, name].join(' › '))).toEqual([
    'Beyond',
    'News',
    'News › Local',
    'News › Local › Adelaide',
    'News › World',
  ]);
});
