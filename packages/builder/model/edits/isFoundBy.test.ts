import { expect, test } from 'vitest';
import { isFoundBy } from './isFoundBy.ts';

const VIDEO = { label: 'Video', keywords: ['youtube', 'film'] };

test.each<[string, boolean]>([
  ['', true],
  ['  ', true],
  ['vid', true],
  ['VIDÉO', true],
  ['YouTube', true],
  ['film you', true],
  ['my-video', true],
  ['deo', false],
  ['video of a cat', false],
  ['***', true],
])('PB-24 “%s” finds the video by its name, its type and what else it is called: %s', (search, isFound) => {
  expect(isFoundBy(search, 'my-video', VIDEO)).toBe(isFound);
});
